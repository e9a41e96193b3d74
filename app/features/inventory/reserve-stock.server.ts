import { and, eq, gte, inArray, sql } from "drizzle-orm";
import { insertLate, type Tx } from "#app/db/client.server.ts";
import { products } from "#app/db/schema/shop/catalog.ts";
import { reservations, stockLevels, stockMovements } from "#app/db/schema/shop/inventory.ts";
import { bumpStockVersion } from "#app/features/settings/site-version.server.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { type OutOfStock, type ProductQuantity, sumByProduct } from "./inventory.ts";
import { refreshStockStatus } from "./refresh-stock-status.server.ts";

interface StockToReserve {
  readonly orderId: string;
  readonly lines: readonly ProductQuantity[];
  readonly expiresAt: Date;
  /** The rows of `readGoods`, where they have been read in this transaction. */
  readonly goods?: readonly GoodsRow[];
}

/**
 * Holds stock for an order until `expiresAt`. Products whose stock is not counted are only checked for being
 * on sale; backorders take what is there. A variation without a count of its own takes from its parent's, so
 * lines are summed by the product that is counted. Each count falls by one conditional statement, in the order
 * of ids, so that two orders never wait for each other in a circle. After a refusal the transaction must be
 * rolled back: earlier lines are already taken. The reservations are stored at the end of the transaction or savepoint.
 */
export async function reserveStock(
  tx: Tx,
  { orderId, lines, expiresAt, goods }: StockToReserve,
): Promise<Result<void, OutOfStock>> {
  const holders = await findHolders(tx, goods ?? (await readGoods(tx, lines)));
  for (const line of lines) {
    if (!holders.has(line.productId))
      return refuse({ kind: "out-of-stock", productId: line.productId, available: 0 });
  }
  const wanted = sumByProduct(
    lines.flatMap((line) => {
      const holder = holders.get(line.productId);
      return holder?.counted ? [{ productId: holder.id, quantity: line.quantity }] : [];
    }),
  );
  const lenient = new Set(
    [...holders.values()].filter((holder) => holder.backorders).map((holder) => holder.id),
  );
  const askedFor = new Map(lines.map((line) => [holders.get(line.productId)?.id ?? "", line.productId]));
  const reserved: ProductQuantity[] = [];
  const soldOut: string[] = [];
  for (const { productId, quantity } of wanted) {
    const taken = await (lenient.has(productId) ? takeUpTo : takeAll)(tx, { productId, quantity });
    if (taken === null) return refuse(await outOfStock(tx, productId, askedFor.get(productId)));
    if (taken.quantity > 0) reserved.push({ productId, quantity: taken.quantity });
    if (taken.left < 1) soldOut.push(productId);
  }
  record(tx, orderId, reserved, expiresAt);
  // A count that was above 0 before and is now says the same of the stock.
  await refreshStockStatus(tx, soldOut);
  if (wanted.length > 0) await bumpStockVersion(tx);
  return ok(undefined);
}

interface Holder {
  /** The product whose count is used. */
  readonly id: string;
  readonly counted: boolean;
  readonly backorders: boolean;
}

/** What the price and the stock of these products are now, in one statement. None is deleted until the transaction ends. */
export async function readGoods(tx: Tx, lines: readonly Pick<ProductQuantity, "productId">[]) {
  const ids = [...new Set(lines.map((line) => line.productId))];
  if (ids.length === 0) return [];
  return tx
    .select({
      id: products.id,
      parentId: products.parentId,
      price: products.price,
      vatRate: products.vatRate,
      manageStock: products.manageStock,
      backorders: products.backorders,
      stockStatus: products.stockStatus,
      status: products.status,
    })
    .from(products)
    .where(inArray(products.id, ids))
    .for("key share");
}

export type GoodsRow = Awaited<ReturnType<typeof readGoods>>[number];

/** The products or variations that count the stock of each product; products that are not sold now are left out. */
async function findHolders(tx: Tx, rows: readonly GoodsRow[]): Promise<ReadonlyMap<string, Holder>> {
  const parents = await readParents(tx, rows);
  return new Map(
    rows.flatMap((row): [string, Holder][] => {
      const parent = parents.get(row.parentId ?? "");
      const counter = row.manageStock ? row : parent?.manageStock ? parent : null;
      const backorders = (counter ?? row).backorders !== "no";
      if (row.status !== "published" || (row.stockStatus === "out_of_stock" && counter === null)) return [];
      return [[row.id, { id: counter?.id ?? row.id, counted: counter !== null, backorders }]];
    }),
  );
}

async function readParents(tx: Tx, rows: readonly { readonly parentId: string | null }[]) {
  const ids = [...new Set(rows.flatMap((row) => (row.parentId ? [row.parentId] : [])))];
  const found =
    ids.length === 0
      ? []
      : await tx
          .select({ id: products.id, manageStock: products.manageStock, backorders: products.backorders })
          .from(products)
          .where(inArray(products.id, ids));
  return new Map(found.map((parent) => [parent.id, parent]));
}

interface Taken {
  readonly quantity: number;
  /** The count after it. */
  readonly left: number;
}

/** Takes the whole quantity or nothing: null when there is not enough. */
async function takeAll(tx: Tx, line: ProductQuantity): Promise<Taken | null> {
  const [taken] = await tx
    .update(stockLevels)
    .set({ available: sql`${stockLevels.available} - ${line.quantity}` })
    .where(and(eq(stockLevels.productId, line.productId), gte(stockLevels.available, line.quantity)))
    .returning({ left: stockLevels.available });
  return taken ? { quantity: line.quantity, left: taken.left } : null;
}

/** Takes what there is of the quantity; the rest is on backorder. */
async function takeUpTo(tx: Tx, line: ProductQuantity): Promise<Taken> {
  const [level] = await tx
    .select({ available: stockLevels.available })
    .from(stockLevels)
    .where(eq(stockLevels.productId, line.productId))
    .for("update");
  const available = level?.available ?? 0;
  const quantity = Math.min(available, line.quantity);
  if (quantity > 0) await takeAll(tx, { productId: line.productId, quantity });
  return { quantity, left: available - quantity };
}

function record(tx: Tx, orderId: string, lines: readonly ProductQuantity[], expiresAt: Date): void {
  for (const { productId, quantity } of lines) {
    insertLate(tx, reservations, { orderId, productId, quantity, expiresAt });
    insertLate(tx, stockMovements, { productId, delta: -quantity, reason: "reserve", orderId });
  }
}

async function outOfStock(tx: Tx, holderId: string, productId = holderId): Promise<OutOfStock> {
  const [level] = await tx
    .select({ available: stockLevels.available })
    .from(stockLevels)
    .where(eq(stockLevels.productId, holderId));
  return { kind: "out-of-stock", productId, available: level?.available ?? 0 };
}
