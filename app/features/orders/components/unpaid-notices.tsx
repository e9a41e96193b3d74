import { formatTime } from "#app/i18n/formats.ts";
import { localeHref } from "#app/i18n/locale.ts";
import * as checkout from "#app/i18n/messages/checkout.ts";
import * as words from "#app/i18n/messages/orders.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { isAwaitingPayment } from "../order-states.ts";
import type { OrderView } from "../orders.ts";

interface Unpaid {
  readonly order: OrderView;
  /** Nobody can say yet whether it was paid. */
  readonly checking: boolean;
  /** Its payment page could not be opened a moment ago. */
  readonly paymentDown: boolean;
}

/** What the buyer of an order that is not paid is told, and can do about it. Nothing for one that is. */
export function UnpaidNotices({ order, checking, paymentDown }: Unpaid) {
  const t = useT();
  if (checking)
    return (
      <Notice role="status" title={t(words.checkingTitle)}>
        {t(words.checkingText)}
      </Notice>
    );
  if (order.state === "expired" || order.state === "failed") return <GivenUp order={order} />;
  if (!isAwaitingPayment(order.state)) return null;
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
