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
import {
  KEEP_LONGER_MINUTES,
  type KeepAnswer,
  MOST_KEPT_LONGER,
  type OrderView,
  proFormaNumber,
  WARN_MINUTES,
} from "../orders.ts";
import { transferRows } from "../transfer.ts";

interface Unpaid {
  readonly order: OrderView;
  /** Nobody can say yet whether it was paid. */
  readonly checking: boolean;
  /** Its payment page could not be opened a moment ago. */
  readonly paymentDown: boolean;
  /** What came of having the goods kept for longer a moment ago; null when nobody has asked. */
  readonly keep: KeepAnswer | null;
  /** Milliseconds after which the buyer is warned that the time is nearly over. */
  readonly warnInMs: number;
  /** Where the money of an order on invoice goes; null for every other order. */
  readonly transfer: Trade | null;
}

/** What the buyer of an order that is not paid is told, and can do about it. Nothing for one that is. */
export function UnpaidNotices({ order, checking, paymentDown, transfer, keep, warnInMs }: Unpaid) {
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
      {keep && <KeepNotice order={order} keep={keep} />}
      <Notice title={t(words.unpaidTitle)} action={<WaitingForm order={order} />}>
        {t(words.unpaidText, { time: formatTime(order.expiresAt) })}
        {isKeptEnough(order) && ` ${t(words.keptEnough)}`}
      </Notice>
      {!isKeptEnough(order) && (
        <div role="status" data-warn-in={Math.max(warnInMs, 0)}>
          <template>
            <Notice>{t(words.keptSoonOver, { minutes: WARN_MINUTES })}</Notice>
          </template>
        </div>
      )}
    </>
  );
}

function isKeptEnough({ state, keptLonger }: OrderView): boolean {
  return state !== "pending" || keptLonger >= MOST_KEPT_LONGER;
}

function WaitingForm({ order }: { order: OrderView }) {
  const t = useT();
  return (
    <form method="post" className="order-waiting">
      <input type="hidden" name="seen" value={order.expiresAt.toISOString()} />
      <Button type="submit" data-busy-text={t(words.payOpening)}>
        {t(words.payNow)}
      </Button>
      {!isKeptEnough(order) && (
        <Button type="submit" variant="outline" name="intent" value="keep">
          {t(words.keepLonger, { minutes: KEEP_LONGER_MINUTES })}
        </Button>
      )}
    </form>
  );
}

function KeepNotice({ order, keep }: { order: OrderView; keep: KeepAnswer }) {
  const t = useT();
  if (keep === "done")
    return (
      <Notice kind="ok" role="status">
        {t(words.keptLonger, { time: formatTime(order.expiresAt) })}
      </Notice>
    );
  const said = { "too-late": words.keptTooLate, enough: words.keptEnough, "too-often": words.keptTooOften };
  return (
    <Notice kind="fault" role="alert">
      {t(said[keep])}
    </Notice>
  );
}

function TransferDue({ order, transfer }: { order: OrderView; transfer: Trade }) {
  const t = useT();
  const locale = useLocale();
  const document = proFormaNumber(order);
  return (
    <Notice
      title={t(words.transferTitle)}
      action={
        <ButtonLink
          variant="outline"
          href={localeHref(locale, `/shop/orders/${order.token}/pdf/${document}.pdf`)}
        >
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
      action={
        <ButtonLink variant="outline" href={localeHref(locale, "/shop/cart")}>
          {t(words.backToCart)}
        </ButtonLink>
      }
    >
      {t(order.state === "failed" ? words.failedOutcome : words.expiredText)}
    </Notice>
  );
}
