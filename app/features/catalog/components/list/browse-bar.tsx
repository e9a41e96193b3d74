import { localeHref } from "#app/i18n/locale.ts";
import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/shop/shop.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { CloseIcon } from "#app/ui/icons.tsx";
import type { ListSize } from "../../catalog.ts";
import {
  countFilters,
  type Facet,
  type FacetValue,
  SORTS,
  type Sort,
  toggleFilter,
} from "../../index/facets.ts";
import { type ListQuery, listHref, PAGE_SIZE, sortOf } from "../../schema.ts";
import { WordingText } from "../wording.tsx";
import { facetLabel, facetTitle } from "./facet-messages.ts";
import { ClearFilters, FACET_PANEL } from "./facet-panel.tsx";

/** Above the products: how many there are, for which text, in which order. */
export function BrowseBar({
  query,
  list,
  hasFilters,
}: {
  query: ListQuery;
  list: ListSize;
  hasFilters: boolean;
}) {
  const t = useT();
  const locale = useLocale();
  const first = (list.page - 1) * PAGE_SIZE + 1;
  const last = first + list.shown - 1;
  return (
    <div className="browse-bar">
      <p>
        {list.shown > 0
          ? t(messages.showing, { from: first, to: last, total: list.total })
          : list.total === 0 && t(messages.noneShown)}
        {query.search !== "" && (
          <>
            {" "}
            {!list.closest && <span>{t(messages.forQuery, { query: query.search })}</span>}{" "}
            <a
              className="link"
              href={localeHref(locale, listHref({ ...query, search: "", sort: null, page: 1 }))}
            >
              {t(messages.clear)}
            </a>
          </>
        )}
      </p>
      <div className="browse-tools">
        {hasFilters && <OpenFilters count={countFilters(query)} />}
        {list.total > 1 && <SortMenu query={query} />}
      </div>
    </div>
  );
}

function OpenFilters({ count }: { count: number }) {
  const t = useT();
  return (
    <button type="button" className="chip facets-open" popoverTarget={FACET_PANEL}>
      {t(messages.filters)}
      {count > 0 && <small>{count}</small>}
    </button>
  );
}

const SORT_MESSAGES: Readonly<Record<Sort, Message>> = {
  featured: messages.sortFeatured,
  best: messages.sortBest,
  name: messages.sortName,
  price: messages.sortPrice,
  "price-desc": messages.sortPriceDown,
  new: messages.sortNew,
};

function SortMenu({ query }: { query: ListQuery }) {
  const t = useT();
  const locale = useLocale();
  const offered = SORTS.filter((sort) => sortOf(query.search, sort) === sort);
  const current = sortOf(query.search, query.sort);
  return (
    <details className="sort-menu">
      <summary className="chip">{t(messages.sort, { by: t(SORT_MESSAGES[current]) })}</summary>
      <ul>
        {offered.map((sort) => (
          <li key={sort}>
            <a
              href={localeHref(locale, listHref({ ...query, sort, page: 1 }))}
              rel="nofollow"
              {...(sort === current && { "aria-current": "true" as const })}
            >
              {t(SORT_MESSAGES[sort])}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** What is set, each a link that takes it away again. */
export function ChosenFacets({ facets, query }: { facets: readonly Facet[]; query: ListQuery }) {
  const t = useT();
  if (countFilters(query) === 0) return null;
  const known = facets.flatMap((facet) =>
    facet.values.filter(({ chosen }) => chosen).map((value) => ({ facet, value })),
  );
  return (
    <div className="browse-chosen">
      <ul className="chips" aria-label={t(messages.chosenFilters)}>
        {known.map(({ facet, value }) => (
          <li key={`${facet.name} ${value.key}`}>
            <ChosenChip facet={facet} value={value} query={query} />
          </li>
        ))}
      </ul>
      <ClearFilters query={query} />
    </div>
  );
}

function ChosenChip({ facet, value, query }: { facet: Facet; value: FacetValue; query: ListQuery }) {
  const t = useT();
  const locale = useLocale();
  const next = toggleFilter(query, facet.name, value.key);
  return (
    <a
      className="chip chip-set"
      href={localeHref(locale, listHref({ ...query, ...next, page: 1 }))}
      rel="nofollow"
    >
      <span className="hidden-visually">{t(messages.removeFilter)}: </span>
      <span>
        {facet.name === "specs" && (
          <>
            <WordingText of={facetTitle(t, locale, facet)} />
            {": "}
          </>
        )}
        <WordingText of={facetLabel(t, locale, { facet, value })} />
      </span>
      <CloseIcon />
    </a>
  );
}
