import { desc, eq } from "drizzle-orm";
import { payments } from "#app/db/schema/payments.ts";
import type { OrderView, ProviderName } from "#app/features/orders/orders.ts";
import { getOrder } from "#app/features/orders/queries.server.ts";
import type { PaymentView } from "./payments.ts";
import type { PaymentContext } from "./providers.server.ts";
import { settlePayment } from "./settle-payment.server.ts";

/** What a buyer who comes back is told. */
export type OrderOutcome =
  | { readonly kind: "paid"; readonly order: OrderView }
  /** Given by the buyer but not arrived, or the provider cannot be asked at the moment. */
  | { readonly kind: "checking"; readonly order: OrderView }
  /** Nothing has been paid. */
  | { readonly kind: "unpaid"; readonly order: OrderView };

/** Asks about every session of an order that is not settled, and tells where the order stands after that. */
export async function settleOrder(context: PaymentContext, order: OrderView): Promise<OrderOutcome> {
  let unclear = order.state === "processing";
  for (const payment of await listPayments(context, order.id)) {
    if (payment.state !== "open") continue;
    const settled = await settlePayment(context, payment);
    if (settled.ok ? settled.value.payment === "processing" : settled.error.kind === "provider-unavailable")
      unclear = true;
  }
  const now = (await getOrder(context.db, order.id)) ?? order;
  if (now.paidAt !== null) return { kind: "paid", order: now };
  return { kind: unclear ? "checking" : "unpaid", order: now };
}

/** Every attempt to pay an order, latest first. */
export async function listPayments(
  { db }: Pick<PaymentContext, "db">,
  orderId: string,
): Promise<readonly PaymentView[]> {
  const rows = await db
    .select()
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(desc(payments.createdAt));
  return rows.map((row) => ({
    provider: row.provider as ProviderName,
    ref: row.providerRef,
    amount: row.amount,
    state: row.state,
    createdAt: row.createdAt,
    paidAt: row.paidAt,
  }));
}
