import { and, eq, gt, sum } from "drizzle-orm";
import type { Tx } from "#app/db/client.server.ts";
import { products } from "#app/db/schema/shop/catalog.ts";
import { stockLevels, stockMovements } from "#app/db/schema/shop/inventory.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { refreshStockStatus } from "./refresh-stock-status.server.ts";
import { isOfStaff, MAX_STOCK, type UndoRefusal } from "./stock-ledger.ts";

interface Undo {
  /** The line of the ledger that is taken back. */
  readonly line: string;
  readonly productId: string;
  readonly actorId: string;
}

/**
 * Takes a change of stock by staff back with a counter entry: what was sold or counted since stays as it is. The
 * row of the count is held until the end of the transaction, so that of two people one takes it back. A product that
 * was not counted before is not counted again, unless it has other changes. Returns what can be sold now; null when
 * it is not counted.
 */
export async function undoAdjustment(
  tx: Tx,
  { line, productId, actorId }: Undo,
): Promise<Result<number | null, UndoRefusal>> {
  const [level] = await tx
    .select({ available: stockLevels.available })
    .from(stockLevels)
    .where(eq(stockLevels.productId, productId))
    .for("update");
  const [movement] = await tx
    .select({
      delta: stockMovements.delta,
      reason: stockMovements.reason,
      statusBefore: stockMovements.statusBefore,
      counted: products.manageStock,
      parentId: products.parentId,
    })
    .from(stockMovements)
    .innerJoin(products, eq(products.id, stockMovements.productId))
    .where(and(eq(stockMovements.id, line), eq(stockMovements.productId, productId)));
  if (!level || !movement) return refuse({ kind: "not-found" });
  if (!isOfStaff(movement.reason)) return refuse({ kind: "not-staff" });
  if (!movement.counted) return refuse({ kind: "not-counted" });
  const [undone] = await tx
    .select({ id: stockMovements.id })
    .from(stockMovements)
    .where(eq(stockMovements.undoes, line));
  if (undone) return refuse({ kind: "undone-already" });
  const available = level.available - movement.delta;
  if (available < 0 || available > MAX_STOCK) return refuse({ kind: "below-zero" });
  const uncount = movement.statusBefore !== null && !(await hasChangedSince(tx, productId, line));
  await tx.update(stockLevels).set({ available }).where(eq(stockLevels.productId, productId));
  await tx
    .insert(stockMovements)
    .values({ productId, delta: -movement.delta, reason: "undo", undoes: line, actorId });
  if (uncount && movement.statusBefore !== null)
    await tx
      .update(products)
      .set({ manageStock: false, stockStatus: movement.statusBefore })
      .where(eq(products.id, productId));
  // A variation without a count of its own follows its parent's.
  await refreshStockStatus(tx, [productId, ...(uncount && movement.parentId ? [movement.parentId] : [])]);
  return ok(uncount ? null : available);
}

/** Whether what came after a line of the ledger makes a difference. */
async function hasChangedSince(tx: Tx, productId: string, line: string): Promise<boolean> {
  const [since] = await tx
    .select({ delta: sum(stockMovements.delta) })
    .from(stockMovements)
    .where(and(eq(stockMovements.productId, productId), gt(stockMovements.id, line)));
  return Number(since?.delta ?? 0) !== 0;
}
