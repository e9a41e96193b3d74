import { eq, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { orderLines, orders } from "#app/db/schema/shop/orders.ts";
import { parcelLines, parcels } from "#app/db/schema/shop/parcels.ts";
import { refunds } from "#app/db/schema/shop/payments.ts";
import { type Fulfilment, type LineRest, type Parcel, restOf } from "./fulfilment.ts";
import { HOLD_COLUMNS, toHold } from "./hold.server.ts";
import { DISPATCHED, GONE, REFUNDED, REFUNDED_UNSENT, REST_REFUNDED } from "./refunded-pieces.server.ts";

/** Pieces of a line that are left to leave; for a statement in which the line is called `l`. */
export const LINE_LEFT = sql<number>`greatest(0, l.quantity - ${GONE} - ${REFUNDED_UNSENT})`;

/** Pieces of an order that are left to leave, inside a statement that reads orders. */
export const PIECES_LEFT = sql<number>`(select coalesce(sum(${LINE_LEFT}), 0)::int
  from ${orderLines} l where l.order_id = ${orders.id})`;

const parcelTexts = (column: string) =>
  sql<string | null>`(select string_agg(p.${sql.identifier(column)}, '; ' order by p.number) from ${parcels} p
    where p.order_id = ${orders.id})`;

/** What an export tells of the parcels of an order: with whom they are, how many pieces left, how many are left. */
export const SENT = {
  carriers: parcelTexts("carrier"),
  trackings: parcelTexts("tracking_number"),
  sent: sql<number>`(select coalesce(sum(pl.quantity), 0)::int from ${parcelLines} pl
    join ${parcels} p on p.id = pl.parcel_id where p.order_id = ${orders.id})`,
  left: PIECES_LEFT,
};

/**
 * Lines with what has left and what was refunded, and parcels with their lines: read with the order in one statement.
 */
const REST = sql<readonly Omit<LineRest, "left">[]>`(
  select coalesce(json_agg(json_build_object('position', l.position, 'ordered', l.quantity,
    'dispatched', ${DISPATCHED}, 'collected', l.collected, 'refunded', ${REFUNDED}, 'unsent', ${REFUNDED_UNSENT}) order by l.position), '[]')
  from ${orderLines} l where l.order_id = ${orders.id})`;

type StoredParcel = Omit<Parcel, "dispatchedAt"> & { readonly dispatchedMs: number };

const PARCELS = sql<readonly StoredParcel[]>`(
  select coalesce(json_agg(json_build_object('id', p.id, 'number', p.number, 'carrier', p.carrier,
    'trackingNumber', p.tracking_number, 'trackingUrl', p.tracking_url,
    'dispatchedMs', round(extract(epoch from p.dispatched_at) * 1000),
    'lines', (select json_agg(json_build_object('position', pl.position, 'quantity', pl.quantity) order by pl.position)
      from ${parcelLines} pl where pl.parcel_id = p.id)) order by p.number), '[]')
  from ${parcels} p where p.order_id = ${orders.id})`;

const REFUNDED_MS = sql<number | null>`(select round(extract(epoch from max(r.taken_at)) * 1000)::float8
  from ${refunds} r where r.order_id = ${orders.id} and r.kind = 'order')`;

/** How far the goods of an order are; null for no such order. One statement. */
export async function getFulfilment(db: Db, orderId: string): Promise<Fulfilment | null> {
  const [row] = await db
    .select({
      version: orders.version,
      state: orders.fulfilment,
      readyAt: orders.readyAt,
      dispatchedAt: orders.dispatchedAt,
      completedAt: orders.completedAt,
      refundedMs: REFUNDED_MS,
      isRestRefunded: REST_REFUNDED,
      parcels: PARCELS,
      rest: REST,
      ...HOLD_COLUMNS,
    })
    .from(orders)
    .where(eq(orders.id, orderId));
  if (!row) return null;
  const { orderState, onHold, beingRefunded, withdrawn, refundedMs, ...facts } = row;
  return {
    ...facts,
    refundedAt: refundedMs === null ? null : new Date(refundedMs),
    hold: toHold({ orderState, onHold, beingRefunded, withdrawn }),
    parcels: row.parcels.map(({ dispatchedMs, ...parcel }) => ({
      ...parcel,
      dispatchedAt: new Date(dispatchedMs),
    })),
    rest: row.rest.map(restOf),
  };
}
