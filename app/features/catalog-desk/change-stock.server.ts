import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { type Adjusted, adjustStock } from "#app/features/inventory/adjust-stock.server.ts";
import { ADJUST_REASONS } from "#app/features/inventory/enums.ts";
import { undoAdjustment } from "#app/features/inventory/undo-adjustment.server.ts";
import { isId } from "#app/lib/ids.ts";
import { typedWhole } from "./product/typed.ts";

interface StockChange {
  readonly id: string;
  /** The change as it was typed: "-2" and "+3" change the count by so many, "=12" or "12" make it so many. */
  readonly by: string;
  readonly reason: string;
  /** The count that the page showed. */
  readonly seen: string;
  readonly actorId: string;
}

/** Changes a product's stock by hand, with its line in the ledger. Null when nothing was typed that does, or too late. */
export async function changeStock(
  db: Db,
  { id, by, actorId, ...typed }: StockChange,
): Promise<Adjusted | null> {
  const [, sign, digits = ""] = /^([+\-−=]?)\s*(\d{1,7})$/.exec(by.trim()) ?? [];
  const reason = ADJUST_REASONS.find((known) => known === typed.reason);
  const n = typedWhole(digits);
  const seen = typedWhole(typed.seen);
  if (sign === undefined || typeof n !== "number" || !reason || seen === undefined) return null;
  const relative = sign === "+" || sign === "-" || sign === "−";
  const change = relative ? { by: sign === "+" ? n : -n } : { to: n };
  return inTransaction(db, async (tx) => {
    // A difference holds whatever was there; a count only if nothing has moved since it was seen.
    const done = await storeStockChange(tx, { id, change, reason, actorId, ...(!relative && { seen }) });
    return done.ok ? done.value : null;
  });
}

type StoredChange = Omit<Parameters<typeof adjustStock>[1], "productId"> & { readonly id: string };

/** Changes a product's stock with its lines in the ledger and in the activity log. */
export async function storeStockChange(tx: Tx, { id, ...adjustment }: StoredChange) {
  const done = await adjustStock(tx, { ...adjustment, productId: id });
  if (!done.ok) return done;
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
