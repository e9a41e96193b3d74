import { and, eq, inArray, type SQL } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { hires } from "#app/db/schema/hire/hires.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { ENDED_UNPAID } from "#app/features/orders/enums.ts";

/** True for a hire with unpaid charges, as `HireMoney` counts them. */
export function hasUnpaidCharge(db: Db): SQL {
  const unpaid = db
    .select({ hireId: orders.hireId })
    .from(orders)
    .where(and(eq(orders.kind, "hire-charge"), inArray(orders.state, [...ENDED_UNPAID])));
  return inArray(hires.id, unpaid);
}
