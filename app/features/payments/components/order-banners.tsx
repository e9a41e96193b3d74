import type { AdminAnswer } from "#app/features/orders/admin-answer.ts";
import { GOODS_RESULTS } from "#app/features/orders/components/fulfilment/goods-results.ts";
import type { OrderView } from "#app/features/orders/orders.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import * as orderAdmin from "#app/i18n/messages/admin/order-admin.ts";
import * as edits from "#app/i18n/messages/orders-admin/order-edit.ts";
import * as ordersAdmin from "#app/i18n/messages/orders-admin/orders-admin.ts";
import * as transfers from "#app/i18n/messages/orders-admin/refund-transfers.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { addCents } from "#app/lib/money.ts";
import { FlashMessage } from "#app/ui/flash/flash-message.tsx";
import { useFlash } from "#app/ui/flash/flash-provider.tsx";
import { Banner } from "#app/ui/page/banner.tsx";
import { FocusedBanner } from "#app/ui/page/focused-banner.tsx";
import { ATTENTION_MESSAGES, refusalMessages } from "../admin-messages.ts";
import { type RefundView, toTransferOf } from "../refunds/refunds.ts";
import { AttentionWays } from "./refunds-trail.tsx";

interface OrderBannersProps {
  readonly order: OrderView;
  readonly refunds: readonly RefundView[];
  readonly idempotencyKey: string;
  readonly version: number;
  /** The answer to the form that was sent last; null when it did what it says. */
  readonly answer: AdminAnswer | null;
}

/** The result of the form that was sent, and what of the order needs a person. */
export function OrderBanners({ order, refunds, idempotencyKey, version, answer }: OrderBannersProps) {
  const [t, flash] = [useT(), useFlash()];
  const toTransfer = addCents(...refunds.map(toTransferOf));
  const refusal = answer && refusalMessages(answer);
  const paysHire = order.kind === "hire-deposit" || order.kind === "hire-balance";
  return (
    <>
      {refusal && <FocusedBanner of={answer}>{t(refusal)}</FocusedBanner>}
      <FlashMessage
        results={{
          ...GOODS_RESULTS,
          "order-refunded": paysHire ? orderAdmin.hireRefundStarted : orderAdmin.refundStarted,
          "order-paid": transfers.paid,
          "order-refund-sent": transfers.sent,
          "order-restocked": transfers.backInStock,
          "order-refunded-settled": transfers.refundedAndSettled,
          "order-refunded-to-settle": { kind: "info", text: t(transfers.refundedToSettle) },
          ...(flash?.name === "order-refunded-open" && {
            "order-refunded-open": {
              text: t(transfers.refundedAndOpen, { amount: formatMoney(flash.amount) }),
            },
          }),
          "order-edited": edits.done,
        }}
      />
      {toTransfer > 0 && (
        <Banner title={t(transfers.byYou, { amount: formatMoney(toTransfer) })}>
          {t(transfers.text)}{" "}
          <a className="link" href="#refunds">
            {t(transfers.seeRefunds)}
          </a>
        </Banner>
      )}
      {order.attention.map((reason) => (
        <Banner key={reason} kind="fault" title={t(ordersAdmin.needsAttention)}>
          {t(ATTENTION_MESSAGES[reason])}
          <AttentionWays
            order={order}
            reason={reason}
            idempotencyKey={idempotencyKey}
            version={version}
            answer={answer}
          />
        </Banner>
      ))}
    </>
  );
}
