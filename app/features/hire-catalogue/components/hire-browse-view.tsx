import {
  HIRE_PAGE_SIZE,
  type HireBrowsed,
  type HireListQuery,
  hireListHref,
  type TypedDates,
} from "#app/features/fleet/catalogue/hire-catalogue.ts";
import { ChargedDaysNote } from "#app/features/hire-prices/components/charged-days-note.tsx";
import { localeHref } from "#app/i18n/locale.ts";
import * as messages from "#app/i18n/messages/hire/hire-catalogue.ts";
import * as rider from "#app/i18n/messages/hire/rider.ts";
import * as shop from "#app/i18n/messages/shop/shop.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Banner } from "#app/ui/page/banner.tsx";
import { CompanionHeading } from "#app/ui/page/companion-heading.tsx";
import { EmptyState } from "#app/ui/page/empty-state.tsx";
import listFocusScript from "#app/ui/page/list-focus.client.ts?script";
import { Pagination } from "#app/ui/tables/pagination.tsx";
import { chosenDates, type HireDates } from "../hire-dates.ts";
import type { HireOffer } from "../hire-offer.ts";
import { DateBar } from "./date-bar.tsx";
import { HireFilters, HireSearch } from "./hire-filters.tsx";
import { HireGrid } from "./hire-grid.tsx";
import { HireScript } from "./hire-script.tsx";

interface HireBrowseProps {
  readonly query: HireListQuery;
  readonly dates: HireDates;
  readonly browsed: HireBrowsed;
  /** Offers by item id; empty without dates. */
  readonly offers: ReadonlyMap<string, HireOffer>;
}

/** The hire catalogue as visitors see it. */
export function HireBrowseView({ query: asked, dates, browsed, offers }: HireBrowseProps) {
  const t = useT();
  const locale = useLocale();
  const chosen = chosenDates(dates);
  const query = { ...asked, dates: chosen };
  const { cards, page, pages, closest } = browsed;
  const { category, group, search } = query;
  return (
    <div className="wrap browse" data-hire-page="">
      <HireScript />
      <script type="module" async src={listFocusScript} />
      <header className="browse-head">
        <CompanionHeading level={1} of={messages.browse} />
        <HireSearch query={query} dates={chosen} />
        <a className="link browse-rider" href={localeHref(locale, `/dry-hire/rider${riderSearch(chosen)}`)}>
          {t(rider.link)}
        </a>
      </header>
      <DateBar
        path="/dry-hire/browse"
        dates={dates}
        datesHref={(other) => hireListHref({ ...query, dates: other })}
        kept={{ category, group, search }}
      />
      <div data-live="charged" className="hire-charged">
        {dates.note && <ChargedDaysNote note={dates.note} factor={null} />}
      </div>
      <HireFilters browsed={browsed} query={query} />
      {closest && <Banner role="status">{t(shop.closest, { query: search })}</Banner>}
      <div className="browse-found">
        {cards.length > 0 ? (
          <>
            <BrowseCount browsed={browsed} query={query} />
            <HireGrid cards={cards} offers={offers} dates={chosen} />
            <Pagination
              page={page}
              pages={pages}
              hrefOf={(to) => localeHref(locale, hireListHref({ ...query, page: to }))}
            />
          </>
        ) : (
          <NoItems browsed={browsed} query={query} />
        )}
      </div>
    </div>
  );
}

function riderSearch(dates: TypedDates | null): `?${string}` | "" {
  return dates ? `?${new URLSearchParams({ from: dates.from, to: dates.to })}` : "";
}

function BrowseCount({ browsed, query }: { browsed: HireBrowsed; query: HireListQuery }) {
  const t = useT();
  const locale = useLocale();
  const from = (browsed.page - 1) * HIRE_PAGE_SIZE + 1;
  return (
    <div className="browse-bar">
      <p>
        {t(shop.showing, { from, to: from + browsed.cards.length - 1, total: browsed.total })}{" "}
        {query.search !== "" && (
          <>
            {!browsed.closest && <span>{t(shop.forQuery, { query: query.search })}</span>}{" "}
            <a className="link" href={localeHref(locale, hireListHref({ ...query, search: "", page: 1 }))}>
              {t(shop.clear)}
            </a>
          </>
        )}
      </p>
    </div>
  );
}

/** Why a list is empty, and the way on from there. */
function NoItems({ browsed, query }: { browsed: HireBrowsed; query: HireListQuery }) {
  const t = useT();
  const locale = useLocale();
  const linkToAll = (
    <ButtonLink href={localeHref(locale, hireListHref({ dates: query.dates }))}>
      {t(messages.everything)}
    </ButtonLink>
  );
  if (browsed.unknown) {
    return (
      <EmptyState title={t(messages.unknownPlace)} action={linkToAll}>
        {t(messages.unknownHint)}
      </EmptyState>
    );
  }
  if (browsed.total > 0) {
    const last = localeHref(locale, hireListHref({ ...query, page: browsed.pages }));
    return (
      <EmptyState
        title={t(shop.pastEnd, { page: browsed.page })}
        action={<ButtonLink href={last}>{t(shop.lastPage)}</ButtonLink>}
      >
        {t(shop.pastEndHint, { pages: browsed.pages })}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={t(messages.noItems)}
      action={
        <div className="browse-ways">
          {linkToAll}
          <ButtonLink variant="outline" href={localeHref(locale, "/dry-hire#quote")}>
            {t(messages.askUs)}
          </ButtonLink>
        </div>
      }
    >
      {query.search !== "" && `${t(shop.noResults, { query: query.search })}. `}
      {t(messages.noItemsHint)}
    </EmptyState>
  );
}
