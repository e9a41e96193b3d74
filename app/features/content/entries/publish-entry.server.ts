import { type Db, inTransaction } from "#app/db/client.server.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { bumpSiteVersion } from "#app/features/settings/site-version.server.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import type { CollectionName } from "../schema.ts";
import { isWhole } from "./entry-pictures.server.ts";
import { ALWAYS, laterThan, lockEntry, storeEntry } from "./save-entry.server.ts";

interface Publication {
  readonly collection: CollectionName;
  readonly id: string;
  readonly actorId: string;
  readonly now: Date;
  readonly published: boolean;
}

/**
 * Shows an entry to visitors at once, until its end if it has one, or takes it away from them. One that is not whole
 * stays hidden. False: it was so.
 */
export async function publishEntry(
  db: Db,
  { collection, id, actorId, now, published }: Publication,
): Promise<Result<boolean, { kind: "not-found" } | { kind: "incomplete" }>> {
  return inTransaction(db, async (tx) => {
    const row = await lockEntry(tx, collection, id);
    if (!row) return refuse({ kind: "not-found" });
    if (published && !(await isWhole(tx, { collection, data: row.data })))
      return refuse({ kind: "incomplete" });
    if (row.published === published && row.publishFrom === null) return ok(false);
    const updatedAt = laterThan(row.updatedAt, now);
    const after = { published, ...ALWAYS, ...(published && { publishUntil: row.publishUntil }) };
    await storeEntry(tx, row, after, { cause: "saved", actorId, now: updatedAt });
    await addAuditEntry(tx, {
      actorId,
      action: published ? "content.published" : "content.hidden",
      subjectId: id,
      details: { collection },
    });
    await bumpSiteVersion(tx);
    return ok(true);
  });
}
