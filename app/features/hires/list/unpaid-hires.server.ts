import { and, eq, gt, inArray, isNotNull, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { hires } from "#app/db/schema/hire/hires.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { AWAITING_PAYMENT, HIRE_PRICE_KINDS } from "#app/features/orders/enums.ts";
import { ACTIVE_STATES, RETURNED_STATES, UPCOMING_STATES } from "../enums.ts";
import type { HireState } from "../hire-states.ts";
import { hasUnpaidCharge } from "../payments/unpaid-charges.server.ts";

/** States in which the price can be paid; the security deposit in the active ones alone. */
const PAYABLE: readonly HireState[] = [...ACTIVE_STATES, ...RETURNED_STATES];

/**
 * SQL: something of a hire is to be paid now. A part of the price that was given back as a concession counts, too, until
 * the hire is closed.
 */
export function isUnpaid(db: Db, now: Date): SQL | undefined {
  return or(
    and(eq(hires.state, "awaiting-deposit"), gt(hires.depositDueAt, now)),
    and(inArray(hires.state, PAYABLE), sql`${hires.total} - ${hires.balanceWaived} > (${receivedFor(db)})`),
    and(inArray(hires.state, ACTIVE_STATES), sql`${hires.security} > (${securedFor(db)})`),
    inArray(
      hires.id,
      db
        .select({ id: orders.hireId })
        .from(orders)
        .where(and(eq(orders.kind, "hire-charge"), inArray(orders.state, [...AWAITING_PAYMENT]))),
    ),
    hasUnpaidCharge(db),
  );
}

/** What was given back of an order. */
const given = sql`coalesce((select sum(r.amount_cents) from refunds r
  where r.order_id = orders.id and r.kind = 'order' and r.taken_at is not null), 0)`;

/** What counts as paid of the security deposit, as `securedBy` has it. */
function securedFor(db: Db) {
  const asked = sql`case when ${inArray(hires.state, UPCOMING_STATES)} then ${given} else 0 end`;
  return db
    .select({ sum: sql`coalesce(sum(${orders.total} - ${asked}), 0)` })
    .from(orders)
    .where(and(eq(orders.hireId, hires.id), eq(orders.kind, "hire-security"), isNotNull(orders.paidAt)));
}

/** Deposits and balances that were paid, less what of them was given back. */
function receivedFor(db: Db) {
  return db
    .select({ sum: sql`coalesce(sum(${orders.total} - ${given}), 0)` })
    .from(orders)
    .where(
      and(eq(orders.hireId, hires.id), inArray(orders.kind, HIRE_PRICE_KINDS), isNotNull(orders.paidAt)),
    );
}
