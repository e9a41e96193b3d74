import { sql } from "drizzle-orm";
import { refundLines, refunds } from "#app/db/schema/shop/payments.ts";

/**
 * Pieces that were refunded, or are being, of the line at `l.position` of the order `l.order_id`, in a statement that
 * calls something `l`. A refund that the provider never took on does not count.
 */
export const REFUNDED = sql<number>`(select coalesce(sum(rl.quantity), 0)::int from ${refundLines} rl
  join ${refunds} r on r.id = rl.refund_id
  where r.order_id = l.order_id and rl.position = l.position and r.kind = 'order'
    and (r.state <> 'failed' or r.taken_at is not null))`;
