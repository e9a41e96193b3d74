import { and, asc, eq, gt, inArray, lt, notExists, or, sql } from "drizzle-orm";
import { orders } from "#app/db/schema/shop/orders.ts";
import { payments } from "#app/db/schema/shop/payments.ts";
import { AWAITING_PAYMENT } from "#app/features/orders/enums.ts";
import type { ProviderName } from "#app/features/orders/orders.ts";
import { addMs, DAY_MS, HOUR_MS, MINUTE_MS } from "#app/lib/time/clock.ts";
import { type PaymentContext, providersOf } from "./providers.server.ts";
import { refreshPayment } from "./refresh-payment.server.ts";

/** Younger sessions are left to the buyer's own return. */
const SETTLING_MS = MINUTE_MS;

/** Older sessions can no longer be paid by anyone; a payment that was given may be on its way for longer. */
const FORGOTTEN_MS = 7 * DAY_MS;
const ON_ITS_WAY_MS = 30 * DAY_MS;
/** An order on invoice waits for 90 days at most. */
const ON_INVOICE_MS = 120 * DAY_MS;

/** How far back orders are looked at whose session was never written down. */
const LOST_MS = 2 * HOUR_MS;

/** The provider's clock may be behind ours. */
const CLOCKS_MS = 5 * MINUTE_MS;

const BATCH = 100;

interface Log {
  warn(fields: object, message: string): void;
}

type Reconciling = PaymentContext & { readonly log: Log };

/**
 * Asks the providers about sessions that no one reported the end of: the buyer closed the tab, an event was
 * lost, the process died, perhaps before it could write the session down. A session that cannot be asked about
 * now is asked about in the next round.
 */
export async function reconcilePayments(context: Reconciling): Promise<void> {
  await findLostSessions(context);
  const now = context.clock.now();
  const young = and(eq(orders.state, "processing"), gt(payments.createdAt, addMs(now, -ON_ITS_WAY_MS)));
  const onInvoice = and(eq(payments.provider, "invoice"), gt(payments.createdAt, addMs(now, -ON_INVOICE_MS)));
  const created = and(
    or(gt(payments.createdAt, addMs(now, -FORGOTTEN_MS)), young, onInvoice),
    lt(payments.createdAt, addMs(now, -SETTLING_MS)),
  );
  let after: Date | null = null;
  for (;;) {
    const due = await context.db
      .select({ provider: payments.provider, ref: payments.providerRef, createdAt: payments.createdAt })
      .from(payments)
      .innerJoin(orders, eq(orders.id, payments.orderId))
      .where(and(eq(payments.state, "open"), created, after ? gt(payments.createdAt, after) : undefined))
      .orderBy(asc(payments.createdAt))
      .limit(BATCH);
    for (const { provider, ref } of due) await settle(context, provider, ref);
    after = due.at(-1)?.createdAt ?? null;
    if (due.length < BATCH || after === null) return;
  }
}

async function settle(context: Reconciling, provider: ProviderName, ref: string): Promise<void> {
  const refreshed = await refreshPayment(context, { provider, ref });
  if (!refreshed.ok) context.log.warn({ provider, refusal: refreshed.error.kind }, "payment not refreshed");
}

/** Orders without any session of theirs written down: the provider's own list says whether there is one. */
async function findLostSessions(context: Reconciling): Promise<void> {
  const now = context.clock.now();
  const { db } = context;
  const lost = await db
    .select({ id: orders.id, provider: orders.provider, placedAt: orders.placedAt })
    .from(orders)
    .where(
      and(
        inArray(orders.state, [...AWAITING_PAYMENT, "expired"]),
        gt(orders.placedAt, addMs(now, -LOST_MS)),
        lt(orders.placedAt, addMs(now, -SETTLING_MS)),
        notExists(db.select({ one: sql`1` }).from(payments).where(eq(payments.orderId, orders.id))),
      ),
    )
    .orderBy(asc(orders.placedAt))
    .limit(BATCH);
  for (const [name, provider] of Object.entries(providersOf(context))) {
    const mine = lost.filter((order) => order.provider === name);
    const [oldest] = mine;
    if (!oldest) continue;
    const known = await provider.listSince(addMs(oldest.placedAt, -CLOCKS_MS));
    if (!known.ok) {
      context.log.warn({ provider: name }, "sessions that were never written down could not be looked for");
      continue;
    }
    const ids = new Set(mine.map((order) => order.id));
    for (const { ref, reference } of known.value)
      if (ids.has(reference)) await settle(context, provider.name, ref);
  }
}
