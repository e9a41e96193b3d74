import { localeHref } from "#app/i18n/locale.ts";
import * as messages from "#app/i18n/messages/shop/shop.ts";
import { nameIn, nameLang } from "#app/i18n/named.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { SearchIcon } from "#app/ui/icons.tsx";
import type { CategoryView } from "../../catalog.ts";
import { type ListQuery, listHref, SEARCH_LIMIT } from "../../schema.ts";
import suggestScript from "../../search/suggest.client.ts?script";

/** The search box: a plain GET form, so that a search is an address. */
export function SearchBox({ query }: { query: Pick<ListQuery, "search" | "category"> }) {
  const t = useT();
  const locale = useLocale();
  return (
    <search>
      <form
        method="get"
        action={localeHref(locale, "/shop/browse")}
        className="shop-search"
        data-suggest={`/api/products/suggest?lang=${locale}`}
      >
        <script type="module" async src={suggestScript} />
        {query.category && <input type="hidden" name="category" value={query.category} />}
        <label className="search">
          <span className="hidden-visually">{t(messages.searchLabel)}</span>
          <SearchIcon />
          <input
            className="input"
            type="search"
            data-label={t(messages.searchLabel)}
            name="search"
            defaultValue={query.search}
            placeholder={t(messages.search)}
            maxLength={SEARCH_LIMIT}
            autoComplete="off"
            enterKeyHint="search"
          />
        </label>
        <SubmitButton variant="solid">{t(messages.searchButton)}</SubmitButton>
      </form>
    </search>
  );
}

/** "All" and every department, each a link; below a chosen department the ones inside it. */
export function CategoryFilter({
  categories,
  query,
}: {
  categories: readonly CategoryView[];
  query: ListQuery;
}) {
  const t = useT();
  const chosen = categories.find((category) => category.slug === query.category) ?? null;
  const departments = inReach(
    categories.filter((category) => isTop(category, categories)),
    query,
  );
  const inside = chosen
    ? categories.filter((category) => category.parentId === insideOf(chosen, categories))
    : [];
  const chipOf = (category: (typeof categories)[number]) => (
    <li key={category.id}>
      <CategoryChip category={category} query={query} current={isWithin(chosen, category, categories)} />
    </li>
  );
  return (
    <nav className="shop-filter" aria-label={t(messages.categories)}>
      <ul className="chips chips-scroll fade-ends">
        <li>
          <Chip label={t(messages.all)} slug={null} query={query} current={query.category === null} />
        </li>
        {departments.map(chipOf)}
      </ul>
      {inside.length > 0 && (
        <ul className="chips chips-scroll chips-inside fade-ends" aria-label={t(messages.subcategories)}>
          {inside.map(chipOf)}
        </ul>
      )}
    </nav>
  );
}

/**
 * Departments in the order of the row. With a search, those that have some of it come first: on a phone the others are
 * out of sight.
 */
function inReach(departments: readonly CategoryView[], { search }: ListQuery): readonly CategoryView[] {
  if (search === "") return departments;
  return departments.toSorted((a, b) => Number(b.products > 0) - Number(a.products > 0));
}

function isTop(category: CategoryView, categories: readonly CategoryView[]): boolean {
  return !categories.some((other) => other.id === category.parentId);
}

/** The category whose children the second row shows: the chosen one, or its parent when it has no children. */
function insideOf(chosen: CategoryView, categories: readonly CategoryView[]): string | null {
  const hasChildren = categories.some((category) => category.parentId === chosen.id);
  return hasChildren || isTop(chosen, categories) ? chosen.id : chosen.parentId;
}

function isWithin(
  chosen: CategoryView | null,
  category: CategoryView,
  categories: readonly CategoryView[],
): boolean {
  for (let at = chosen; at; ) {
    if (at.id === category.id) return true;
    const parentId: string | null = at.parentId;
    at = categories.find((other) => other.id === parentId) ?? null;
  }
  return false;
}

function CategoryChip({
  category,
  query,
  current,
}: {
  category: CategoryView;
  query: ListQuery;
  current: boolean;
}) {
  const locale = useLocale();
  return (
    <Chip
      label={nameIn(locale, category)}
      {...nameLang(locale, category)}
      count={category.products}
      slug={category.slug}
      query={query}
      current={current}
    />
  );
}

function Chip({
  label,
  lang,
  count,
  slug,
  query,
  current,
}: {
  label: string;
  /** The language of the label, where it is not the page's. */
  lang?: string;
  count?: number;
  slug: string | null;
  query: ListQuery;
  current: boolean;
}) {
  const locale = useLocale();
  return (
    <a
      className={classNames("chip", count === 0 && !current && "chip-none")}
      lang={lang}
      href={localeHref(locale, listHref({ ...query, category: slug, page: 1 }))}
      {...(current && { "aria-current": "true" as const })}
    >
      {label}
      {count !== undefined && <small>{count}</small>}
    </a>
  );
}
