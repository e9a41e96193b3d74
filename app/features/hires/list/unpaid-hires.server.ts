import { and, eq, gt, inArray, isNotNull, notExists, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { hires } from "#app/db/schema/hire/hires.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { AWAITING_PAYMENT } from "#app/features/orders/enums.ts";
import { hasUnpaidCharge } from "../payments/unpaid-charges.server.ts";

/** States in which the price, and until the return the security deposit, can be paid. */
const SECURED = ["reserved", "prepping", "ready", "out", "part-back"] as const;
const PAYABLE = [...SECURED, "back", "checked"] as const;

/**
 * SQL: something of a hire is to be paid now. A part of the price that was given back as a concession counts, too, until
 * the hire is closed.
 */
export function isUnpaid(db: Db, now: Date): SQL | undefined {
  const paidSecurity = db
    .select({ one: sql`1` })
    .from(orders)
    .where(and(eq(orders.hireId, hires.id), eq(orders.kind, "hire-security"), isNotNull(orders.paidAt)));
  return or(
    and(eq(hires.state, "awaiting-deposit"), gt(hires.depositDueAt, now)),
    and(
      inArray(hires.state, [...PAYABLE]),
      sql`${hires.total} - ${hires.balanceWaived} > (${receivedFor(db)})`,
    ),
    and(inArray(hires.state, [...SECURED]), gt(hires.security, sql`0`), notExists(paidSecurity)),
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

/** Deposits and balances that were paid, less what of them was given back. */
function receivedFor(db: Db) {
  const given = sql`coalesce((select sum(r.amount_cents) from refunds r
    where r.order_id = orders.id and r.kind = 'order' and r.taken_at is not null), 0)`;
  return db
    .select({ sum: sql`coalesce(sum(${orders.total} - ${given}), 0)` })
    .from(orders)
    .where(
      and(
        eq(orders.hireId, hires.id),
        inArray(orders.kind, ["hire-deposit", "hire-balance"]),
        isNotNull(orders.paidAt),
      ),
    );
}
