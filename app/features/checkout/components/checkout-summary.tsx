import { SaleNotes, TakeBackNote } from "#app/features/catalog/components/sale-notes.tsx";
import { optionsIn } from "#app/features/catalog/index/choices.ts";
import { discountText, listTotalOf } from "#app/features/orders/sums-messages.ts";
import { formatMoney, formatRate } from "#app/i18n/formats.ts";
import { keepFigures } from "#app/i18n/keep-together.ts";
import * as messages from "#app/i18n/messages/shop/checkout.ts";
import { nameIn, nameLang } from "#app/i18n/named.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { buyable, type CheckoutLine, type CheckoutView, type DeliveryOption } from "../checkout.ts";

/** What is being ordered and what it costs, for every way of delivery; the page shows the one that is chosen. */
export function CheckoutSummary({
  checkout,
  children,
}: {
  readonly checkout: CheckoutView;
  /** Is between the lines and the sums. */
  readonly children: React.ReactNode;
}) {
  const t = useT();
  return (
    <section className="checkout-summary" aria-labelledby="summary">
      <h2 id="summary">{t(messages.summary)}</h2>
      <ul className="checkout-lines">
        {buyable(checkout.lines).map((line) => (
          <SummaryLine key={`${line.productId} ${optionsIn("en", line, line.chosen)}`} line={line} />
        ))}
      </ul>
      {children}
      {checkout.options.map((option, index) => (
        <OptionSums
          key={option.id}
          option={option}
          index={index}
          discountCode={checkout.discountCode}
          reverseCharge={checkout.reverseCharge && option.totals.vat === 0}
        />
      ))}
      <TakeBackNote lines={buyable(checkout.lines)} />
    </section>
  );
}

function SummaryLine({ line }: { line: CheckoutLine }) {
  const locale = useLocale();
  const options = optionsIn(locale, line, line.chosen);
  return (
    <li>
      <Picture source={line.picture} sizes="4rem" decorative className="picture-product checkout-picture" />
      <span className="checkout-words">
        <b {...nameLang(locale, line)}>{keepFigures(nameIn(locale, line))}</b>
        <small>
          {[options, line.sku].filter(Boolean).map((detail) => `${detail} · `)}
          <span className="numeric">
            {line.quantity} × {formatMoney(line.unitPrice)}
          </span>
        </small>
        <SaleNotes duties={line.duties} />
      </span>
      <span className="checkout-amount">{formatMoney(listTotalOf(line))}</span>
    </li>
  );
}

/** At most this many ways of delivery have a rule in the style sheet that shows their sums. */
function OptionSums({
  option,
  index,
  discountCode,
  reverseCharge,
}: {
  option: DeliveryOption;
  index: number;
  discountCode: string | null;
  reverseCharge: boolean;
}) {
  const t = useT();
  const locale = useLocale();
  const { totals } = option;
  return (
    <dl className={`checkout-sums sums-${index}`}>
      <dt>{t(messages.subtotal)}</dt>
      <dd>{formatMoney(totals.subtotal)}</dd>
      {totals.discount > 0 && (
        <>
          <dt>{discountText(locale, { discountCode })}</dt>
          <dd>{`−${formatMoney(totals.discount)}`}</dd>
        </>
      )}
      <dt>{t(messages.deliveryPrice)}</dt>
      <dd>{totals.delivery === 0 ? t(messages.free) : formatMoney(totals.delivery)}</dd>
      <dt className="checkout-total">{t(reverseCharge ? messages.totalNoVat : messages.total)}</dt>
      <dd className="checkout-total">{formatMoney(totals.total)}</dd>
      {totals.vatRows.map((row) => (
        <div key={row.rate} className="checkout-vat">
          <dt>{t(messages.vatRow, { rate: formatRate(row.rate), net: formatMoney(row.net) })}</dt>
          <dd>{formatMoney(row.vat)}</dd>
        </div>
      ))}
      {reverseCharge && <dd className="checkout-reverse">{t(messages.reverseCharge)}</dd>}
    </dl>
  );
}

/** Lines that cannot be ordered, or not as many as were wanted. */
export function LineFaults({ lines }: { lines: readonly CheckoutLine[] }) {
  const t = useT();
  const locale = useLocale();
  const text = (line: CheckoutLine): string => {
    switch (line.fault?.kind) {
      case "fewer":
        return t(messages.fewer, { n: line.quantity, wanted: line.fault.wanted });
      case "sold-out":
        return t(messages.soldOut);
      case "on-request":
        return t(messages.onRequest);
      case "choose":
        return t(messages.chooseFirst, {
          choices: line.fault.missing.map((choice) => nameIn(locale, choice)).join(", "),
        });
      default:
        return t(messages.gone);
    }
  };
  return (
    <ul className="checkout-faults">
      {lines.map((line) => (
        <li key={`${line.productId} ${optionsIn("en", line, line.chosen)}`}>
          {line.name && (
            <b>{[nameIn(locale, line), optionsIn(locale, line, line.chosen)].filter(Boolean).join(", ")}: </b>
          )}
          {text(line)}
        </li>
      ))}
    </ul>
  );
}
