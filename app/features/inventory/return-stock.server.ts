import { and, eq, gte, inArray, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Tx } from "#app/db/client.server.ts";
import { products } from "#app/db/schema/shop/catalog.ts";
import { stockLevels, stockMovements } from "#app/db/schema/shop/inventory.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { sumBy } from "#app/lib/sums.ts";
import { type OutOfStock, type ProductQuantity, sumByProduct } from "./inventory.ts";
import { refreshStockStatus } from "./refresh-stock-status.server.ts";

/** Pieces of one line of an order that come back. */
interface ReturnedPieces extends ProductQuantity {
  /** How many of them have not left the store. */
  readonly unsent: number;
  /** Pieces of the line that have left and not come back, or are still to leave. */
  readonly kept: number;
}

interface Returned {
  readonly orderId: string;
  readonly actorId: string | null;
  /** Every line of the order that has a product, also those of which nothing comes back. */
  readonly lines: readonly ReturnedPieces[];
}

/**
 * Puts goods that came back on the shelf again. A variation without a count of its own goes to its parent's; what
 * is not counted, or no longer sold at all, changes nothing. Pieces that have not left go back only as far as the order
 * took them from the count and does not need them itself: on backorder, or paid without stock, it took fewer.
 */
export async function returnStock(tx: Tx, { orderId, actorId, lines }: Returned): Promise<void> {
  const counters = await readCounters(tx, orderId, lines);
  const counted = lines.flatMap((line) => {
    const counter = counters.get(line.productId);
    return counter ? [{ ...line, counter }] : [];
  });
  const returned = [...Map.groupBy(counted, ({ counter }) => counter.id)].map(([productId, pieces]) => {
    const sum = (key: "quantity" | "unsent" | "kept") => sumBy(pieces, (piece) => piece[key]);
    const spare = Math.max(0, (pieces[0]?.counter.taken ?? 0) - sum("kept"));
    return { productId, quantity: sum("quantity") - sum("unsent") + Math.min(sum("unsent"), spare) };
  });
  const sums = sumByProduct(returned.filter(({ quantity }) => quantity > 0));
  for (const { productId, quantity } of sums) {
    await tx
      .insert(stockLevels)
      .values({ productId, available: quantity })
      .onConflictDoUpdate({
        target: stockLevels.productId,
        set: { available: sql`${stockLevels.available} + ${quantity}` },
      });
    await tx
      .insert(stockMovements)
      .values({ productId, delta: quantity, reason: "return", orderId, actorId });
  }
  await refreshStockStatus(
    tx,
    sums.map((line) => line.productId),
  );
}

interface Resent extends Pick<Returned, "orderId" | "actorId"> {
  /** Pieces that leave although they went back into stock; below 0: such pieces come back, as the step is undone. */
  readonly lines: readonly ProductQuantity[];
}

/**
 * Takes what an order put back into stock out of it again, since it leaves all the same, or puts that back when the step
 * is undone: never more than the order put back before, or took so. Refuses what has been sold since, by the product of the
 * first line that it concerns; the transaction must be rolled back then.
 */
export async function resendStock(
  tx: Tx,
  { orderId, actorId, lines }: Resent,
): Promise<Result<void, OutOfStock>> {
  const counters = await readCounters(tx, orderId, lines);
  const wanted = sumByProduct(
    lines.flatMap(({ productId, quantity }) => {
      const counter = counters.get(productId);
      return counter ? [{ productId: counter.id, quantity }] : [];
    }),
  );
  const all = [...counters.values()];
  const moved: string[] = [];
  for (const { productId, quantity } of wanted) {
    const { returned = 0, resent = 0 } = all.find(({ id }) => id === productId) ?? {};
    const taken = quantity > 0 ? Math.min(quantity, returned) : Math.max(quantity, -resent);
    if (taken === 0) continue;
    const [level] = await tx
      .update(stockLevels)
      .set({ available: sql`${stockLevels.available} - ${taken}` })
      .where(and(eq(stockLevels.productId, productId), gte(stockLevels.available, taken)))
      .returning({ available: stockLevels.available });
    if (!level) {
      const sold = lines.find((line) => counters.get(line.productId)?.id === productId);
      return refuse({ kind: "out-of-stock", productId: sold?.productId ?? productId, available: 0 });
    }
    await tx.insert(stockMovements).values({ productId, delta: -taken, reason: "resend", orderId, actorId });
    moved.push(productId);
  }
  await refreshStockStatus(tx, moved);
  return ok(undefined);
}

interface Counter {
  /** The product whose count is used. */
  readonly id: string;
  /** What the order has taken from that count and not put back. */
  readonly taken: number;
  /** What it has put back and not taken out again. */
  readonly returned: number;
  /** What it has taken out again. */
  readonly resent: number;
}

/** Reads the count that is used, by product. */
async function readCounters(
  tx: Tx,
  orderId: string,
  lines: readonly ProductQuantity[],
): Promise<ReadonlyMap<string, Counter>> {
  const ids = [...new Set(lines.map((line) => line.productId))];
  if (lines.every(({ quantity }) => quantity === 0)) return new Map();
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
      resent: sql<number>`-${sumOf(sql`m.reason = 'resend'`)}`,
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
