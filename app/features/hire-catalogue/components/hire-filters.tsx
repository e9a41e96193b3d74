import { useId } from "react";
import { SEARCH_LIMIT } from "#app/features/catalog/schema.ts";
import {
  type HireBrowsed,
  type HireFilter,
  type HireListQuery,
  hireListHref,
  type TypedDates,
} from "#app/features/fleet/catalogue/hire-catalogue.ts";
import { localeHref } from "#app/i18n/locale.ts";
import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/hire/hire-catalogue.ts";
import * as shop from "#app/i18n/messages/shop/shop.ts";
import { nameIn, nameLang } from "#app/i18n/named.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { SearchField } from "#app/ui/forms/search-field.tsx";

/** The search box: a plain GET form, so that a search is an address. Dates and filters stay. */
export function HireSearch({ query, dates }: { query: HireListQuery; dates: TypedDates | null }) {
  const t = useT();
  const locale = useLocale();
  const kept = { category: query.category, group: query.group, from: dates?.from, to: dates?.to };
  return (
    <search>
      <form method="get" action={localeHref(locale, "/dry-hire/browse")} className="shop-search">
        {Object.entries(kept).map(
          ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <SearchField
          label={t(messages.searchLabel)}
          placeholder={t(messages.search)}
          name="search"
          defaultValue={query.search}
          maxLength={SEARCH_LIMIT}
          enterKeyHint="search"
        />
        <SubmitButton variant="solid">{t(shop.searchButton)}</SubmitButton>
      </form>
    </search>
  );
}

interface FiltersProps {
  readonly browsed: Pick<HireBrowsed, "departments" | "groups" | "department">;
  /** The query of the list, with the dates that links carry on. */
  readonly query: HireListQuery;
}

/**
 * Departments, and below them the groups of the chosen one; every filter is a link. Without a department the groups would
 * say most of its words again.
 */
export function HireFilters({ browsed, query }: FiltersProps) {
  const t = useT();
  const { departments, groups, department } = browsed;
  const hasGroups = query.group !== null || (query.category !== null && groups.length > 1);
  return (
    <nav className="shop-filter" aria-label={t(shop.categories)}>
      <FilterRow
        label={messages.department}
        all={{ ...query, page: 1, group: null, category: null }}
        isAll={query.category === null}
      >
        {departments.map((listed) => (
          <li key={listed.slug}>
            <FilterChip
              filter={listed}
              to={{ ...query, page: 1, group: null, category: listed.slug }}
              current={department?.slug === listed.slug}
            />
          </li>
        ))}
      </FilterRow>
      {hasGroups && (
        <FilterRow
          label={messages.group}
          all={{ ...query, page: 1, group: null }}
          isAll={query.group === null}
          inside
        >
          {groups.map((group) => (
            <li key={group.slug}>
              <FilterChip
                filter={group}
                to={{ ...query, page: 1, group: group.slug }}
                current={query.group === group.slug}
              />
            </li>
          ))}
        </FilterRow>
      )}
    </nav>
  );
}

interface FilterRowProps {
  readonly label: Message;
  /** The list without this filter. */
  readonly all: HireListQuery;
  readonly isAll: boolean;
  /** Whether it narrows the row above it. */
  readonly inside?: boolean;
  readonly children: React.ReactNode;
}

/** A row of chips with its name. Below 48rem it scrolls; above that it wraps, and no chip is out of sight. */
function FilterRow({ label, all, isAll, inside, children }: FilterRowProps) {
  const t = useT();
  const id = useId();
  return (
    <div className="hire-filter-row">
      <span className="hire-filter-name" id={id}>
        {t(label)}
      </span>
      <ul
        className={classNames("chips chips-scroll fade-ends", inside && "chips-inside")}
        aria-labelledby={id}
      >
        <li>
          <FilterChip label={t(shop.all)} to={all} current={isAll} />
        </li>
        {children}
      </ul>
    </div>
  );
}

interface FilterChipProps {
  readonly filter?: HireFilter;
  /** Instead of a filter's name. */
  readonly label?: string;
  readonly to: HireListQuery;
  readonly current: boolean;
}

function FilterChip({ filter, label, to, current }: FilterChipProps) {
  const locale = useLocale();
  return (
    <a
      className={classNames("chip", filter?.items === 0 && !current && "chip-none")}
      {...(filter && nameLang(locale, filter))}
      href={localeHref(locale, hireListHref(to))}
      {...(current && { "aria-current": "true" as const })}
    >
      {filter ? nameIn(locale, filter) : label}
      {filter && <small>{filter.items}</small>}
    </a>
  );
}
