import { and, gt, inArray, isNotNull, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { media } from "#app/db/schema/media.ts";
import { auditLog } from "#app/db/schema/system/audit.ts";
import type { WorkContext } from "#app/features/jobs/work-context.server.ts";
import { uploadStorage } from "#app/integrations/storage/upload-storage.server.ts";
import { addMs, DAY_MS } from "#app/lib/time/clock.ts";
import { fileStemOf, MEDIA_FOLDER } from "./media-address.ts";

/** How long files outlive the picture they belonged to: pages in browsers and mails may still name them. */
const GRACE_MS = 30 * DAY_MS;

/** The actions whose entries in the log hold the stem of the files that a picture had, as `stem`. */
const LOSING_FILES = ["media.replaced", "media.deleted"];

/** Removes files that no picture of the library has named for 30 days. */
export async function removeOrphanedMedia({ db, config, clock }: WorkContext): Promise<void> {
  const storage = uploadStorage(config);
  const before = addMs(clock.now(), -GRACE_MS);
  const stems = await listKeptStems(db, before);
  for (const { name, storedAt } of await storage.list(MEDIA_FOLDER))
    if (storedAt < before && !stems.has(fileStemOf(name))) await storage.remove(name);
}

/** Stems of the files that a picture has, or had after `before`. */
async function listKeptStems(db: Db, before: Date): Promise<ReadonlySet<string>> {
  const rows = await db.select({ share: media.share }).from(media).where(isNotNull(media.hash));
  const lost = await db
    .select({ stem: sql<string | null>`${auditLog.details} ->> 'stem'` })
    .from(auditLog)
    .where(and(gt(auditLog.at, before), inArray(auditLog.action, LOSING_FILES)));
  return new Set([
    ...rows.map(({ share }) => fileStemOf(share?.src ?? "")),
    ...lost.flatMap(({ stem }) => stem ?? []),
  ]);
}
