import { inArray } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { scanPhotos } from "#app/db/schema/hire/scans.ts";
import { removeOrphans } from "#app/integrations/storage/remove-orphans.server.ts";
import { type StorageConfig, uploadStorage } from "#app/integrations/storage/upload-storage.server.ts";
import { addMs, type Clock, DAY_MS } from "#app/lib/time/clock.ts";
import { PHOTO_FOLDER } from "./photos.ts";

/** A file is stored before its row is written. */
const GRACE_MS = DAY_MS;

/** Removes the files of pictures whose rows are gone or were never written. */
export async function removeOrphanedPhotos({
  db,
  config,
  clock,
}: {
  readonly db: Db;
  readonly config: StorageConfig;
  readonly clock: Clock;
}): Promise<void> {
  await removeOrphans(uploadStorage(config), PHOTO_FOLDER, {
    before: addMs(clock.now(), -GRACE_MS),
    listKept: (names) =>
      db.select({ file: scanPhotos.file }).from(scanPhotos).where(inArray(scanPhotos.file, names)),
  });
}
