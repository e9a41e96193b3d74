import { and, asc, eq, inArray, or } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { HAVE_LEFT } from "./fulfilment-states.ts";
import { MAX_ORDERS_AT_ONCE } from "./many.ts";
import type { LabelOrder } from "./packing.ts";

/**
 * Lists the addressees of these orders' parcels. Orders for collection, those that were never paid and those that were
 * refunded before anything left are left out.
 */
export async function listLabelOrders(db: Db, ids: readonly string[]): Promise<readonly LabelOrder[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      id: orders.id,
      number: orders.number,
      name: orders.name,
      company: orders.company,
      phone: orders.phone,
      address: orders.address,
    })
    .from(orders)
    .where(
      and(
        inArray(orders.id, ids.slice(0, MAX_ORDERS_AT_ONCE)),
        eq(orders.deliveryMethod, "delivery"),
        or(
          inArray(orders.state, ["paid", "completed"]),
          and(eq(orders.state, "refunded"), inArray(orders.fulfilment, [...HAVE_LEFT])),
        ),
      ),
    )
    .orderBy(asc(orders.number));
  return rows.flatMap(({ address, ...row }) => (address ? [{ ...row, address }] : []));
}
