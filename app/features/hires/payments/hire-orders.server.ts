import { inTransaction } from "#app/db/client.server.ts";
import { isAwaitingPayment } from "#app/features/orders/order-states.ts";
import { MIN_TOTAL, type ProviderName } from "#app/features/orders/orders.ts";
import { getOrder } from "#app/features/orders/queries.server.ts";
import { cancelUnpaidOrders } from "#app/features/payments/cancel-unpaid-orders.server.ts";
import {
  activeProvider,
  type PaymentContext,
  withDeadline,
} from "#app/features/payments/providers.server.ts";
import { startPayment } from "#app/features/payments/start-payment.server.ts";
import { getSettings } from "#app/features/settings/queries.server.ts";
import { isId } from "#app/lib/ids.ts";
import { addCents } from "#app/lib/money.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { addMs, DAY_MS } from "#app/lib/time/clock.ts";
import { hireStateAt } from "../hire-states.ts";
import type { HireView } from "../hires.ts";
import { getHireByToken } from "../queries.server.ts";
import { lockHire } from "../transition-hire.server.ts";
import { createHireOrder } from "./create-hire-order.server.ts";
import { type HirePart, type HirePayment, moneyOf } from "./hire-money.ts";
import { listHirePayments } from "./list-hire-payments.server.ts";
import type { PayablePart } from "./recorded/recorded-part.ts";

/** Days after the return for which balance and security can be paid. */
const OPEN_DAYS = 30;

export interface PayAsk {
  readonly hireToken: string;
  readonly part: PayablePart | { readonly orderId: string };
  /** A trade customer pays by bank transfer, where the settings have an account for it. */
  readonly byTransfer?: boolean;
}

export type PayRefusal =
  | { readonly kind: "not-found" }
  /** Nothing of it is to be paid now: paid, lapsed or cancelled. */
  | { readonly kind: "nothing-due" }
  /** Less than a payment page can charge. */
  | { readonly kind: "too-cheap" }
  | { readonly kind: "payment-unavailable" };

/**
 * Starts the payment of a part of a hire and returns the address at which it is paid. Its order is made under the lock
 * of the hire when it is first wanted; one that is for another sum, or to be paid in another way, is given up before.
 */
export async function startHirePayment(
  request: PaymentContext,
  ask: PayAsk,
): Promise<Result<{ readonly url: string }, PayRefusal>> {
  const context = withDeadline(request);
  const now = context.clock.now();
  const hire = await getHireByToken(context.db, ask.hireToken, now);
  if (!hire) return refuse({ kind: "not-found" });
  const orderId =
    typeof ask.part === "string"
      ? await orderOfPart(context, hire, { ...ask, part: ask.part, now })
      : ok(findCharge(hire, ask.part.orderId));
  if (!orderId.ok) return orderId;
  const order = orderId.value === null ? null : await getOrder(context.db, orderId.value);
  if (!order || !isAwaitingPayment(order.state)) return refuse({ kind: "nothing-due" });
  const started = await startPayment(context, order);
  return started.ok ? ok({ url: started.value.url }) : refuse({ kind: "payment-unavailable" });
}

function findCharge(hire: HireView, orderId: string): string | null {
  return isId(orderId) && hire.money.charges.some((charge) => charge.orderId === orderId) ? orderId : null;
}

/** Null where it cannot be paid: without payment pages, and without an account to transfer to. */
async function providerFor(
  context: PaymentContext,
  hire: HireView,
  byTransfer: boolean,
): Promise<ProviderName | null> {
  const hasAccount = (await getSettings(context.db)).trade.iban !== "";
  if (byTransfer && hire.trade && hasAccount) return "invoice";
  return activeProvider(context)?.name ?? (hasAccount ? "invoice" : null);
}

interface PartAsk {
  readonly part: PayablePart;
  readonly provider: ProviderName;
  readonly now: Date;
}

async function orderOfPart(
  context: PaymentContext,
  hire: HireView,
  { part: name, byTransfer = false, now }: Omit<PartAsk, "provider"> & Pick<PayAsk, "byTransfer">,
): Promise<Result<string, PayRefusal>> {
  const provider = await providerFor(context, hire, byTransfer);
  if (provider === null) return refuse({ kind: "payment-unavailable" });
  const ask: PartAsk = { part: name, provider, now };
  const { waiting } = hire.money[ask.part];
  if (waiting && !isUsable(waiting, hire.money[ask.part], ask)) {
    const closed = await cancelUnpaidOrders(context, [waiting.orderId]);
    if (!closed.ok) return refuse({ kind: "payment-unavailable" });
  }
  return inTransaction(context.db, async (tx) => {
    const locked = await lockHire(tx, hire.id);
    if (!locked) return refuse({ kind: "not-found" });
    const state = hireStateAt(locked.state, locked.depositDueAt, ask.now);
    const { vatRows } = hire;
    const money = moneyOf({ ...locked, state, vatRows }, await listHirePayments(tx, hire.id));
    const part = money[ask.part];
    if (part.open <= 0) return refuse({ kind: "nothing-due" });
    if (part.waiting && isUsable(part.waiting, part, ask)) return ok(part.waiting.orderId);
    if (part.open < MIN_TOTAL && ask.provider !== "invoice") return refuse({ kind: "too-cheap" });
    const latest = locked.endsAt > ask.now ? locked.endsAt : ask.now;
    const expiresAt =
      ask.part === "deposit" && locked.depositDueAt ? locked.depositDueAt : addMs(latest, OPEN_DAYS * DAY_MS);
    const kind = `hire-${ask.part}` as const;
    return ok(
      await createHireOrder(tx, locked, {
        kind,
        vatRows: part.vatRows,
        provider: ask.provider,
        expiresAt,
        now: ask.now,
      }),
    );
  });
}

/** Whether the order that waits is for what is open, paid as it is wanted. */
export function isUsable(
  waiting: HirePayment,
  part: HirePart,
  { provider, now }: Pick<PartAsk, "provider" | "now">,
): boolean {
  const wanted = addCents(...part.vatRows.map(({ gross }) => gross));
  return waiting.provider === provider && waiting.total === wanted && waiting.expiresAt > now;
}
