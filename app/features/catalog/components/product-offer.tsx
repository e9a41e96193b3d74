import { coverIreland, type DeliveryOffer } from "#app/features/settings/settings.ts";
import { formatMoney, formatRate } from "#app/i18n/formats.ts";
import { localeHref } from "#app/i18n/locale.ts";
import * as messages from "#app/i18n/messages/shop/catalog.ts";
import * as lists from "#app/i18n/messages/shop/price-list.ts";
import * as stock from "#app/i18n/messages/shop/stock.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { type Cents, netOfVat, ZERO } from "#app/lib/money.ts";
import type { ProductPage, Reduction, Variation } from "../catalog.ts";
import { StockLine } from "./stock-line.tsx";

/** Price with and without VAT, stock, delivery; `action` is the button. */
export function ProductOffer({
  product,
  chosen,
  delivery,
  action,
}: {
  product: ProductPage;
  chosen: Variation | null;
  /** Where one is delivered, and for how much. */
  delivery: DeliveryOffer;
  action: React.ReactNode;
}) {
  const t = useT();
  const locale = useLocale();
  const offer = chosen ?? product;
  const isOnHand = offer.stock.word === "in" || offer.stock.word === "low";
  return (
    <div className="offer">
      <div className="offer-price">
        {offer.price === null ? (
          <p className="price price-large">{t(stock.priceOnRequest)}</p>
        ) : (
          <PriceBlock
            price={offer.price}
            catalogPrice={offer.catalogPrice ?? null}
            vatRate={offer.vatRate}
            reduction={offer.reduction}
          />
        )}
        <StockLine stock={offer.stock} />
      </div>
      {action}
      {product.kind !== "external" && (
        <p className="offer-note">
          <b>{t(messages.deliveryTitle)}.</b>{" "}
          <DeliveryText delivery={delivery} isPriced={isOnHand && offer.price !== null} />{" "}
          <a className="link" href={localeHref(locale, "/returns")}>
            {t(messages.withdrawText)}
          </a>
        </p>
      )}
    </div>
  );
}

interface DeliveryTextProps {
  readonly delivery: DeliveryOffer;
  /** The goods are in stock and have a price: only then the time and the prices of delivery are known. */
  readonly isPriced: boolean;
}

/** Where the product is delivered, and where it is not. */
function DeliveryText({ delivery: { reached, refused }, isPriced }: DeliveryTextProps) {
  const t = useT();
  const locale = useLocale();
  if (reached.length === 0) return t(messages.deliveryNone);
  const zones = reached.map(({ zone }) => zone);
  const names = zones.map(({ name }) => name[locale]).join(", ");
  const prices = reached.map(({ zone, price }) =>
    t(messages.deliveryZone, {
      zone: zone.name[locale],
      price: price === ZERO ? t(messages.deliveryFree) : formatMoney(price),
    }),
  );
  const text = isPriced
    ? t(messages.deliveryPrices, { prices: prices.join(", ") })
    : coverIreland(zones)
      ? t(messages.deliveryText)
      : t(messages.deliveryZones, { zones: names });
  const without = refused.map(({ name }) => name[locale]);
  if (![...zones, ...refused].some(({ country }) => country === "IE")) without.push(t(messages.ireland));
  return without.length === 0
    ? text
    : `${text} ${t(messages.deliveryRefused, { zones: without.join(", ") })}`;
}

function PriceBlock({
  price,
  catalogPrice,
  vatRate,
  reduction,
}: {
  price: Cents;
  /** The catalog price; null where the price is no price list's. */
  catalogPrice: Cents | null;
  vatRate: number;
  reduction: Reduction | null;
}) {
  const t = useT();
  const rate = formatRate(vatRate);
  return (
    <div>
      {reduction && (
        <p className="offer-was">
          <span className="hidden-visually">
            {t(messages.wasPrice, { price: formatMoney(reduction.lowestBefore) })}
          </span>
          <s aria-hidden="true">{formatMoney(reduction.lowestBefore)}</s>
        </p>
      )}
      <p className="price price-large">
        {reduction && <span className="hidden-visually">{t(messages.nowPrice, { price: "" })}</span>}
        {formatMoney(price)}
      </p>
      <p className="offer-vat">
        {t(messages.inclVat, { rate })} ·{" "}
        {t(messages.exVat, { price: formatMoney(netOfVat(price, vatRate)) })}
      </p>
      {catalogPrice !== null && (
        <p className="offer-vat">
          <b>{t(lists.yourPrice)}</b> · {t(lists.catalogPrice, { price: formatMoney(catalogPrice) })}
        </p>
      )}
      {reduction && (
        <p className="offer-vat">{t(messages.lowestPrice, { price: formatMoney(reduction.lowestBefore) })}</p>
      )}
    </div>
  );
}
