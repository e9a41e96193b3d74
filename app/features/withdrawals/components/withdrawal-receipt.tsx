import { useMailed } from "#app/features/mail/mail-server.tsx";
import { formatDate, formatDateTime } from "#app/i18n/dates.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import * as messages from "#app/i18n/messages/shop/withdrawal.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { lastDayOf } from "#app/lib/time/irish-time.ts";
import { Banner } from "#app/ui/page/banner.tsx";
import { nextSteps, type ReceivedWithdrawal } from "../withdrawals.ts";
import { StatementText } from "./withdrawal-check.tsx";

interface WithdrawalReceiptProps {
  readonly receipt: ReceivedWithdrawal;
  /** Where goods are sent back to, on one line; "" where the settings have no address. */
  readonly store: string;
}

/** What was stated and when, and what follows or came of it: the page to print. */
export function WithdrawalReceiptView({ receipt, store }: WithdrawalReceiptProps) {
  const t = useT();
  const mailed = useMailed();
  const locale = useLocale();
  const arrival = arrivalOf(receipt);
  return (
    <>
      <Banner kind="ok" title={t(messages.receivedAt, { date: formatDateTime(locale, receipt.receivedAt) })}>
        {t(mailed(arrival.mailed, arrival.unmailed), { email: receipt.email })}
      </Banner>
      <StatementText text={receipt.statement} />
      <section className="withdraw-next">
        {isSettled(receipt) ? (
          <Outcome receipt={receipt} store={store} />
        ) : (
          <NextSteps receipt={receipt} store={store} />
        )}
        <p>{t(messages.keepPage)}</p>
      </section>
    </>
  );
}

/** The maker of a statement that names an order by number and address is never told whether the order is. */
function isSettled({ fromOrder, state }: ReceivedWithdrawal): boolean {
  return fromOrder && state !== "open";
}

/** What is said of the arrival of a statement, with and without a mail. */
function arrivalOf({ fromOrder, hasLeft }: ReceivedWithdrawal) {
  if (!fromOrder) return { mailed: messages.receivedGuest, unmailed: messages.receivedGuestUnmailed };
  if (hasLeft) return { mailed: messages.receivedLeft, unmailed: messages.receivedLeftUnmailed };
  return { mailed: messages.receivedOrder, unmailed: messages.receivedOrderUnmailed };
}

function NextSteps({ receipt, store }: WithdrawalReceiptProps) {
  const t = useT();
  const locale = useLocale();
  const due = formatDate(locale, lastDayOf(receipt.refundDueAt));
  return (
    <>
      <h2>{t(messages.next)}</h2>
      {receipt.fromOrder || <p>{t(messages.nextOfGuest)}</p>}
      <ul>
        {nextSteps(locale, receipt, { due, store }).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
    </>
  );
}

/** How a statement was settled. */
function Outcome({ receipt: { state, note, refunded, hasLeft }, store }: WithdrawalReceiptProps) {
  const t = useT();
  if (state === "refused") return <p>{t(messages.stateRefused, { note: note ?? "" })}</p>;
  return (
    <>
      <p>
        {refunded > 0 ? t(messages.givenBack, { sum: formatMoney(refunded) }) : t(messages.stateRefunded)}
      </p>
      {hasLeft && (
        <p>
          {t(messages.nextSendIfAny)} {store !== "" && t(messages.nextSendTo, { address: store })}
        </p>
      )}
    </>
  );
}
