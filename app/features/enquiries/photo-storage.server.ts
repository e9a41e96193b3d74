import { join } from "node:path";
import type { Config } from "#app/config.server.ts";
import { type FileStorage, folderStorage } from "#app/integrations/storage/file-storage.server.ts";

/** The folder of the storage that holds photos of enquiries. */
export const PHOTO_FOLDER = "enquiries";

/** Where photos of enquiries are kept: below the data folder, out of reach of the public pages. */
export function photoStorage(config: Pick<Config, "dataDir">): FileStorage {
  return folderStorage(join(config.dataDir, "uploads"));
}
