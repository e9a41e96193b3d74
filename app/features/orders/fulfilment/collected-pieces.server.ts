import { sql } from "drizzle-orm";
import { listRows, type Tx } from "#app/db/client.server.ts";
import { orderLines } from "#app/db/schema/shop/orders.ts";
import { auditLog } from "#app/db/schema/system/audit.ts";
import type { Pieces } from "./fulfilment.ts";
import { REFUNDED_UNSENT } from "./refunded-pieces.server.ts";

/** Writes down that the customer has collected the goods of an order: those that were not refunded, or all. */
export async function addCollected(tx: Tx, orderId: string, which: "unrefunded" | "all"): Promise<void> {
  const collected =
    which === "all" ? sql`l.quantity` : sql`greatest(l.collected, l.quantity - ${REFUNDED_UNSENT})`;
  await tx.execute(sql`update ${orderLines} l set collected = ${collected}, collected_before = l.collected
    where l.order_id = ${orderId}`);
}

/** The instant of the last collection of an order that was not taken back; null for none in the history. */
export async function getLastCollection(tx: Tx, orderId: string): Promise<Date | null> {
  const [row] = await listRows<{ ms: number }>(
    tx,
    sql`select round(extract(epoch from done.at) * 1000)::float8 as ms from ${auditLog} done
      where ${isStep("done", orderId, "order.collected")} and not exists (
        select from ${auditLog} undone where ${isStep("undone", orderId, "order.collected-undone")}
          and undone.at > done.at and not exists (
            select from ${auditLog} later where ${isStep("later", orderId, "order.collected")}
              and later.at > done.at and later.at <= undone.at))
      order by done.at desc limit 1`,
  );
  return row ? new Date(row.ms) : null;
}

function isStep(entry: string, orderId: string, action: string) {
  const column = (name: string) => sql.raw(`${entry}.${name}`);
  return sql`${column("subject_type")} = 'order' and ${column("subject_id")} = ${orderId} and ${column("action")} = ${action}`;
}

/** Writes down that they have not. Gives what they had collected last. */
export async function removeCollected(tx: Tx, orderId: string): Promise<readonly Pieces[]> {
  return listRows<{ position: number; quantity: number }>(
    tx,
    sql`update ${orderLines} l set collected = l.collected_before from ${orderLines} before
      where before.id = l.id and l.order_id = ${orderId}
      returning l.position, before.collected - l.collected as quantity`,
  );
}
