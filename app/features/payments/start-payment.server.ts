import { and, eq, lt } from "drizzle-orm";
import { orders } from "#app/db/schema/orders.ts";
import { payments } from "#app/db/schema/payments.ts";
import type { OrderView } from "#app/features/orders/orders.ts";
import { localeHref } from "#app/i18n/locale.ts";
import { addMs, MINUTE_MS } from "#app/lib/clock.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { GRACE_MINUTES, type ProviderRefusal } from "./payments.ts";
import { type PaymentContext, providersOf } from "./providers.server.ts";

/** Where an order's buyer pays: the open session of its provider, or a new one. Safe to repeat. */
export async function startPayment(
  context: PaymentContext,
  order: OrderView,
): Promise<Result<{ readonly url: string }, ProviderRefusal>> {
  const provider = providersOf(context)[order.provider];
  if (!provider) return refuse({ kind: "provider-unavailable" });
  const session = await provider.createSession({
    reference: order.id,
    order,
    successUrl: address(context, order, `/shop/success?order=${order.token}`),
    cancelUrl: address(context, order, `/shop/orders/${order.token}`),
    expiresAt: addMs(order.expiresAt, -GRACE_MINUTES * MINUTE_MS),
  });
  if (!session.ok) return session;
  if (session.value.expiresAt)
    await holdUntil(context, order, addMs(session.value.expiresAt, GRACE_MINUTES * MINUTE_MS));
  await context.db
    .insert(payments)
    .values({
      orderId: order.id,
      provider: provider.name,
      providerRef: session.value.ref,
      amount: order.total,
    })
    .onConflictDoNothing({ target: [payments.provider, payments.providerRef] });
  return ok({ url: session.value.url });
}

/** An order keeps its stock for as long as its session may be paid. */
async function holdUntil({ db }: PaymentContext, order: OrderView, until: Date): Promise<void> {
  await db
    .update(orders)
    .set({ expiresAt: until })
    .where(and(eq(orders.id, order.id), eq(orders.state, "pending"), lt(orders.expiresAt, until)));
}

function address({ config }: PaymentContext, order: OrderView, path: string): string {
  return `${config.origin}${localeHref(order.locale, path)}`;
}
