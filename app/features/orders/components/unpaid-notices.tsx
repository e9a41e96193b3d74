import type { Trade } from "#app/features/settings/settings.ts";
import { formatDate, formatTime } from "#app/i18n/formats.ts";
import { localeHref } from "#app/i18n/locale.ts";
import * as checkout from "#app/i18n/messages/checkout.ts";
import * as words from "#app/i18n/messages/orders.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { addMs } from "#app/lib/clock.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Facts } from "#app/ui/table.tsx";
import { isAwaitingPayment } from "../order-states.ts";
import { type OrderView, proFormaNumber } from "../orders.ts";
import { transferRows } from "../transfer.ts";

interface Unpaid {
  readonly order: OrderView;
  /** Nobody can say yet whether it was paid. */
  readonly checking: boolean;
  /** Its payment page could not be opened a moment ago. */
  readonly paymentDown: boolean;
  /** Where the money of an order on invoice goes; null for every other order. */
  readonly transfer: Trade | null;
}

/** What the buyer of an order that is not paid is told, and can do about it. Nothing for one that is. */
export function UnpaidNotices({ order, checking, paymentDown, transfer }: Unpaid) {
  const t = useT();
  if (checking)
    return (
      <Notice role="status" title={t(words.checkingTitle)}>
        {t(words.checkingText)}
      </Notice>
    );
  if (order.state === "expired" || order.state === "failed") return <GivenUp order={order} />;
  if (!isAwaitingPayment(order.state)) return null;
  if (transfer) return <TransferDue order={order} transfer={transfer} />;
  return (
    <>
      {paymentDown && (
        <Notice kind="fault" role="alert" title={t(checkout.paymentDownTitle)}>
          {t(checkout.paymentDownText)}
        </Notice>
      )}
      <Notice
        className="order-notice"
        title={t(words.unpaidTitle)}
        action={
          <form method="post">
            <Button type="submit">{t(words.payNow)}</Button>
          </form>
        }
      >
        {t(words.unpaidText, { time: formatTime(order.expiresAt) })}
      </Notice>
    </>
  );
}

function TransferDue({ order, transfer }: { order: OrderView; transfer: Trade }) {
  const t = useT();
  const locale = useLocale();
  const document = proFormaNumber(order);
  return (
    <Notice
      className="order-notice"
      title={t(words.transferTitle)}
      action={
        <ButtonLink look="line" href={localeHref(locale, `/shop/orders/${order.token}/pdf/${document}.pdf`)}>
          {t(words.proFormaPdf, { document })}
        </ButtonLink>
      }
    >
      <p>{t(words.transferText, { date: formatDate(locale, addMs(order.expiresAt, -1)) })}</p>
      <Facts rows={transferRows(locale, order, transfer)} />
    </Notice>
  );
}

function GivenUp({ order }: { order: OrderView }) {
  const t = useT();
  const locale = useLocale();
  return (
    <Notice
      className="order-notice"
      action={
        <ButtonLink look="line" href={localeHref(locale, "/shop/cart")}>
          {t(words.backToCart)}
        </ButtonLink>
      }
    >
      {t(order.state === "failed" ? words.failedOutcome : words.expiredText)}
    </Notice>
  );
}
