import { inTransaction } from "#app/db/client.server.ts";
import type { OrderView } from "#app/features/orders/orders.ts";
import { getOrder } from "#app/features/orders/queries.server.ts";
import { type Release, releaseOrder } from "#app/features/orders/release-order.server.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import type { ProviderRefusal } from "./payments.ts";
import { type PaymentContext, providersOf } from "./providers.server.ts";
import { listPayments } from "./settle-order.server.ts";
import { settleTruth } from "./settle-payment.server.ts";

/**
 * Gives up an order that waits for its money: its open sessions are ended first, so that nobody can pay it any
 * more, then its stock goes back. An order that turns out to have been paid meanwhile is settled instead.
 * Returns the order as it stands then. Refused, with nothing given up, while the provider cannot be asked.
 */
export async function endOrder(
  context: PaymentContext,
  order: OrderView,
  to: Release = "expired",
): Promise<Result<OrderView, ProviderRefusal>> {
  for (const payment of await listPayments(context, order.id)) {
    if (payment.state !== "open") continue;
    const ended = await providersOf(context)[payment.provider]?.expire(payment.ref);
    if (!ended) return refuse({ kind: "provider-unavailable" });
    if (ended.ok) await settleTruth(context, payment.provider, ended.value);
    else if (ended.error.kind === "provider-unavailable") return ended;
  }
  const settled = await getOrder(context.db, order.id);
  if (settled?.state === "pending")
    await inTransaction(context.db, (tx) => releaseOrder(tx, order.id, to, context.clock.now()));
  return ok((await getOrder(context.db, order.id)) ?? order);
}
