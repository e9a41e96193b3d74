import type { Config } from "#app/config.server.ts";
import type { FileStorage } from "#app/integrations/storage/file-storage.server.ts";
import { uploadStorage } from "#app/integrations/storage/upload-storage.server.ts";

/** The folder of the storage that holds photos of enquiries. */
export const PHOTO_FOLDER = "enquiries";

/** Where photos of enquiries are kept; no public address leads there. */
export function photoStorage(config: Pick<Config, "dataDir">): FileStorage {
  return uploadStorage(config);
}
