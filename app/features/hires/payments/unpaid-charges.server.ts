import { and, eq, gt, inArray, notExists, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "#app/db/client.server.ts";
import { hires } from "#app/db/schema/hire/hires.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { ENDED_UNPAID } from "#app/features/orders/enums.ts";

const later = alias(orders, "later");

/** True for a hire with unpaid charges, as `HireMoney` counts them. */
export function hasUnpaidCharge(db: Db): SQL {
  const isSame = and(eq(later.hireId, orders.hireId), eq(later.hireCharge, orders.hireCharge));
  const chargedAgain = db
    .select({ id: later.id })
    .from(later)
    .where(and(isSame, gt(later.number, orders.number)));
  const hasEnded = and(eq(orders.kind, "hire-charge"), inArray(orders.state, [...ENDED_UNPAID]));
  const unpaid = db
    .select({ hireId: orders.hireId })
    .from(orders)
    .where(and(hasEnded, notExists(chargedAgain)));
  return inArray(hires.id, unpaid);
}
