import { eq, sql } from "drizzle-orm";
import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { lockName } from "#app/db/lock-name.server.ts";
import { contentEntries } from "#app/db/schema/content.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { bumpSiteVersion } from "#app/features/settings/site-version.server.ts";
import { newId } from "#app/lib/ids.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { uniqueSlug } from "#app/lib/text/slug.ts";
import { entryTitle } from "./entry-fields.ts";
import { listGonePictures } from "./entry-pictures.server.ts";
import { POSITION_STEP } from "./order-entries.server.ts";
import { watchSchedule } from "./publish-on-time.server.ts";
import { ALWAYS, type EntryChange, type PictureGone } from "./save-entry.server.ts";

const MAX_KEY_LENGTH = 60;

interface NewEntry
  extends Pick<EntryChange, "collection" | "actorId" | "entry" | "published" | "sample" | "schedule"> {
  /** The id that the form was made with: a form that comes twice adds one entry. */
  readonly idempotencyKey?: string;
}

/** Adds an entry at the end of its collection. Returns its id. */
export async function addEntry(
  db: Db,
  { collection, actorId, ...values }: NewEntry,
): Promise<Result<string, PictureGone>> {
  const { entry, published, sample } = values;
  const times = published && values.schedule ? values.schedule : ALWAYS;
  return inTransaction(db, async (tx) => {
    await lockName(tx, `entries of ${collection}`);
    const { id, isThere } = await findEarlier(tx, values);
    if (isThere) return ok(id);
    const fields = published ? await listGonePictures(tx, { collection, data: entry.data }) : [];
    if (fields.length > 0) return refuse({ kind: "picture-gone", fields });
    const others = await tx
      .select({ key: contentEntries.key, position: contentEntries.position })
      .from(contentEntries)
      .where(eq(contentEntries.collection, collection));
    const keys = new Set(others.map(({ key }) => key));
    await tx.insert(contentEntries).values({
      id,
      collection,
      // Pages use keys as the ids of their sections.
      key: uniqueSlug(entryTitle(entry.data).en, keys, "entry", MAX_KEY_LENGTH),
      position: Math.max(0, ...others.map(({ position }) => position)) + POSITION_STEP,
      published,
      sample,
      data: entry.data,
      ...times,
    });
    await watchSchedule(tx, id, times);
    await addAuditEntry(tx, {
      actorId,
      action: "content.added",
      subjectId: id,
      details: { collection, published, sample },
    });
    await bumpSiteVersion(tx);
    return ok(id);
  });
}

/** The entry that the same form has added before, or a free id. A form that was changed since adds another entry. */
async function findEarlier(
  tx: Tx,
  { idempotencyKey = newId(), entry }: Pick<NewEntry, "idempotencyKey" | "entry">,
): Promise<{ readonly id: string; readonly isThere: boolean }> {
  const isSame = sql<boolean>`${contentEntries.data} = ${JSON.stringify(entry.data)}::jsonb and ${contentEntries.deletedAt} is null`;
  const [earlier] = await tx
    .select({ isSame })
    .from(contentEntries)
    .where(eq(contentEntries.id, idempotencyKey));
  if (!earlier) return { id: idempotencyKey, isThere: false };
  return earlier.isSame ? { id: idempotencyKey, isThere: true } : { id: newId(), isThere: false };
}
