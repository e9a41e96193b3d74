import { ChargedDaysNote } from "#app/features/hire-prices/components/charged-days-note.tsx";
import { closedSentence } from "#app/features/hire-prices/components/closed-times-banner.tsx";
import type { HirePrice } from "#app/features/hire-prices/hire-price.ts";
import { formatMoney, formatRate } from "#app/i18n/formats.ts";
import { localeHref } from "#app/i18n/locale.ts";
import * as messages from "#app/i18n/messages/hire/hire-basket.ts";
import * as dryHire from "#app/i18n/messages/site/dry-hire.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import type { Cents } from "#app/lib/money.ts";
import { CompanionHeading } from "#app/ui/page/companion-heading.tsx";
import { basketSearch } from "../basket-address.ts";
import type { BasketView } from "../basket-view.ts";

/** What the basket costs on its dates, the waiver, and the link that shares it. */
export function BasketSummary({ view }: { view: BasketView }) {
  const t = useT();
  const locale = useLocale();
  const { price, waiverRate, basket } = view;
  return (
    <>
      <CompanionHeading level={2} of={messages.summary} id="hire-summary" className="step-1" />
      <div className="basket-price" data-hire-part="price">
        {price ? (
          <PriceRows price={price} view={view} />
        ) : (
          <p className="cart-note">{t(messages.chooseDates)}</p>
        )}
      </div>
      <label className="check">
        <input
          type="checkbox"
          id="hire-waiver"
          name="waiver"
          value="1"
          defaultChecked={basket.waiver}
          aria-describedby="hire-waiver-hint"
        />
        <span>{t(messages.waiver, { percent: formatRate(waiverRate) })}</span>
        <span className="field-hint" id="hire-waiver-hint">
          {t(messages.waiverHint)}
        </span>
      </label>
      <p className="cart-note">{t(messages.guide)}</p>
      <div className="basket-share" data-hire-part="share">
        <a
          className="button button-outline button-small"
          href={localeHref(locale, `/dry-hire/basket${basketSearch(basket)}`)}
          data-hire-share={t(messages.linkCopied)}
          aria-describedby="hire-share-hint"
        >
          {t(messages.share)}
        </a>
        <p className="cart-note" id="hire-share-hint">
          {t(messages.shareHint)}
        </p>
      </div>
    </>
  );
}

/** On a phone total and way to the form stay at the lower edge, until the form comes into view. */
export function BasketBar({ view: { price } }: { view: BasketView }) {
  const t = useT();
  return (
    <div className="cart-proceed basket-bar" data-hire-part="bar">
      {price && (
        <p className="cart-total">
          <span>{t(messages.total)}</span>
          {/* The total of the summary is said. */}
          <output aria-live="off">{formatMoney(price.total)}</output>
        </p>
      )}
      <a className="button button-primary" href="#hire-enquiry">
        {t(dryHire.requestQuote)}
      </a>
    </div>
  );
}

function PriceRows({ price, view }: { price: HirePrice; view: BasketView }) {
  const t = useT();
  const locale = useLocale();
  const { factor, hire, minimum, waiver, net, vatRows, total } = price;
  const isShared = price.lines.every((line) => line.factor === factor);
  const rows: [string, Cents][] = [
    // The note below says how many days are charged, and how often the day rate counts.
    [t(messages.hire), hire],
    ...(minimum > 0 ? [[t(messages.minimum), minimum] satisfies [string, Cents]] : []),
    ...(waiver > 0 ? [[t(messages.waiverSum), waiver] satisfies [string, Cents]] : []),
    [t(messages.net), net],
    ...vatRows.map(({ rate, vat }): [string, Cents] => [t(messages.vat, { rate: formatRate(rate) }), vat]),
  ];
  const announced = [
    t(messages.basketTotal, { n: price.lines.length, total: formatMoney(total) }),
    ...view.closed.map((time) => closedSentence(t, locale, time)),
  ];
  return (
    <>
      <dl className="basket-rows">
        {rows.map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatMoney(amount)}</dd>
          </div>
        ))}
      </dl>
      {view.note && <ChargedDaysNote note={view.note} factor={isShared ? factor : null} rules />}
      <p className="cart-total" data-hire-total={announced.join(" ")}>
        <span>{t(messages.total)}</span>
        <output>{formatMoney(total)}</output>
      </p>
    </>
  );
}
