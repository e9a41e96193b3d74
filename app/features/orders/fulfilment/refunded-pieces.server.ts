import { type SQL, sql } from "drizzle-orm";
import { orderLines, orders } from "#app/db/schema/shop/orders.ts";
import { parcelLines, parcels } from "#app/db/schema/shop/parcels.ts";
import { refundLines, refunds } from "#app/db/schema/shop/payments.ts";

/** A refund of which the provider has not refused to take it on, in a statement that calls refunds `r`. */
export const CLAIMED = sql`r.kind = 'order' and (r.state <> 'failed' or r.taken_at is not null)`;

/** A refund that the provider has taken on, in a statement that calls refunds `r`. */
export const TAKEN = sql`r.kind = 'order' and r.taken_at is not null`;

/** A sum over the refunds of the line at `l.position` of the order `l.order_id`, in a statement that calls something `l`. */
export const sumOfRefunds = (of: SQL, which: SQL) =>
  sql<number>`(select coalesce(sum(${of}), 0)::int from ${refundLines} rl
  join ${refunds} r on r.id = rl.refund_id
  where r.order_id = l.order_id and rl.position = l.position and ${which})`;

/**
 * Pieces that were refunded, or are being, of the line at `l.position` of the order `l.order_id`, in a statement that
 * calls something `l`. A refund that the provider never took on does not count.
 */
export const REFUNDED = sumOfRefunds(sql`rl.quantity`, CLAIMED);

/** How many of them had not left when their refund was asked for. */
export const REFUNDED_UNSENT = sumOfRefunds(sql`rl.unsent`, CLAIMED);

/** Pieces of a line that a parcel holds; for a statement in which the line is called `l`. */
export const DISPATCHED = sql<number>`(select coalesce(sum(pl.quantity), 0)::int from ${parcelLines} pl
  join ${parcels} p on p.id = pl.parcel_id where p.order_id = l.order_id and pl.position = l.position)`;

/** Pieces of a line that have left, in parcels or with the customer; for a statement in which the line is called `l`. */
export const GONE = sql<number>`(${DISPATCHED} + l.collected)`;

/**
 * Whether a refund of what was left completed an order after its last collection, which then counts as an earlier one. In
 * a statement that reads orders.
 */
export const REST_REFUNDED = sql<boolean>`(${orders.fulfilment} = 'collected' and exists (
  select 1 from ${orderLines} l where l.order_id = ${orders.id} and l.collected > 0) and not exists (
  select 1 from ${orderLines} l where l.order_id = ${orders.id} and l.collected > l.collected_before))`;

/** Refunded pieces of a line that were put into stock before they had left; for a statement that calls the line `l`. */
export const STOCKED = sumOfRefunds(sql`rl.unsent_restocked`, TAKEN);

/**
 * Pieces of a line that its order needs of the stock: those that have left and not come back, and those still to leave. A
 * refund that waits may be refused, so that its pieces are needed until then. For a statement that calls the line `l`.
 */
export const NEEDED = sql<number>`(greatest(${GONE}, l.quantity - ${sumOfRefunds(sql`rl.unsent`, TAKEN)})
  - ${sumOfRefunds(sql`rl.restocked - rl.unsent_restocked`, TAKEN)})`;

/** How many of so many pieces of a line that are to be refunded have not left. */
export const unsentOf = (orderId: string, position: number, quantity: number) =>
  sql<number>`(select least(${quantity}, greatest(0, l.quantity - ${GONE} - ${REFUNDED_UNSENT}))::int
  from ${orderLines} l where l.order_id = ${orderId} and l.position = ${position})`;
