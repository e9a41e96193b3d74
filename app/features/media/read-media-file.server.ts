import type { Config } from "#app/config.server.ts";
import { uploadStorage } from "#app/integrations/storage/upload-storage.server.ts";

/** The bytes of a stored file of the library; null when there is none. `name` comes from `mediaFileAt`. */
export function readMediaFile(config: Pick<Config, "dataDir" | "s3">, name: string): Promise<Buffer | null> {
  return uploadStorage(config).get(name);
}
