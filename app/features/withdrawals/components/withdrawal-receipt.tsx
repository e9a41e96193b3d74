import { useMailed } from "#app/features/mail/mail-server.tsx";
import { formatDate, formatDateTime } from "#app/i18n/dates.ts";
import * as messages from "#app/i18n/messages/shop/withdrawal.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { lastDayOf } from "#app/lib/time/irish-time.ts";
import { Banner } from "#app/ui/page/banner.tsx";
import { nextSteps, type ReceivedWithdrawal } from "../withdrawals.ts";
import { Statement } from "./withdrawal-check.tsx";

/** What was stated and when, and what follows: the page to print. */
export function WithdrawalReceiptView({ receipt }: { receipt: ReceivedWithdrawal }) {
  const t = useT();
  const mailed = useMailed();
  const locale = useLocale();
  const due = formatDate(locale, lastDayOf(receipt.refundDueAt));
  return (
    <>
      <Banner kind="ok" title={t(messages.receivedAt, { date: formatDateTime(locale, receipt.receivedAt) })}>
        {receipt.fromOrder
          ? t(mailed(messages.receivedOrder, messages.receivedOrderUnmailed), { email: receipt.email })
          : t(mailed(messages.receivedGuest, messages.receivedGuestUnmailed))}
      </Banner>
      <Statement text={receipt.statement} />
      <section className="withdraw-next">
        <h2>{t(messages.next)}</h2>
        {receipt.fromOrder || <p>{t(messages.nextOfGuest)}</p>}
        <ul>
          {nextSteps(locale, receipt, due).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
        <p>{t(messages.keepPage)}</p>
      </section>
    </>
  );
}
