import { formatDate } from "#app/i18n/dates.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import * as messages from "#app/i18n/messages/shop/refunds.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import type { CustomerRefund } from "../refunds/refunds.ts";

/** What was given back of an order, for its customer. Nothing when nothing was. */
export function RefundList({ refunds }: { refunds: readonly CustomerRefund[] }) {
  const t = useT();
  const locale = useLocale();
  if (refunds.length === 0) return null;
  return (
    <section className="documents">
      <h2>{t(messages.refunds)}</h2>
      <ul>
        {refunds.map((refund) => (
          <li key={refund.id}>
            {t(refund.arrived ? messages.refunded : messages.onItsWay, {
              amount: formatMoney(refund.amount),
              date: formatDate(locale, refund.at),
            })}
          </li>
        ))}
      </ul>
    </section>
  );
}
