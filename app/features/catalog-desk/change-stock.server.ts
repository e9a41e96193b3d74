import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import {
  type Adjusted,
  type AdjustRefusal,
  adjustStock,
} from "#app/features/inventory/adjust-stock.server.ts";
import { undoAdjustment } from "#app/features/inventory/undo-adjustment.server.ts";
import { isId } from "#app/lib/ids.ts";
import { type Result, refuse } from "#app/lib/result.ts";
import { typedWhole } from "./product/typed.ts";
import { parseStockChange, type TypedRefusal, type TypedStockChange } from "./stock-change.ts";

interface StockChange extends TypedStockChange {
  readonly id: string;
  /** The count that the page showed. */
  readonly seen: string;
  readonly actorId: string;
}

/** Changes a product's stock by hand, with its line in the ledger. */
export async function changeStock(
  db: Db,
  { id, actorId, seen: shown, ...typed }: StockChange,
): Promise<Result<Adjusted, TypedRefusal | AdjustRefusal>> {
  const parsed = parseStockChange(typed);
  if (!parsed.ok) return parsed;
  const seen = typedWhole(shown);
  if (seen === undefined) return refuse({ kind: "number" });
  // A difference holds whatever was there; a count only if nothing has moved since it was seen.
  const expected = "to" in parsed.value.change ? { seen } : {};
  return inTransaction(db, (tx) => storeStockChange(tx, { id, ...parsed.value, actorId, ...expected }));
}

type StoredChange = Omit<Parameters<typeof adjustStock>[1], "productId"> & { readonly id: string };

/**
 * Changes a product's stock with its lines in the ledger and in the activity log. A count that was right makes neither:
 * both say what changed, as the count of hire items does.
 */
export async function storeStockChange(tx: Tx, { id, ...adjustment }: StoredChange) {
  const done = await adjustStock(tx, { ...adjustment, productId: id });
  if (!done.ok || !done.value.isChanged) return done;
  const { actorId, reason, change } = adjustment;
  const details = { reason, ...change };
  await addAuditEntry(tx, { ...about(id), actorId, action: "product.stock-changed", details });
  return done;
}

interface StockReversal {
  /** The line of the ledger. */
  readonly line: string;
  /** The product or the variation that the line is about. */
  readonly productId: string;
  readonly actorId: string;
}

/** Takes a line of the ledger back. Returns null, or why it was refused. */
export async function undoStockChange(db: Db, { line, productId, actorId }: StockReversal) {
  if (!isId(line) || !isId(productId)) return "not-found";
  return inTransaction(db, async (tx) => {
    const done = await undoAdjustment(tx, { line, productId, actorId });
    if (!done.ok) return done.error.kind;
    const details = { line, available: done.value };
    await addAuditEntry(tx, { ...about(productId), actorId, action: "product.stock-undone", details });
    return null;
  });
}

function about(subjectId: string) {
  return { subjectType: "product", subjectId } as const;
}
