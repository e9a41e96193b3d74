import { and, eq, gte } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { bankTransfers } from "#app/db/schema/shop/payments.ts";
import { isAwaitingPayment } from "#app/features/orders/order-states.ts";
import { dueOf } from "#app/features/orders/orders.ts";
import { isId } from "#app/lib/ids.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import type { Clock } from "#app/lib/time/clock.ts";
import { dayOfIso, startOfIrishDay } from "#app/lib/time/irish-time.ts";
import type { PaymentProvider, PaymentSession, ProviderRefusal } from "./payments.ts";

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
}

const PREFIX = "invoice:";

/** The session of an order that is paid by transfer: there is one for each, and it never changes. */
export function invoiceRef(orderId: string): string {
  return `${PREFIX}${orderId}`;
}

/**
 * Payment by bank transfer or at the counter. Its books are the payments that staff have recorded; its payment page is
 * the page of the order, which says where the money goes. Money that comes after the order was given up still counts.
 */
export function invoiceProvider({ db, clock }: Deps): PaymentProvider {
  const retrieve = (ref: string) => sessionOf(db, ref, clock.now());
  return {
    name: "invoice",
    async createSession({ reference, cancelUrl }) {
      return ok({ ref: invoiceRef(reference), url: cancelUrl });
    },
    retrieve,
    async expire(ref) {
      const session = await retrieve(ref);
      return session.ok && session.value.state === "open"
        ? ok({ ...session.value, state: "expired" })
        : session;
    },
    async listSince(from) {
      const rows = await db
        .select({ id: orders.id })
        .from(orders)
        .where(and(eq(orders.provider, "invoice"), gte(orders.placedAt, from)));
      return ok(rows.map(({ id }) => ({ ref: invoiceRef(id), reference: id })));
    },
    /** Staff have to transfer it; until they say that they have, it is on its way. */
    async refund({ refundId, attempt, amount }) {
      return ok({ ref: `${PREFIX}${refundId}:${attempt}`, amount, state: "pending" });
    },
  };
}

async function sessionOf(db: Db, ref: string, now: Date): Promise<Result<PaymentSession, ProviderRefusal>> {
  const id = ref.startsWith(PREFIX) ? ref.slice(PREFIX.length) : "";
  const [row] = isId(id)
    ? await db
        .select({
          total: orders.total,
          credit: orders.credit,
          state: orders.state,
          expiresAt: orders.expiresAt,
          receivedOn: bankTransfers.receivedOn,
          method: bankTransfers.method,
        })
        .from(orders)
        .leftJoin(bankTransfers, eq(bankTransfers.orderId, orders.id))
        .where(and(eq(orders.id, id), eq(orders.provider, "invoice")))
    : [];
  if (!row) return refuse({ kind: "unknown-session" });
  const waits = isAwaitingPayment(row.state) && row.expiresAt > now;
  const state = row.receivedOn !== null ? "paid" : waits ? "open" : "expired";
  const day = row.receivedOn === null ? null : dayOfIso(row.receivedOn);
  const session = { ref, reference: id, amount: dueOf(row), currency: "eur", state, url: "" } as const;
  return ok({
    ...session,
    ...(day !== null && { receivedAt: startOfIrishDay(day) }),
    ...(row.method !== null && { method: row.method }),
  });
}
