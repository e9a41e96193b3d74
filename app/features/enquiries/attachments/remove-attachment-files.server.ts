import { reachStorage } from "#app/integrations/storage/reach-storage.server.ts";
import type { StorageConfig } from "#app/integrations/storage/upload-storage.server.ts";
import { attachmentStorage } from "./attachment-storage.server.ts";

/**
 * Removes files whose rows are gone. While the storage is away they stay, without an error: housekeeping removes every
 * file that no row names.
 */
export async function removeAttachmentFiles(config: StorageConfig, files: readonly string[]): Promise<void> {
  const storage = attachmentStorage(config);
  const removeAll = async () => {
    for (const file of files) await storage.remove(file);
  };
  await reachStorage(removeAll());
}
