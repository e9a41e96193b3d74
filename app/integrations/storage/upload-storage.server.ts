import { join } from "node:path";
import type { Config } from "#app/config.server.ts";
import { type FileStorage, folderStorage } from "./file-storage.server.ts";

/** Where everything is kept that people send: below the data folder, out of reach of the static files. */
export function uploadStorage(config: Pick<Config, "dataDir">): FileStorage {
  return folderStorage(join(config.dataDir, "uploads"));
}
