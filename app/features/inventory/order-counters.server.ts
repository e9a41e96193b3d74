import { eq, inArray, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Tx } from "#app/db/client.server.ts";
import { products } from "#app/db/schema/shop/catalog.ts";
import { stockMovements } from "#app/db/schema/shop/inventory.ts";
import type { ProductQuantity } from "./inventory.ts";

export interface Counter {
  /** The product whose count is used. */
  readonly id: string;
  /** What the order has taken from that count and not put back. */
  readonly taken: number;
  /** What it has put back and not taken out again. */
  readonly returned: number;
}

/** Reads the count that is used, by product. */
export async function readCounters(
  tx: Tx,
  orderId: string,
  lines: readonly ProductQuantity[],
): Promise<ReadonlyMap<string, Counter>> {
  const ids = [...new Set(lines.map((line) => line.productId))];
  if (ids.length === 0) return new Map();
  const parent = alias(products, "parent");
  const counter = sql<string | null>`case when ${products.manageStock} then ${products.id}
    when ${parent.manageStock} then ${parent.id} end`;
  const sumOf = (of: SQL) => sql<number>`(select coalesce(sum(m.delta), 0)::int from ${stockMovements} m
    where m.order_id = ${orderId} and m.product_id = ${counter} and ${of})`;
  const rows = await tx
    .select({
      id: products.id,
      counter,
      taken: sql<number>`-${sumOf(sql`true`)}`,
      returned: sumOf(sql`m.reason in ('return', 'resend')`),
    })
    .from(products)
    .leftJoin(parent, eq(products.parentId, parent.id))
    .where(inArray(products.id, ids));
  return new Map(
    rows.flatMap(({ id, counter: counterId, ...sums }): [string, Counter][] =>
      counterId === null ? [] : [[id, { id: counterId, ...sums }]],
    ),
  );
}

/** Lines of an order less what it has taken from stock already; only those of which something is left. */
export async function lessTaken(
  tx: Tx,
  orderId: string,
  lines: readonly ProductQuantity[],
): Promise<readonly ProductQuantity[]> {
  const counters = await readCounters(tx, orderId, lines);
  const open = new Map([...counters.values()].map(({ id, taken }) => [id, taken]));
  return lines.flatMap(({ productId, quantity }) => {
    const counter = counters.get(productId)?.id ?? "";
    const taken = open.get(counter) ?? 0;
    open.set(counter, Math.max(0, taken - quantity));
    return quantity > taken ? [{ productId, quantity: quantity - taken }] : [];
  });
}
