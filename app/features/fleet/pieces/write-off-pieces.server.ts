import { type Db, inTransaction } from "#app/db/client.server.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import type { OwnedRefusal } from "#app/features/claims/change-owned.server.ts";
import {
  endPieceBlock,
  type PieceBlockRefusal,
} from "#app/features/claims/warehouse/end-piece-block.server.ts";
import { bumpSiteVersion } from "#app/features/settings/site-version.server.ts";
import { type Result, refuse } from "#app/lib/result.ts";
import { type CountChanged, changeCount } from "../items/change-count.server.ts";
import { lockItem } from "../items/lock-item.server.ts";
import type { PieceWork } from "./put-pieces-back.server.ts";

export type WriteOffRefusal =
  | PieceBlockRefusal
  | OwnedRefusal
  /** Units of a serialised item leave the fleet one by one. */
  | { readonly kind: "not-bulk" };

/**
 * Writes off counted pieces that cannot be repaired or found: their block ends and fewer are owned, with a line in the
 * fleet's ledger. Gives how many are owned now, and the number of promises that lost their pieces.
 */
export async function writeOffPieces(
  db: Db,
  { note, actorId, ...end }: PieceWork,
): Promise<Result<CountChanged, WriteOffRefusal>> {
  const { itemId, kind, reference, quantity, now } = end;
  return inTransaction(db, async (tx) => {
    const item = await lockItem(tx, itemId);
    if (!item) return refuse({ kind: "not-found" });
    if (item.kind !== "bulk") return refuse({ kind: "not-bulk" });
    const ended = await endPieceBlock(tx, end);
    if (!ended.ok) return ended;
    const line = { reason: "written-off", note: [reference, note].filter(Boolean).join(": ") } as const;
    const changed = await changeCount(tx, { itemId, by: -quantity, ...line, actorId, now });
    if (!changed.ok) return changed;
    const { owned, shortages } = changed.value;
    await addAuditEntry(tx, {
      actorId,
      action: "hire-item.pieces-written-off",
      subjectId: itemId,
      details: {
        code: item.code,
        kind,
        quantity,
        from: item.owned,
        to: owned,
        hire: reference,
        shortages,
        note,
      },
    });
    await bumpSiteVersion(tx);
    return changed;
  });
}
