import { and, eq, exists, gte, inArray, isNull, ne, notExists, type SQL, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { importPictures, importRunPictures, type importRuns } from "#app/db/schema/imports.ts";
import { productImages } from "#app/db/schema/shop/catalog.ts";
import { auditLog } from "#app/db/schema/system/audit.ts";
import { deleteMedia } from "#app/features/media/delete-media.server.ts";

type Run = Pick<typeof importRuns.$inferSelect, "id" | "createdAt">;

/**
 * Removes the pictures of an undone run that no product names any more: those on their way, and those that the run
 * brought into the library, unless something shows them or staff have changed them.
 */
export async function removeRunPictures(db: Db, run: Run): Promise<void> {
  const ofRun = db
    .select({ address: importRunPictures.address })
    .from(importRunPictures)
    .where(eq(importRunPictures.runId, run.id));
  const naming = db
    .select({ one: sql`1` })
    .from(productImages)
    .where(eq(productImages.source, importPictures.address));
  const unnamed = and(inArray(importPictures.address, ofRun), notExists(naming));
  const brought = await db
    .selectDistinct({ mediaId: importPictures.mediaId })
    .from(importPictures)
    .where(and(unnamed, isBroughtBy(db, run)));
  for (const { mediaId } of brought)
    if (mediaId !== null) await deleteMedia(db, { id: mediaId, actorId: null });
  await db.delete(importPictures).where(and(unnamed, isNull(importPictures.mediaId)));
}

/** Whether a fetch has added the picture since the run began, and no one has changed it. */
function isBroughtBy(db: Db, { createdAt }: Run): SQL | undefined {
  const { subjectType, subjectId, action, actorId, at } = auditLog;
  const entry = (which: SQL | undefined) =>
    db
      .select({ one: sql`1` })
      .from(auditLog)
      .where(and(eq(subjectType, "media"), eq(subjectId, sql`${importPictures.mediaId}::text`), which));
  return and(
    exists(entry(and(eq(action, "media.added"), isNull(actorId), gte(at, createdAt)))),
    notExists(entry(ne(action, "media.added"))),
  );
}
