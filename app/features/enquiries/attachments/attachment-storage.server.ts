import type { Config } from "#app/config.server.ts";
import type { FileStorage } from "#app/integrations/storage/file-storage.server.ts";
import { uploadStorage } from "#app/integrations/storage/upload-storage.server.ts";
import { newId } from "#app/lib/ids.ts";
import type { Attachment } from "./read-attachments.server.ts";

/** The folder of the storage that holds files of enquiries. */
export const ATTACHMENT_FOLDER = "enquiries";

/** The storage of files of enquiries; no public address leads there. */
export function attachmentStorage(config: Pick<Config, "dataDir" | "s3">): FileStorage {
  return uploadStorage(config);
}

/** A file in the storage, with the id that names it. */
export interface StoredAttachment extends Omit<Attachment, "bytes"> {
  readonly id: string;
  readonly file: string;
  readonly size: number;
}

/** Stores files under new names. Housekeeping removes after a day what no enquiry names by then. */
export async function storeAttachments(
  config: Pick<Config, "dataDir" | "s3">,
  attachments: readonly Attachment[],
): Promise<StoredAttachment[]> {
  const storage = attachmentStorage(config);
  const stored: StoredAttachment[] = [];
  for (const { bytes, ...facts } of attachments) {
    const id = newId();
    const file = `${ATTACHMENT_FOLDER}/${id}.${facts.kind === "pdf" ? "pdf" : "jpg"}`;
    await storage.put(file, bytes);
    stored.push({ ...facts, id, file, size: bytes.length });
  }
  return stored;
}
