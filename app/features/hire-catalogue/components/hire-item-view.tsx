import { ProductGallery } from "#app/features/catalog/components/gallery/product-gallery.tsx";
import type { Period } from "#app/features/claims/claims.ts";
import {
  type HireItemPage,
  hireItemHref,
  hireListHref,
  type TypedDates,
} from "#app/features/fleet/catalogue/hire-catalogue.ts";
import { ChargedDaysNote } from "#app/features/hire-prices/components/charged-days-note.tsx";
import { keepFigures } from "#app/i18n/keep-together.ts";
import { localeHref } from "#app/i18n/locale.ts";
import * as catalogue from "#app/i18n/messages/hire/hire-catalogue.ts";
import * as messages from "#app/i18n/messages/hire/hire-item.ts";
import * as dryHire from "#app/i18n/messages/site/dry-hire.ts";
import { nameIn, nameLang } from "#app/i18n/named.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { slugOf } from "#app/lib/text/slug.ts";
import { Breadcrumb } from "#app/ui/page/breadcrumb.tsx";
import { chosenDates, type HireDates, periodWords, typedPeriod } from "../hire-dates.ts";
import type { HireOffer } from "../hire-offer.ts";
import { AddToHire, quantityField } from "./add-to-hire.tsx";
import { DateBar, DatesLink } from "./date-bar.tsx";
import { HireGrid } from "./hire-grid.tsx";
import { HireOfferState, HireRates } from "./hire-rates.tsx";
import { HireScript } from "./hire-script.tsx";
import { ItemDescription, ItemRelations, ItemSection, ItemSheet } from "./item-sections.tsx";
import { MonthStrip, type MonthView } from "./month-strip.tsx";

export interface HireItemProps {
  readonly item: HireItemPage;
  readonly quantity: number;
  readonly dates: HireDates;
  /** Offers of the item and its alternatives, by id; empty without dates. */
  readonly offers: ReadonlyMap<string, HireOffer>;
  /** Other periods of the same length where the item is short. Null where it is not short, or without dates. */
  readonly nearest: readonly Period[] | null;
  readonly month: MonthView;
  /** JSON for search engines, every "<" escaped. */
  readonly structured: string;
}

/** An item for hire as visitors see it. */
export function HireItemView(props: HireItemProps) {
  const { item, quantity, dates, offers, month, structured } = props;
  const t = useT();
  const chosen = chosenDates(dates);
  return (
    <div className="wrap product-page hire-item" data-hire-page="">
      <HireScript />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every "<" escaped. */}
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structured }} />
      <ItemTrail item={item} dates={chosen} />
      <DateBar
        path={hireItemHref(item.slug)}
        dates={dates}
        datesHref={(other) => hireItemHref(item.slug, { dates: other, quantity })}
      >
        <label className="hire-date hire-date-quantity">
          <span className="field-label">{t(catalogue.quantity)}</span>
          <input className="input" name="quantity" {...quantityField(item, quantity)} data-item-quantity="" />
        </label>
      </DateBar>
      <div className="product-top">
        <ProductGallery images={item.image ? [item.image] : []} turntable={null} />
        <ItemOffer {...props} />
      </div>
      <div className="product-info">
        <MonthStrip item={item} dates={dates} view={month} />
        <div className="hire-item-facts">
          <ItemRelations item={item} dates={chosen} />
          <ItemSheet item={item} />
        </div>
      </div>
      {item.alternatives.length > 0 && (
        <ItemSection id="alternatives" title={messages.alternatives}>
          <HireGrid cards={item.alternatives} offers={offers} dates={chosen} heading="h3" eager={false} />
        </ItemSection>
      )}
    </div>
  );
}

function ItemTrail({ item, dates }: { item: HireItemPage; dates: TypedDates | null }) {
  const t = useT();
  const locale = useLocale();
  const [department] = item.trail;
  return (
    <Breadcrumb
      trail={[
        { label: t(dryHire.dryHire), href: localeHref(locale, "/dry-hire") },
        { label: t(catalogue.browse), href: localeHref(locale, hireListHref({ dates })) },
        ...(department
          ? [
              {
                label: nameIn(locale, department),
                ...nameLang(locale, department),
                href: localeHref(locale, hireListHref({ category: department.slug, dates })),
              },
            ]
          : []),
        { label: nameIn(locale, item), ...nameLang(locale, item) },
      ]}
    />
  );
}

function ItemOffer({ item, quantity, dates, offers, nearest }: HireItemProps) {
  const t = useT();
  const locale = useLocale();
  const chosen = chosenDates(dates);
  const offer = offers.get(item.id) ?? null;
  return (
    <div className="product-buy">
      <p className="product-brand">
        <span className="hire-code">{item.code}</span>{" "}
        <a
          className="link"
          href={localeHref(locale, hireListHref({ group: slugOf(item.group.name), dates: chosen }))}
        >
          {nameIn(locale, item.group)}
        </a>
      </p>
      <h1 {...nameLang(locale, item)}>{keepFigures(nameIn(locale, item))}</h1>
      <ItemDescription item={item} />
      <div className="offer hire-offer">
        <HireRates item={item} offer={offer} />
        <div data-live="charged" className="hire-charged">
          {offer && dates.note && <ChargedDaysNote note={dates.note} factor={offer.factor} rules />}
        </div>
        <HireOfferState
          item={item}
          offer={offer}
          open={<DatesLink field="from">{t(catalogue.chooseDates)}</DatesLink>}
        />
        <AddToHire item={item} quantity={quantity} dates={chosen} large />
        <Nearest item={item} quantity={quantity} nearest={nearest} />
        {item.product && (
          <p className="offer-note">
            <a className="link" href={localeHref(locale, `/shop/product/${item.product.slug}`)}>
              {t(messages.alsoForSale)}
            </a>
          </p>
        )}
      </div>
    </div>
  );
}

/** Other periods as links that set the dates. */
function Nearest({ item, quantity, nearest }: Pick<HireItemProps, "item" | "quantity" | "nearest">) {
  const t = useT();
  const locale = useLocale();
  return (
    <div data-live="nearest" className="hire-nearest">
      {nearest !== null && (
        <>
          <h2>{t(messages.nearest)}</h2>
          {nearest.length === 0 ? (
            <p className="offer-note">{t(messages.nearestNone)}</p>
          ) : (
            <ul>
              {nearest.map((period) => (
                <li key={period.from.getTime()}>
                  <a
                    className="link"
                    href={localeHref(
                      locale,
                      hireItemHref(item.slug, { dates: typedPeriod(period), quantity }),
                    )}
                    rel="nofollow"
                  >
                    {t(messages.nearestPeriod, periodWords(locale, period))}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </div>
  );
}
