import { useMailed } from "#app/features/mail/mail-server.tsx";
import { formatDate, formatTime } from "#app/i18n/dates.ts";
import { localeHref } from "#app/i18n/locale.ts";
import * as checkout from "#app/i18n/messages/shop/checkout.ts";
import * as messages from "#app/i18n/messages/shop/orders.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { lastDayOf } from "#app/lib/time/irish-time.ts";
import { ButtonLink, SubmitButton } from "#app/ui/button.tsx";
import { FlashMessage } from "#app/ui/flash/flash-message.tsx";
import { Banner } from "#app/ui/page/banner.tsx";
import { Facts } from "#app/ui/tables/table.tsx";
import { isAwaitingPayment } from "../order-states.ts";
import {
  KEEP_LONGER_MINUTES,
  MAX_KEPT_LONGER,
  type OrderView,
  proFormaNumber,
  WARN_MINUTES,
} from "../orders.ts";
import { type TransferAccount, transferRows } from "../transfer.ts";

interface Unpaid {
  readonly order: OrderView;
  /** No one can say yet whether it was paid. */
  readonly checking: boolean;
  /** Milliseconds after which the buyer is warned that the time is nearly over. */
  readonly warnInMs: number;
  /** The account to which the money of an order on invoice goes; null for every other order. */
  readonly transfer: TransferAccount | null;
}

/** What the buyer of an order that is not paid is told, and can do about it. Nothing for one that is. */
export function UnpaidBanners({ order, checking, transfer, warnInMs }: Unpaid) {
  const t = useT();
  const mailed = useMailed();
  if (checking)
    return (
      <Banner role="status" title={t(messages.checkingTitle)}>
        {t(mailed(messages.checkingText, messages.checkingUnmailed))}
      </Banner>
    );
  if (order.state === "expired" || order.state === "failed") return <GivenUp order={order} />;
  if (!isAwaitingPayment(order.state)) return null;
  if (transfer) return <TransferDue order={order} transfer={transfer} />;
  return (
    <>
      <UnpaidResult order={order} />
      <Banner title={t(messages.unpaidTitle)} action={<WaitingForm order={order} />}>
        {t(messages.unpaidText, { time: formatTime(order.expiresAt) })}
        {isKeptEnough(order) && ` ${t(messages.keptEnough)}`}
      </Banner>
      {!isKeptEnough(order) && (
        <div role="status" data-warn-in={Math.max(warnInMs, 0)}>
          <template>
            <Banner>{t(messages.keptSoonOver, { minutes: WARN_MINUTES })}</Banner>
          </template>
        </div>
      )}
    </>
  );
}

function isKeptEnough({ state, keptLonger }: OrderView): boolean {
  return state !== "pending" || keptLonger >= MAX_KEPT_LONGER;
}

function WaitingForm({ order }: { order: OrderView }) {
  const t = useT();
  const page = `/shop/orders/${order.token}` as const;
  const locale = useLocale();
  return (
    <form method="post" action={localeHref(locale, page)} className="order-waiting">
      <input type="hidden" name="version" value={order.expiresAt.toISOString()} />
      <SubmitButton data-busy-text={t(messages.payOpening)}>{t(messages.payNow)}</SubmitButton>
      {!isKeptEnough(order) && (
        <SubmitButton variant="outline" formAction={localeHref(locale, `${page}/extensions`)}>
          {t(messages.keepLonger, { minutes: KEEP_LONGER_MINUTES })}
        </SubmitButton>
      )}
    </form>
  );
}

function UnpaidResult({ order }: { order: OrderView }) {
  const t = useT();
  const time = formatTime(order.expiresAt);
  return (
    <FlashMessage
      results={{
        "payment-unavailable": {
          kind: "fault",
          role: "alert",
          title: t(checkout.paymentDownTitle),
          text: t(checkout.paymentDownText),
        },
        "order-kept": { text: t(messages.keptLonger, { time }) },
        "order-not-kept-too-late": { fault: messages.keptTooLate },
        "order-not-kept-enough": { fault: messages.keptEnough },
        "order-not-kept-too-often": { fault: messages.keptTooOften },
      }}
    />
  );
}

function TransferDue({ order, transfer }: { order: OrderView; transfer: TransferAccount }) {
  const t = useT();
  const locale = useLocale();
  const document = proFormaNumber(order);
  return (
    <Banner
      title={t(messages.transferTitle)}
      action={
        <ButtonLink
          variant="outline"
          href={localeHref(locale, `/shop/orders/${order.token}/pdf/${document}.pdf`)}
        >
          {t(messages.proFormaPdf, { document })}
        </ButtonLink>
      }
    >
      <p>
        {t(order.kind === "sale" ? messages.transferText : messages.transferBy, {
          date: formatDate(locale, lastDayOf(order.expiresAt)),
        })}
      </p>
      <Facts rows={transferRows(locale, order, transfer)} />
    </Banner>
  );
}

function GivenUp({ order }: { order: OrderView }) {
  const t = useT();
  const locale = useLocale();
  return (
    <Banner
      action={
        <ButtonLink variant="outline" href={localeHref(locale, "/shop/cart")}>
          {t(messages.backToCart)}
        </ButtonLink>
      }
    >
      {t(order.state === "failed" ? messages.failedOutcome : messages.expiredText)}
    </Banner>
  );
}
