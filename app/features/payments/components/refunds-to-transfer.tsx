import type { RefundToTransfer } from "#app/features/orders/orders.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { formatMoney, orderName } from "#app/i18n/formats.ts";
import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/orders-admin/refund-transfers.ts";
import * as orderMessages from "#app/i18n/messages/shop/orders.ts";
import { type Translate, useT } from "#app/i18n/use-t.tsx";
import type { FlashResult } from "#app/ui/flash/flash-message.tsx";
import { Link } from "#app/ui/link.tsx";
import { Banner } from "#app/ui/page/banner.tsx";
import { sumToTransfer } from "../refunds/refunds.ts";

/** What staff have to transfer of the payments of a hire, each with the order where it is marked as transferred. */
export function HireTransfers({ transfers }: { transfers: readonly RefundToTransfer[] }) {
  const t = useT();
  if (transfers.length === 0) return null;
  return (
    <Banner title={t(messages.byYou, { amount: formatMoney(sumToTransfer(transfers)) })}>
      {transfers.map(({ orderId, number, amount }) => (
        <p key={orderId}>
          <Link className="link" to={`${adminPath(`/admin/orders/${orderId}`)}#refunds`}>
            {t(orderMessages.order, { number: orderName(number) })}
          </Link>{" "}
          · {formatMoney(amount)}
        </p>
      ))}
    </Banner>
  );
}

/** What closing a hire says: also what of its refunds staff have to transfer yet. */
export function closedResult(t: Translate, transfers: readonly RefundToTransfer[]): Message | FlashResult {
  if (transfers.length === 0) return messages.closed;
  return { text: t(messages.closedWith, { amount: formatMoney(sumToTransfer(transfers)) }) };
}
