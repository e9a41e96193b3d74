import { inArray, lt, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { enquiries, enquiryAttachments } from "#app/db/schema/enquiries.ts";
import { removeOrphans } from "#app/integrations/storage/remove-orphans.server.ts";
import type { StorageConfig } from "#app/integrations/storage/upload-storage.server.ts";
import { addMs, DAY_MS } from "#app/lib/time/clock.ts";
import { ATTACHMENT_FOLDER, attachmentStorage } from "./attachments/attachment-storage.server.ts";

const KEEP_MONTHS = 24;

/**
 * Removes enquiries 24 months after they were last touched, as the privacy notice promises, with everything staff
 * wrote about them. A month without that day counts to its last one.
 */
export async function removeOldEnquiries(db: Db, now: Date): Promise<void> {
  const before = sql`${now.toISOString()}::timestamptz - make_interval(months => ${KEEP_MONTHS})`;
  await db.delete(enquiries).where(lt(enquiries.updatedAt, before));
}

/** A file without its row may belong to an enquiry that is being stored, or to a refused form being corrected. */
const GRACE_MS = DAY_MS;

/** Removes the files whose enquiry is gone or was never stored. */
export async function removeOrphanedAttachments(
  { db, config }: { db: Db; config: StorageConfig },
  now: Date,
): Promise<void> {
  await removeOrphans(attachmentStorage(config), ATTACHMENT_FOLDER, {
    before: addMs(now, -GRACE_MS),
    listKept: (names) =>
      db
        .select({ file: enquiryAttachments.file })
        .from(enquiryAttachments)
        .where(inArray(enquiryAttachments.file, names)),
  });
}
