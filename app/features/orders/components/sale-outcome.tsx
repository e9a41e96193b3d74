import type { CartEntry } from "#app/features/cart/cart.ts";
import { ShopScript } from "#app/features/cart/components/shop-script.tsx";
import paidOrderScript from "#app/features/cart/paid-order.client.ts?script";
import { useMailed } from "#app/features/mail/mail-server.tsx";
import { formatTime } from "#app/i18n/dates.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import { keepFigures } from "#app/i18n/keep-together.ts";
import { localeHref } from "#app/i18n/locale.ts";
import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/shop/orders.ts";
import { Companion, useLocale, useT } from "#app/i18n/use-t.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { MailAddress } from "#app/ui/mail-address.tsx";
import { Facts } from "#app/ui/tables/table.tsx";
import { nextStepText } from "../next-step-text.ts";
import type { OrderState } from "../order-states.ts";
import { lineText, type OrderView } from "../orders.ts";
import { OrderMessagePage } from "./outcome.tsx";

export const SALE_OUTCOME_TITLES = {
  none: messages.successTitle,
  paid: messages.successTitle,
  checking: messages.checkingTitle,
  unpaid: messages.unpaidTitle,
} as const;

/** What the buyer of an order that was given up is told, where it is not that the time to pay is over. */
const GIVEN_UP_TEXTS: Partial<Readonly<Record<OrderState, Message>>> = {
  failed: messages.failedOutcome,
  cancelled: messages.cancelledText,
};

interface SaleOutcomeProps {
  /** `none`: no order is known, such as for a link without its query. */
  readonly kind: keyof typeof SALE_OUTCOME_TITLES;
  readonly order: PaidOrder | null;
}

interface PaidOrder
  extends Pick<OrderView, "number" | "token" | "state" | "lines" | "total" | "email" | "address"> {
  readonly expiresAt: Date;
  readonly items: readonly CartEntry[];
  /** True when the order can still be paid. */
  readonly waiting: boolean;
}

/** What the buyer of goods who comes back from the payment page is told. */
export function SaleOutcome({ kind, order }: SaleOutcomeProps) {
  const t = useT();
  const mailed = useMailed();
  const locale = useLocale();
  if (kind === "checking" && order) {
    return (
      <OrderMessagePage
        title={t(messages.checkingTitle)}
        companion={<Companion of={messages.checkingTitle} />}
        good={false}
        ways={<OrderLink token={order.token} />}
      >
        <p role="status">{t(mailed(messages.checkingText, messages.checkingUnmailed))}</p>
      </OrderMessagePage>
    );
  }
  if (kind === "unpaid" && order) {
    return (
      <OrderMessagePage
        title={t(messages.unpaidTitle)}
        companion={<Companion of={messages.unpaidTitle} />}
        good={false}
        ways={<OrderLink token={order.token} />}
      >
        <p>
          {order.waiting
            ? t(messages.unpaidText, { time: formatTime(order.expiresAt) })
            : t(GIVEN_UP_TEXTS[order.state] ?? messages.expiredText)}
        </p>
      </OrderMessagePage>
    );
  }
  return (
    <>
      <ShopScript />
      {order && (
        <>
          <span hidden data-paid-order={order.number} data-paid-items={JSON.stringify(order.items)} />
          <script type="module" async src={paidOrderScript} />
        </>
      )}
      <OrderMessagePage
        title={t(messages.successTitle)}
        companion={<Companion of={messages.successTitle} />}
        good
        ways={
          <>
            {order && <OrderLink token={order.token} primary />}
            <ButtonLink variant={order ? "outline" : "primary"} href={localeHref(locale, "/shop/browse")}>
              {t(messages.continueShopping)}
            </ButtonLink>
            <ButtonLink variant="outline" href={localeHref(locale, "/")}>
              {t(messages.backHome)}
            </ButtonLink>
          </>
        }
      >
        <p>{t(mailed(messages.successText, messages.successUnmailed))}</p>
        {order && <OrderSummary order={order} />}
      </OrderMessagePage>
    </>
  );
}

/** What was bought, what it came to, and what happens next. */
function OrderSummary({ order }: { order: PaidOrder }) {
  const t = useT();
  const mailed = useMailed();
  const locale = useLocale();
  const { number, lines, total, email } = order;
  return (
    <>
      <Facts
        rows={[
          [t(messages.orderNumber), String(number)],
          [
            t(messages.items),
            lines.map((line) => (
              <span key={lineText(line)} className="outcome-line">
                {line.quantity} × {keepFigures(lineText(line))}
              </span>
            )),
          ],
          [t(messages.total), formatMoney(total)],
          [t(messages.email), <MailAddress key="email" email={email} />],
        ]}
      />
      <p>{nextStepText(locale, order, mailed, "there")}</p>
    </>
  );
}

function OrderLink({ token, primary = false }: { token: string; primary?: boolean }) {
  const t = useT();
  const locale = useLocale();
  return (
    <ButtonLink variant={primary ? "primary" : "quiet"} href={localeHref(locale, `/shop/orders/${token}`)}>
      {t(messages.viewOrder)}
    </ButtonLink>
  );
}
