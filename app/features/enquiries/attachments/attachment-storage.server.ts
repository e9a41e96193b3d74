import type { Tx } from "#app/db/client.server.ts";
import { enquiryAttachments } from "#app/db/schema/enquiries.ts";
import type { FileStorage } from "#app/integrations/storage/file-storage.server.ts";
import { type StorageConfig, uploadStorage } from "#app/integrations/storage/upload-storage.server.ts";
import { newId } from "#app/lib/ids.ts";
import type { Attachment } from "./read-attachments.server.ts";

/** The folder of the storage that holds files of enquiries. */
export const ATTACHMENT_FOLDER = "enquiries";

/** The storage of files of enquiries; no public address leads there. */
export function attachmentStorage(config: StorageConfig): FileStorage {
  return uploadStorage(config);
}

/** A file in the storage, with the id that names it. */
export interface StoredAttachment extends Omit<Attachment, "bytes"> {
  readonly id: string;
  readonly file: string;
  readonly size: number;
}

/** A file as it was posted, or one that the storage holds as `file` already. */
export interface PostedFile extends Attachment {
  readonly file?: string;
}

/**
 * Stores files under new names; held ones keep theirs. Housekeeping removes after a day what no enquiry names by then.
 */
export async function storeAttachments(
  config: StorageConfig,
  attachments: readonly PostedFile[],
): Promise<StoredAttachment[]> {
  const storage = attachmentStorage(config);
  const stored: StoredAttachment[] = [];
  for (const { bytes, file: held, kind, name, width, height } of attachments) {
    const id = newId();
    const file = held ?? `${ATTACHMENT_FOLDER}/${id}.${kind === "pdf" ? "pdf" : "jpg"}`;
    if (held === undefined) await storage.put(file, bytes);
    stored.push({ id, file, kind, name, width, height, size: bytes.length });
  }
  return stored;
}

interface Claim {
  readonly enquiryId: string;
  readonly files: readonly StoredAttachment[];
  readonly now: Date;
}

/** Gives stored files to an enquiry. A held file that has an enquiry already stays with it: a token serves once. */
export async function claimAttachments(tx: Tx, { enquiryId, files, now }: Claim): Promise<void> {
  if (files.length === 0) return;
  await tx
    .insert(enquiryAttachments)
    .values(files.map((file) => ({ ...file, enquiryId, createdAt: now })))
    .onConflictDoNothing({ target: enquiryAttachments.file });
}
