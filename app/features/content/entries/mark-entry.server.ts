import { eq } from "drizzle-orm";
import { type Db, inTransaction } from "#app/db/client.server.ts";
import { contentEntries } from "#app/db/schema/content.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import type { CollectionName } from "../schema.ts";
import { stateOf } from "./entry-state.ts";
import { laterThan, lockEntry } from "./save-entry.server.ts";
import { addVersion } from "./versions/add-version.server.ts";

interface Marking {
  readonly collection: CollectionName;
  readonly id: string;
  readonly actorId: string;
  readonly now: Date;
  readonly sample: boolean;
}

/** Says that an entry is the company's own, or sample content after all. Visitors see no difference. False: it was so. */
export async function markEntry(
  db: Db,
  { collection, id, actorId, now, sample }: Marking,
): Promise<Result<boolean, { kind: "not-found" }>> {
  return inTransaction(db, async (tx) => {
    const row = await lockEntry(tx, collection, id);
    if (!row) return refuse({ kind: "not-found" });
    if (row.sample === sample) return ok(false);
    const updatedAt = laterThan(row.updatedAt, now);
    await tx.update(contentEntries).set({ sample, updatedAt }).where(eq(contentEntries.id, id));
    await addVersion(tx, {
      subjectType: "entry",
      subjectId: id,
      before: { state: stateOf(row), at: row.updatedAt },
      state: stateOf({ ...row, sample }),
      cause: "saved",
      actorId,
      now: updatedAt,
    });
    await addAuditEntry(tx, {
      actorId,
      action: "content.saved",
      subjectId: id,
      details: { collection, fields: [], published: row.published, sample },
    });
    return ok(true);
  });
}
