import { and, eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { enquiries, enquiryAttachments } from "#app/db/schema/enquiries.ts";
import type { StorageConfig } from "#app/integrations/storage/upload-storage.server.ts";
import type { AttachmentKind } from "../enquiries.ts";
import { attachmentStorage } from "./attachment-storage.server.ts";

/** One file of an enquiry with its bytes: a JPEG of ours or a PDF as it came. Null when there is none. */
export async function getAttachment(
  { db, config }: { db: Db; config: StorageConfig },
  { enquiryId, attachmentId }: { enquiryId: string; attachmentId: string },
): Promise<{ kind: AttachmentKind; bytes: Buffer; reference: string } | null> {
  const { id, kind, file } = enquiryAttachments;
  const [row] = await db
    .select({ kind, file, reference: enquiries.reference })
    .from(enquiryAttachments)
    .innerJoin(enquiries, eq(enquiries.id, enquiryAttachments.enquiryId))
    .where(and(eq(id, attachmentId), eq(enquiryAttachments.enquiryId, enquiryId)));
  const bytes = row ? await attachmentStorage(config).get(row.file) : null;
  if (!row || !bytes) return null;
  return { kind: row.kind, bytes, reference: row.reference };
}
