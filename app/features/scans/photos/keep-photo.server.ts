import { eq } from "drizzle-orm";
import { type Db, inTransaction } from "#app/db/client.server.ts";
import { hireScans, scanPhotos } from "#app/db/schema/hire/scans.ts";
import { readAttachments } from "#app/features/enquiries/attachments/read-attachments.server.ts";
import { type StorageConfig, uploadStorage } from "#app/integrations/storage/upload-storage.server.ts";
import { newId } from "#app/lib/ids.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { MAX_PHOTOS, PHOTO_FOLDER, type PhotoRefusal } from "./photos.ts";

interface SentPhoto {
  /** The id that the device made. */
  readonly id: string;
  readonly scanId: string;
  readonly file: File;
  readonly actorId: string;
  readonly now: Date;
}

/**
 * Keeps a picture of what a scan reported as damaged: encoded again, without the place where it was taken. The same one
 * sent again is kept once. The file is stored before its row, and removed where no row was written.
 */
export async function keepPhoto(
  { db, config }: { readonly db: Db; readonly config: StorageConfig },
  { id, scanId, file, actorId, now }: SentPhoto,
): Promise<Result<null, PhotoRefusal>> {
  if ((await db.$count(scanPhotos, eq(scanPhotos.id, id))) > 0) return ok(null);
  const read = await readAttachments([file]);
  if (!read.ok) return refuse(read.error.kind);
  const [photo] = read.value;
  if (photo?.kind !== "photo") return refuse("unreadable");
  const storage = uploadStorage(config);
  const name = `${PHOTO_FOLDER}/${newId()}.jpg`;
  await storage.put(name, photo.bytes);
  const kept = await inTransaction(db, async (tx): Promise<Result<boolean, PhotoRefusal>> => {
    const [scan] = await tx
      .select({ action: hireScans.action, condition: hireScans.condition })
      .from(hireScans)
      .where(eq(hireScans.id, scanId))
      .for("update");
    if (!scan) return refuse("no-scan");
    if (scan.action !== "return" || scan.condition !== "damaged") return refuse("not-damaged");
    if ((await tx.$count(scanPhotos, eq(scanPhotos.scanId, scanId))) >= MAX_PHOTOS) return refuse("too-many");
    const rows = await tx
      .insert(scanPhotos)
      .values({ id, scanId, file: name, bytes: photo.bytes.length, actorId, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: scanPhotos.id });
    return ok(rows.length > 0);
  });
  if (!kept.ok || !kept.value) await storage.remove(name);
  return kept.ok ? ok(null) : kept;
}
