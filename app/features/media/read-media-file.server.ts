import { type StorageConfig, uploadStorage } from "#app/integrations/storage/upload-storage.server.ts";

/** The bytes of a stored file of the library; null when there is none. `name` comes from `mediaFileAt`. */
export function readMediaFile(config: StorageConfig, name: string): Promise<Buffer | null> {
  return uploadStorage(config).get(name);
}
