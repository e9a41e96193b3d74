import { type Db, inTransaction } from "#app/db/client.server.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import type { OwnedRefusal } from "#app/features/claims/change-owned.server.ts";
import { bumpSiteVersion } from "#app/features/settings/site-version.server.ts";
import { type Result, refuse } from "#app/lib/result.ts";
import { type CountReason, MAX_OWNED } from "../fleet.ts";
import { type CountChanged, changeCount } from "./change-count.server.ts";
import { lockItem } from "./lock-item.server.ts";

interface ItemCountChange {
  readonly itemId: string;
  /** Pieces more, or fewer. */
  readonly by: number;
  readonly reason: CountReason;
  readonly note: string;
  /** The number of pieces that the page showed. */
  readonly seen: number;
  readonly actorId: string;
  readonly now: Date;
}

export type ItemCountRefusal =
  | OwnedRefusal
  | { readonly kind: "conflict"; readonly owned: number }
  | { readonly kind: "too-many" }
  /** Units of a serialised item come and go one by one, and a kit owns nothing. */
  | { readonly kind: "not-bulk" };

/** Changes by hand how many pieces of a bulk item are owned. */
export async function changeItemCount(
  db: Db,
  { itemId, by, seen, ...line }: ItemCountChange,
): Promise<Result<CountChanged, ItemCountRefusal>> {
  return inTransaction(db, async (tx) => {
    const item = await lockItem(tx, itemId);
    if (!item) return refuse({ kind: "not-found" });
    if (item.kind !== "bulk") return refuse({ kind: "not-bulk" });
    if (item.owned !== seen) return refuse({ kind: "conflict", owned: item.owned });
    if (item.owned + by > MAX_OWNED) return refuse({ kind: "too-many" });
    const changed = await changeCount(tx, { itemId, by, ...line });
    if (!changed.ok) return changed;
    await addAuditEntry(tx, {
      actorId: line.actorId,
      action: "hire-item.count-changed",
      subjectId: itemId,
      details: { code: item.code, from: item.owned, to: changed.value.owned, reason: line.reason },
    });
    await bumpSiteVersion(tx);
    return changed;
  });
}
