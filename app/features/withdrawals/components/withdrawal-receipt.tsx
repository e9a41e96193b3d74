import { formatDate, formatDateTime } from "#app/i18n/formats.ts";
import * as words from "#app/i18n/messages/withdrawal.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { addMs } from "#app/lib/clock.ts";
import { Notice } from "#app/ui/notice.tsx";
import type { WithdrawalReceipt } from "../withdrawals.ts";
import { Statement } from "./withdrawal-check.tsx";

/** What was stated and when, and what follows: the page to print. */
export function WithdrawalReceiptView({ receipt }: { receipt: WithdrawalReceipt }) {
  const t = useT();
  const locale = useLocale();
  const due = formatDate(locale, addMs(receipt.refundDueAt, -1));
  return (
    <>
      <Notice kind="ok" title={t(words.receivedAt, { date: formatDateTime(locale, receipt.receivedAt) })}>
        {receipt.fromOrder ? t(words.receivedOrder, { email: receipt.email }) : t(words.receivedGuest)}
      </Notice>
      <Statement text={receipt.statement} />
      <section className="withdraw-next">
        <h2>{t(words.next)}</h2>
        <ul>
          <li>{t(words.nextSend)}</li>
          <li>{t(words.nextRefund, { date: due })}</li>
          <li>{t(words.nextDelivery)}</li>
        </ul>
        <p>{t(words.keepPage)}</p>
      </section>
    </>
  );
}
