import { and, eq, gt, inArray, lt, sql } from "drizzle-orm";
import { type Db, inTransaction } from "#app/db/client.server.ts";
import { contentEntries, contentVersions } from "#app/db/schema/content.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { deleteDraftsOfEntries } from "#app/features/change-drafts/write-draft.server.ts";
import { bumpSiteVersion } from "#app/features/settings/site-version.server.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { addMs, DAY_MS } from "#app/lib/time/clock.ts";
import type { CollectionName } from "../schema.ts";
import { KEPT_DAYS } from "./admin-entries.ts";
import { isWhole } from "./entry-pictures.server.ts";
import { scheduleAt } from "./entry-state.ts";
import { watchSchedule } from "./publish-on-time.server.ts";
import { ALWAYS, laterThan, lockEntry } from "./save-entry.server.ts";

interface Target {
  readonly collection: CollectionName;
  readonly id: string;
  readonly actorId: string;
  readonly now: Date;
}

/** Takes an entry off the site and out of the lists; `restoreEntry` brings it back within 30 days. */
export async function deleteEntry(
  db: Db,
  { collection, id, actorId, now }: Target,
): Promise<Result<null, { kind: "not-found" }>> {
  return inTransaction(db, async (tx) => {
    const row = await lockEntry(tx, collection, id);
    if (!row) return refuse({ kind: "not-found" });
    await tx
      .update(contentEntries)
      .set({ published: false, deletedAt: now, updatedAt: laterThan(row.updatedAt, now) })
      .where(eq(contentEntries.id, id));
    await addAuditEntry(tx, {
      actorId,
      action: "content.deleted",
      subjectId: id,
      details: { collection, published: row.published },
    });
    await bumpSiteVersion(tx);
    return ok(null);
  });
}

/**
 * Brings a deleted entry back to its position; `published` shows it again, as far as it is whole and its schedule lets
 * it. Its job may have run while it was deleted and made no other.
 */
export async function restoreEntry(
  db: Db,
  { collection, id, actorId, now, published }: Target & { readonly published: boolean },
): Promise<Result<{ readonly isWhole: boolean }, { kind: "not-found" }>> {
  return inTransaction(db, async (tx) => {
    const [row] = await tx
      .select()
      .from(contentEntries)
      .where(
        and(
          eq(contentEntries.id, id),
          eq(contentEntries.collection, collection),
          gt(contentEntries.deletedAt, addMs(now, -KEPT_DAYS * DAY_MS)),
        ),
      )
      .for("update");
    if (!row) return refuse({ kind: "not-found" });
    const whole = await isWhole(tx, { collection, data: row.data });
    const after = published && whole ? scheduleAt(row, now) : { published: false, ...ALWAYS };
    await tx
      .update(contentEntries)
      .set({ ...after, deletedAt: null, updatedAt: laterThan(row.updatedAt, now) })
      .where(eq(contentEntries.id, id));
    await watchSchedule(tx, id, after);
    await addAuditEntry(tx, {
      actorId,
      action: "content.restored",
      subjectId: id,
      details: { collection, published: after.published },
    });
    await bumpSiteVersion(tx);
    return ok({ isWhole: whole });
  });
}

/** Removes the texts, the history and the drafts of entries that can no longer be brought back; their keys stay taken. */
export async function removeDeletedEntries(db: Db, now: Date): Promise<void> {
  const before = addMs(now, -KEPT_DAYS * DAY_MS);
  const old = lt(contentEntries.deletedAt, before);
  await inTransaction(db, async (tx) => {
    const ids = tx
      .select({ id: sql`${contentEntries.id}::text` })
      .from(contentEntries)
      .where(old);
    await tx
      .delete(contentVersions)
      .where(and(eq(contentVersions.subjectType, "entry"), inArray(contentVersions.subjectId, ids)));
    await tx
      .update(contentEntries)
      .set({ data: {}, stale: [] })
      .where(and(old, sql`${contentEntries.data} <> '{}'::jsonb`));
    await deleteDraftsOfEntries(tx, { deletedBefore: before });
  });
}
