import { type Db, inTransaction } from "#app/db/client.server.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import {
  type PieceBlockEnd,
  type PieceBlockRefusal,
  returnToShelf,
} from "#app/features/claims/warehouse/end-piece-block.server.ts";
import { type Result, refuse } from "#app/lib/result.ts";
import { lockItem } from "../items/lock-item.server.ts";

export interface PieceWork extends PieceBlockEnd {
  readonly note: string;
  readonly actorId: string;
}

/**
 * Puts counted pieces that were repaired or found back on the shelf, where they cover who is short. What their hire says of
 * its return stays.
 */
export async function putPiecesBack(
  db: Db,
  { note, actorId, ...end }: PieceWork,
): Promise<Result<null, PieceBlockRefusal | { readonly kind: "not-found" }>> {
  return inTransaction(db, async (tx) => {
    const item = await lockItem(tx, end.itemId);
    if (!item) return refuse({ kind: "not-found" });
    const freed = await returnToShelf(tx, end);
    if (!freed.ok) return freed;
    await addAuditEntry(tx, {
      actorId,
      action: end.kind === "missing" ? "hire-item.pieces-found" : "hire-item.pieces-repaired",
      subjectId: item.id,
      details: { code: item.code, quantity: end.quantity, hire: end.reference, note },
    });
    return freed;
  });
}
