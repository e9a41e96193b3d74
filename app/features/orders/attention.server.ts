import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "#app/db/client.server.ts";
import { nextVersion } from "#app/db/columns.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import type { Attention } from "./orders.ts";

/** True for an order that a person must look at. The index of these orders has the same condition. */
export const NEEDS_ATTENTION = sql<boolean>`${orders.attention} <> '{}'`;

/**
 * Adds a reason for which a person must look at an order, beside those that it has. It counts as a change of the order, so
 * that no one ends it from a page that did not show it.
 */
export async function addAttention(tx: Tx, orderId: string, reason: Attention, now: Date): Promise<void> {
  const others = sql`array_remove(${orders.attention}, ${reason})`;
  await tx
    .update(orders)
    .set({ attention: sql`array_append(${others}, ${reason})`, ...nextVersion(orders, now) })
    .where(eq(orders.id, orderId));
}

/** Takes a reason from an order that has it. */
export async function endAttention(tx: Tx, orderId: string, reason: Attention, now: Date): Promise<void> {
  await tx
    .update(orders)
    .set({ attention: sql`array_remove(${orders.attention}, ${reason})`, ...nextVersion(orders, now) })
    .where(and(eq(orders.id, orderId), sql`${reason} = any(${orders.attention})`));
}
