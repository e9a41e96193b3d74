import { and, asc, eq, gt, lt } from "drizzle-orm";
import { payments } from "#app/db/schema/payments.ts";
import type { ProviderName } from "#app/features/orders/orders.ts";
import { addMs, DAY_MS, MINUTE_MS } from "#app/lib/clock.ts";
import type { PaymentContext } from "./providers.server.ts";
import { settlePayment } from "./settle-payment.server.ts";

/** Younger sessions are left to the buyer's own return. */
const SETTLING_MS = 2 * MINUTE_MS;

/** Older sessions can no longer be paid by anyone. */
const FORGOTTEN_MS = 7 * DAY_MS;

const BATCH = 100;

interface Log {
  warn(fields: object, message: string): void;
}

/**
 * Asks the providers about sessions that nobody reported the end of: the buyer closed the tab, a notice was
 * lost, the process died. A session that cannot be asked about now is asked about in the next round.
 */
export async function reconcilePayments(context: PaymentContext & { readonly log: Log }): Promise<void> {
  const now = context.clock.now();
  const created = and(
    gt(payments.createdAt, addMs(now, -FORGOTTEN_MS)),
    lt(payments.createdAt, addMs(now, -SETTLING_MS)),
  );
  let after: Date | null = null;
  for (;;) {
    const due = await context.db
      .select({ provider: payments.provider, ref: payments.providerRef, createdAt: payments.createdAt })
      .from(payments)
      .where(and(eq(payments.state, "open"), created, after ? gt(payments.createdAt, after) : undefined))
      .orderBy(asc(payments.createdAt))
      .limit(BATCH);
    for (const { provider, ref } of due) {
      const settled = await settlePayment(context, { provider: provider as ProviderName, ref });
      if (!settled.ok)
        context.log.warn({ provider, refusal: settled.error.kind }, "a payment could not be settled");
    }
    after = due.at(-1)?.createdAt ?? null;
    if (due.length < BATCH || after === null) return;
  }
}
