import { sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { parcels } from "#app/db/schema/shop/parcels.ts";

/** Ids of orders with a parcel whose tracking number begins so; spaces and capitals do not count. */
export async function listTrackedOrders(db: Db, text: string, limit: number): Promise<readonly string[]> {
  const number = text.replaceAll(" ", "").toUpperCase();
  if (!/^(?=.*\d)[A-Z0-9-]{5,40}$/.test(number)) return [];
  const rows = await db
    .selectDistinct({ orderId: parcels.orderId })
    .from(parcels)
    .where(sql`upper(replace(${parcels.trackingNumber}, ' ', '')) like ${`${number}%`}`)
    .limit(limit);
  return rows.map(({ orderId }) => orderId);
}
