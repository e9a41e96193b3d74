import { eq, sql } from "drizzle-orm";
import type { Db, Tx } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { refunds } from "#app/db/schema/shop/payments.ts";
import { withdrawals } from "#app/db/schema/shop/withdrawals.ts";
import { NEEDS_ATTENTION } from "../attention.server.ts";
import type { OrderState } from "../order-states.ts";
import type { Hold } from "./fulfilment.ts";
import { CLAIMED, REFUNDED } from "./refunded-pieces.server.ts";

/** Lines that refunded statements name, with more pieces than were refunded. */
const UNREFUNDED = sql`(
  select l.order_id from (
    select w.order_id, item.position, sum(item.quantity) as stated
    from ${withdrawals} w cross join jsonb_to_recordset(w.items) as item(position int, quantity int)
    where w.state = 'refunded' and w.order_id is not null and w.items is not null
    group by w.order_id, item.position) l
  where l.stated > ${REFUNDED})`;

/**
 * A statement that adds nothing (`repeated`) or was refused keeps no order back; a refunded one does until the pieces that
 * it names were refunded line by line, and always where it names none.
 */
const WITHDRAWN = sql`(${orders.id} in (
  select w.order_id from ${withdrawals} w where w.order_id is not null
    and (w.state = 'open' or (w.state = 'refunded' and (w.items is null or w.items = '[]'))))
  or ${orders.id} in ${UNREFUNDED})`;

/** All that was paid for goods is being given back, and the provider has not taken all of it on yet. */
const BEING_REFUNDED = sql<boolean>`(${orders.kind} = 'sale' and exists (
  select 1 from ${refunds} r where r.order_id = ${orders.id} and ${CLAIMED}
  having sum(r.amount_cents) >= ${orders.total}))`;

/**
 * True for a paid order whose goods leave only with a reason: it was withdrawn from, it is being refunded in full, or a
 * person must look at it.
 */
export const ON_HOLD = sql<boolean>`(${orders.state} = 'paid'
  and (${NEEDS_ATTENTION} or ${WITHDRAWN} or ${BEING_REFUNDED}))`;

/** What a statement that reads an order selects for `toHold`. */
export const HOLD_COLUMNS = {
  orderState: orders.state,
  onHold: ON_HOLD,
  beingRefunded: BEING_REFUNDED,
  withdrawn: sql<boolean>`${WITHDRAWN}`,
};

interface HoldFacts {
  readonly orderState: OrderState;
  readonly onHold: boolean;
  readonly beingRefunded: boolean;
  readonly withdrawn: boolean;
}

/** Why the goods of an order leave only with a reason; null where they may leave. */
export function toHold({ orderState, onHold, beingRefunded, withdrawn }: HoldFacts): Hold | null {
  if (orderState === "refunded") return "refunded";
  if (!onHold) return null;
  if (beingRefunded) return "refunded";
  return withdrawn ? "withdrawn" : "attention";
}

/** The hold of an order; null without one, and for no such order. */
export async function getOrderHold(db: Db | Tx, orderId: string): Promise<Hold | null> {
  const [row] = await db.select(HOLD_COLUMNS).from(orders).where(eq(orders.id, orderId));
  return row ? toHold(row) : null;
}
