import { eq } from "drizzle-orm";
import type { Tx } from "#app/db/client.server.ts";
import { products } from "#app/db/schema/shop/catalog.ts";
import { stockLevels, stockMovements } from "#app/db/schema/shop/inventory.ts";
import { newId } from "#app/lib/ids.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { refreshStockStatus } from "./refresh-stock-status.server.ts";
import { type AdjustReason, MAX_STOCK } from "./stock-ledger.ts";

interface Adjustment {
  readonly productId: string;
  /** "by" adds (or takes away) so many; "to" makes the count this many. */
  readonly change: { readonly by: number } | { readonly to: number };
  readonly reason: AdjustReason;
  readonly actorId: string;
  /** The count that the person saw; null: not counted yet. Left out, nothing is compared. */
  readonly seen?: number | null;
}

export interface Adjusted {
  /** What can be sold now. */
  readonly available: number;
  /** The line of the ledger; null when the count was right already. */
  readonly line: string | null;
  /** False when the product was counted already, with this count. */
  readonly isChanged: boolean;
}

export type AdjustRefusal =
  | { readonly kind: "not-found" }
  /** Orders or another person have changed the count meanwhile. */
  | { readonly kind: "conflict"; readonly available: number | null }
  | { readonly kind: "below-zero"; readonly available: number };

/**
 * Changes what can be sold of a product by hand, with its line in the ledger. A product that is not counted yet is
 * counted from then on. The row of the count is held until the end of the transaction.
 */
export async function adjustStock(
  tx: Tx,
  { productId, change, reason, actorId, seen }: Adjustment,
): Promise<Result<Adjusted, AdjustRefusal>> {
  const [product] = await tx
    .select({ counted: products.manageStock, status: products.stockStatus })
    .from(products)
    .where(eq(products.id, productId));
  if (!product) return refuse({ kind: "not-found" });
  await tx.insert(stockLevels).values({ productId, available: 0 }).onConflictDoNothing();
  const [level] = await tx
    .select({ available: stockLevels.available })
    .from(stockLevels)
    .where(eq(stockLevels.productId, productId))
    .for("update");
  const before = level?.available ?? 0;
  const known = product.counted ? before : null;
  if (seen !== undefined && seen !== known) return refuse({ kind: "conflict", available: known });
  const available = "to" in change ? change.to : before + change.by;
  if (available < 0 || available > MAX_STOCK) return refuse({ kind: "below-zero", available: before });
  if (!product.counted)
    await tx.update(products).set({ manageStock: true }).where(eq(products.id, productId));
  const line = available === before ? null : newId();
  if (line) {
    await tx.update(stockLevels).set({ available }).where(eq(stockLevels.productId, productId));
    await tx.insert(stockMovements).values({
      id: line,
      productId,
      delta: available - before,
      reason,
      actorId,
      statusBefore: product.counted ? null : product.status,
    });
  }
  await refreshStockStatus(tx, [productId]);
  return ok({ available, line, isChanged: line !== null || !product.counted });
}
