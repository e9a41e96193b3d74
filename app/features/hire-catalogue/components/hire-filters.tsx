import { SEARCH_LIMIT } from "#app/features/catalog/schema.ts";
import {
  type HireBrowsed,
  type HireFilter,
  type HireListQuery,
  hireListHref,
  type TypedDates,
} from "#app/features/fleet/catalogue/hire-catalogue.ts";
import { localeHref } from "#app/i18n/locale.ts";
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

/** Departments, and below them the groups of the chosen one; every filter is a link. */
export function HireFilters({ browsed, query }: FiltersProps) {
  const t = useT();
  const { departments, groups, department } = browsed;
  const clear = { page: 1, group: null };
  return (
    <nav className="shop-filter" aria-label={t(shop.categories)}>
      <ul className="chips chips-scroll fade-ends">
        <li>
          <FilterChip
            label={t(shop.all)}
            to={{ ...query, ...clear, category: null }}
            current={query.category === null}
          />
        </li>
        {departments.map((listed) => (
          <li key={listed.slug}>
            <FilterChip
              filter={listed}
              to={{ ...query, ...clear, category: listed.slug }}
              current={department?.slug === listed.slug}
            />
          </li>
        ))}
      </ul>
      <ul className="chips chips-scroll chips-inside fade-ends" aria-label={t(messages.groups)}>
        <li>
          <FilterChip
            label={t(messages.everyGroup)}
            to={{ ...query, page: 1, group: null }}
            current={query.group === null}
          />
        </li>
        {groups.map((group) => (
          <li key={group.slug}>
            <FilterChip
              filter={group}
              to={{ ...query, page: 1, group: group.slug }}
              current={query.group === group.slug}
            />
          </li>
        ))}
      </ul>
    </nav>
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
