import type { Config } from "#app/config.server.ts";
import { attachmentStorage } from "./attachment-storage.server.ts";

/** Removes files whose rows are gone. What fails here is found again by housekeeping. */
export async function removeAttachmentFiles(
  config: Pick<Config, "dataDir" | "s3">,
  files: readonly string[],
): Promise<void> {
  const storage = attachmentStorage(config);
  for (const file of files) await storage.remove(file);
}
