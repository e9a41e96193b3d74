import { and, eq } from "drizzle-orm";
import type { Tx } from "#app/db/client.server.ts";
import { products } from "#app/db/schema/catalog.ts";
import { stockLevels, stockMovements } from "#app/db/schema/inventory.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { refreshStockStatus } from "./refresh-stock-status.server.ts";
import { isOfStaff, MOST_STOCK, type UndoRefusal } from "./stock-ledger.ts";

interface Undo {
  /** The line of the ledger that is taken back. */
  readonly line: string;
  readonly productId: string;
  readonly actorId: string;
}

/**
 * Takes a change of stock by staff back with a counter entry: what was sold or counted since stays as it is. The
 * row of the count is held until the end of the transaction, so that of two people one takes it back. Returns what
 * can be sold now.
 */
export async function undoAdjustment(
  tx: Tx,
  { line, productId, actorId }: Undo,
): Promise<Result<number, UndoRefusal>> {
  const [level] = await tx
    .select({ available: stockLevels.available })
    .from(stockLevels)
    .where(eq(stockLevels.productId, productId))
    .for("update");
  const [movement] = await tx
    .select({ delta: stockMovements.delta, reason: stockMovements.reason, counted: products.manageStock })
    .from(stockMovements)
    .innerJoin(products, eq(products.id, stockMovements.productId))
    .where(and(eq(stockMovements.id, line), eq(stockMovements.productId, productId)));
  if (!level || !movement) return refuse({ kind: "gone" });
  if (!isOfStaff(movement.reason)) return refuse({ kind: "not-staff" });
  if (!movement.counted) return refuse({ kind: "not-counted" });
  const [undone] = await tx
    .select({ id: stockMovements.id })
    .from(stockMovements)
    .where(eq(stockMovements.undoes, line));
  if (undone) return refuse({ kind: "undone-already" });
  const available = level.available - movement.delta;
  if (available < 0 || available > MOST_STOCK) return refuse({ kind: "below-zero" });
  await tx.update(stockLevels).set({ available }).where(eq(stockLevels.productId, productId));
  await tx
    .insert(stockMovements)
    .values({ productId, delta: -movement.delta, reason: "undo", undoes: line, actorId });
  await refreshStockStatus(tx, [productId]);
  return ok(available);
}
