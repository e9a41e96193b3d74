import { and, eq, inArray, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import type { Tx } from "#app/db/client.server.ts";
import { nextVersion } from "#app/db/columns.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { auditLog } from "#app/db/schema/system/audit.ts";
import { type FulfilmentState, fulfilmentsBefore } from "./fulfilment-states.ts";

interface Move {
  readonly now: Date;
  /** Other columns that change with the state of the goods. */
  readonly set?: Omit<PgUpdateSetSource<typeof orders>, "state" | "fulfilment">;
}

/**
 * Moves the goods of an order to a state: the only writer of `orders.fulfilment`. The table of allowed steps is part of
 * the statement. False, with nothing changed, when `to` cannot be reached. The caller holds the order's lock.
 */
export async function transitionFulfilment(
  tx: Tx,
  orderId: string,
  to: FulfilmentState,
  { now, set = {} }: Move,
): Promise<boolean> {
  const moved = await tx
    .update(orders)
    .set({ ...set, fulfilment: to, ...nextVersion(orders, now) })
    .where(and(eq(orders.id, orderId), inArray(orders.fulfilment, fulfilmentsBefore(to))))
    .returning({ id: orders.id });
  return moved.length > 0;
}

/**
 * The day of reception where staff typed it, not the step *delivered*: the 14 days to withdraw run from reception.
 */
export const TYPED_RECEPTION = sql`case when exists (select 1 from ${auditLog} a
  where a.subject_type = 'order' and a.subject_id = ${orders.id}::text and a.action = 'order.received'
    and (a.details->>'receivedAt')::timestamptz = ${orders.receivedAt}) then ${orders.receivedAt} end`;
