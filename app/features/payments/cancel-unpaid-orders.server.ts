import { and, eq } from "drizzle-orm";
import { inTransaction } from "#app/db/client.server.ts";
import { payments } from "#app/db/schema/payments.ts";
import type { OrderView } from "#app/features/orders/orders.ts";
import { getOrder } from "#app/features/orders/queries.server.ts";
import { type Release, releaseOrder } from "#app/features/orders/release-order.server.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { lockOrder } from "./apply-truth.server.ts";
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
  { to = "expired", actorId = null }: { readonly to?: Release; readonly actorId?: string | null } = {},
): Promise<Result<OrderView, ProviderRefusal>> {
  const over: string[] = [];
  for (const payment of await listPayments(context, order.id)) {
    if (payment.state !== "open") continue;
    const ended = await providersOf(context)[payment.provider]?.expire(payment.ref);
    if (!ended) return refuse({ kind: "provider-unavailable" });
    if (ended.ok && ended.value.state === "expired") over.push(payment.ref);
    else if (ended.ok) await settleTruth(context, payment.provider, ended.value);
    else if (ended.error.kind === "provider-unavailable") return ended;
  }
  const now = context.clock.now();
  await inTransaction(context.db, async (tx) => {
    await lockOrder(tx, order.id);
    for (const ref of over)
      await tx
        .update(payments)
        .set({ state: "expired", updatedAt: now })
        .where(
          and(eq(payments.orderId, order.id), eq(payments.providerRef, ref), eq(payments.state, "open")),
        );
    const settled = await getOrder(tx, order.id);
    if (settled?.state === "pending") await releaseOrder(tx, order.id, to, now, actorId);
  });
  return ok((await getOrder(context.db, order.id)) ?? order);
}
