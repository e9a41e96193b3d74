import { and, desc, eq } from "drizzle-orm";
import { type Db, inTransaction } from "#app/db/client.server.ts";
import { stockMovements } from "#app/db/schema/shop/inventory.ts";
import { storeStockChange, undoStockChange } from "#app/features/catalog-desk/change-stock.server.ts";
import type { Adjusted, AdjustRefusal } from "#app/features/inventory/adjust-stock.server.ts";
import type { AdjustReason } from "#app/features/inventory/stock-ledger.ts";
import type { Result } from "#app/lib/result.ts";

interface ProductCount {
  readonly id: string;
  readonly count: number;
  /** The count that the page showed. */
  readonly seen: number;
  readonly reason: AdjustReason;
  readonly actorId: string;
}

/** Stores how many pieces of a product are for sale. Refused where it is not counted, or something moved since. */
export function countProduct(
  db: Db,
  { count, ...change }: ProductCount,
): Promise<Result<Adjusted, AdjustRefusal>> {
  return inTransaction(db, (tx) => storeStockChange(tx, { ...change, change: { to: count } }));
}

/** Takes the latest change of a product's stock by this person back. Returns null, or why it was refused. */
export async function undoCount(
  db: Db,
  { productId, actorId }: { readonly productId: string; readonly actorId: string },
) {
  const [latest] = await db
    .select({ line: stockMovements.id })
    .from(stockMovements)
    .where(and(eq(stockMovements.productId, productId), eq(stockMovements.actorId, actorId)))
    .orderBy(desc(stockMovements.id))
    .limit(1);
  return latest ? undoStockChange(db, { line: latest.line, productId, actorId }) : "not-found";
}
