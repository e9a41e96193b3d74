import { useId } from "react";
import { localeHref } from "#app/i18n/locale.ts";
import * as messages from "#app/i18n/messages/shop/shop.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { Button } from "#app/ui/button.tsx";
import { CheckIcon, CloseIcon } from "#app/ui/icons.tsx";
import { InlineScript } from "#app/ui/inline-script.tsx";
import { countFilters, type Facet, type FacetValue, NO_FILTERS, toggleFilter } from "../../index/facets.ts";
import { type ListQuery, listHref } from "../../schema.ts";
import { WordingText } from "../wording.tsx";
import { facetLabel, facetTitle } from "./facet-messages.ts";

/** Names the panel for the buttons that open and close it. */
export const FACET_PANEL = "filters";

/** The key under which the browser keeps, for its next page, how far the open sheet was scrolled. */
const OPEN_KEY = "filters_open";

/** A filter that is chosen in the sheet loads the list again; the sheet stays open until it is closed. */
const REOPEN = `try{const p=document.getElementById("${FACET_PANEL}"),y=sessionStorage.getItem("${OPEN_KEY}");sessionStorage.removeItem("${OPEN_KEY}");if(y!==null){p.showPopover?p.showPopover():p.dataset.open="";p.scrollTop=+y}}catch{}`;

/** Values of a filter that are always in sight. */
const IN_SIGHT = 7;

/**
 * The filters of a list, every value a link to the list with or without it. On a wide page it is beside the
 * products; on a narrow one it is a sheet that the browser itself opens and closes.
 */
export function FacetPanel({
  facets,
  query,
  total,
}: {
  facets: readonly Facet[];
  query: ListQuery;
  total: number;
}) {
  const t = useT();
  return (
    <aside
      id={FACET_PANEL}
      popover="auto"
      className="facets"
      aria-label={t(messages.filters)}
      data-sheet={OPEN_KEY}
    >
      <div className="facets-head">
        <h2>{t(messages.filters)}</h2>
        <button
          type="button"
          className="button-icon"
          popoverTarget={FACET_PANEL}
          popoverTargetAction="hide"
          aria-label={t(messages.closeFilters)}
        >
          <CloseIcon />
        </button>
      </div>
      {facets.map((facet) => (
        <FacetGroup key={`${facet.name} ${facet.key}`} facet={facet} query={query} />
      ))}
      <TradePrices />
      <div className="facets-foot">
        {countFilters(query) > 0 && <ClearFilters query={query} />}
        <Button
          variant="solid"
          className="facets-show"
          popoverTarget={FACET_PANEL}
          popoverTargetAction="hide"
        >
          {t(messages.showFound, { n: total })}
        </Button>
      </div>
      <InlineScript code={REOPEN} />
    </aside>
  );
}

/** Prices without VAT beside the others: the visitor's own choice, which stays in the browser. */
function TradePrices() {
  const t = useT();
  return (
    <section className="facet with-script">
      <h2>{t(messages.prices)}</h2>
      <button type="button" className="facet-switch" aria-pressed="false" data-trade-switch="">
        <span className="facet-box">
          <CheckIcon />
        </span>
        <span className="facet-label">{t(messages.tradePrices)}</span>
      </button>
    </section>
  );
}

function FacetGroup({ facet, query }: { facet: Facet; query: ListQuery }) {
  const t = useT();
  const locale = useLocale();
  const title = useId();
  const more = useId();
  const first = facet.values.filter((value, index) => index < IN_SIGHT || value.chosen);
  const rest = facet.values.filter((value) => !first.includes(value));
  const list = (values: readonly FacetValue[]) => (
    <ul aria-labelledby={title}>
      {values.map((value) => (
        <li key={value.key}>
          <FacetLink facet={facet} value={value} query={query} />
        </li>
      ))}
    </ul>
  );
  return (
    <section className="facet">
      <h2 id={title}>
        <WordingText of={facetTitle(t, locale, facet)} />
      </h2>
      {list(first)}
      {rest.length > 0 && (
        <details className="facet-more">
          <summary id={more} aria-labelledby={`${more} ${title}`}>
            {t(messages.moreValues)}
          </summary>
          {list(rest)}
        </details>
      )}
    </section>
  );
}

function FacetLink({ facet, value, query }: { facet: Facet; value: FacetValue; query: ListQuery }) {
  const t = useT();
  const locale = useLocale();
  const next = toggleFilter(query, facet.name, value.key);
  return (
    <a
      href={localeHref(locale, listHref({ ...query, ...next, page: 1 }))}
      rel="nofollow"
      {...(value.chosen && { "aria-current": "true" as const })}
    >
      <span className="facet-box">{value.chosen && <CheckIcon />}</span>
      <span className="facet-label">
        <WordingText of={facetLabel(t, locale, { facet, value })} />
      </span>
      <small>{value.count}</small>
      {value.chosen && <span className="hidden-visually">{t(messages.removeFilter)}</span>}
    </a>
  );
}

export function ClearFilters({ query }: { query: ListQuery }) {
  const t = useT();
  const locale = useLocale();
  return (
    <a
      className="link facets-clear"
      href={localeHref(locale, listHref({ ...query, ...NO_FILTERS, page: 1 }))}
      rel="nofollow"
    >
      {t(messages.clearFilters)}
    </a>
  );
}
