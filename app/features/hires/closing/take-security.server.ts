import { eq } from "drizzle-orm";
import { inTransaction, type Tx } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { splitAmount } from "#app/features/hire-prices/deposit.ts";
import { queueMail } from "#app/features/mail/queue-mail.server.ts";
import type { OrderView } from "#app/features/orders/orders.ts";
import { getOrder } from "#app/features/orders/queries.server.ts";
import { lockOrder, transitionOrder } from "#app/features/orders/transition-order.server.ts";
import { closePaymentPages, recordClosedPages } from "#app/features/payments/cancel-unpaid-orders.server.ts";
import { activeProvider, type PaymentContext } from "#app/features/payments/providers.server.ts";
import { getSettings } from "#app/features/settings/queries.server.ts";
import type { Company } from "#app/features/settings/settings.ts";
import { format, type Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/hire/hires.ts";
import type { Cents } from "#app/lib/money.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { addMs, DAY_MS } from "#app/lib/time/clock.ts";
import { lockSecurity, payFromSecurity, renderCharged } from "../payments/charge-hire.server.ts";
import { createHireOrder } from "../payments/create-hire-order.server.ts";
import { DUE_DAYS } from "../payments/hire-money.ts";
import { getHire } from "../queries.server.ts";
import { changeHire, type LockedHire, lockHire } from "../transition-hire.server.ts";
import { deductedSum, type SecurityDeduction, securityDeductions } from "./open-money.ts";

interface TakeAsk {
  readonly id: string;
  /** The hire's version that the page showed. */
  readonly version: number;
  /** What the page said is taken, VAT included. */
  readonly amount: Cents | null;
  readonly actorId: string;
}

export type TakeRefusal =
  /** "conflict": also where another sum would be taken now. */
  | { readonly kind: "not-found" | "conflict" }
  /** No charge is open, or nothing is held. */
  | { readonly kind: "not-allowed" }
  /** A payment page is open, and its provider cannot be asked to close it. */
  | { readonly kind: "payment-unavailable" };

/**
 * Takes open charges of a hire from its security deposit, as far as it goes. A charge that it pays in part is cancelled:
 * an order for the part is paid at once, another asks the customer for the rest. Payment pages are closed before.
 */
export async function takeSecurity(
  context: PaymentContext,
  { id, version, amount, actorId }: TakeAsk,
): Promise<Result<null, TakeRefusal>> {
  const now = context.clock.now();
  const hire = await getHire(context.db, id, now);
  if (!hire) return refuse({ kind: "not-found" });
  if (hire.version !== version) return refuse({ kind: "conflict" });
  const closed = new Map<string, readonly string[]>();
  for (const { charge } of securityDeductions(hire)) {
    const pages = await closePaymentPages(context, charge.orderId);
    if (!pages.ok) return refuse({ kind: "payment-unavailable" });
    closed.set(charge.orderId, pages.value);
  }
  const { company } = await getSettings(context.db);
  return inTransaction(context.db, async (tx) => {
    const locked = await lockHire(tx, id);
    if (locked?.version !== version) return refuse({ kind: "conflict" });
    await lockSecurity(tx, locked);
    const view = await getHire(tx, id, now);
    const deductions = view ? securityDeductions(view) : [];
    if (deductions.length === 0) return refuse({ kind: "not-allowed" });
    const taken = deductedSum(deductions);
    if (taken !== amount || deductions.some(({ charge }) => !closed.has(charge.orderId)))
      return refuse({ kind: "conflict" });
    const details = { amount: taken };
    await changeHire(tx, locked, { now, actorId, action: "hire.security-taken", details });
    const work = { tx, context, hire: locked, company, actorId, now };
    for (const deduction of deductions)
      await payDeduction(work, deduction, closed.get(deduction.charge.orderId) ?? []);
    return ok(null);
  });
}

interface Work {
  readonly tx: Tx;
  readonly context: PaymentContext;
  readonly hire: LockedHire;
  readonly company: Company;
  readonly actorId: string;
  readonly now: Date;
}

/** `closed`: references of the closed payment pages of the charge. */
async function payDeduction(
  work: Work,
  { charge, amount }: SecurityDeduction,
  closed: readonly string[],
): Promise<void> {
  const { tx, context, hire, company, actorId, now } = work;
  const locked = await lockOrder(tx, charge.orderId);
  if (!locked) throw new Error("Bug: a charge vanished");
  await recordClosedPages(tx, charge.orderId, { closed, now });
  if (amount === charge.total) {
    await tx.update(orders).set({ provider: "security" }).where(eq(orders.id, charge.orderId));
    await payFromSecurity(tx, context, { order: await readOrder(tx, charge.orderId), company, now });
    return;
  }
  const { deposit: part, balance: rest } = splitAmount(charge, amount);
  const whole = await readOrder(tx, charge.orderId);
  const make = async (
    text: Message<{ readonly what: string | number }>,
    more: Pick<Parameters<typeof createHireOrder>[2], "vatRows" | "provider">,
  ) =>
    readOrder(
      tx,
      await createHireOrder(tx, hire, {
        kind: "hire-charge",
        charge: charge.charge ?? "other",
        text: format(hire.locale, text, { what: whole.lines[0]?.name ?? hire.number }),
        expiresAt: addMs(now, DUE_DAYS * DAY_MS),
        now,
        actorId,
        ...more,
      }),
    );
  const paid = await make(messages.chargePart, { vatRows: part.vatRows, provider: "security" });
  const provider = activeProvider(context)?.name ?? "invoice";
  const left = await make(messages.chargeRest, { vatRows: rest.vatRows, provider });
  const details = { replacedBy: paid.number };
  await transitionOrder(tx, locked, "cancelled", { now, actorId, set: { cancelledAt: now }, details });
  await payFromSecurity(tx, context, { order: paid, company, now });
  await queueMail(tx, await renderCharged({ db: tx, config: context.config }, hire, left, now));
}

async function readOrder(tx: Tx, orderId: string): Promise<OrderView> {
  const order = await getOrder(tx, orderId);
  if (!order) throw new Error("Bug: a charge was not stored");
  return order;
}
