import { desc, eq, type SQL } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { hireItems } from "#app/db/schema/hire/fleet.ts";
import { hires } from "#app/db/schema/hire/hires.ts";
import { hireScans, scanPhotos } from "#app/db/schema/hire/scans.ts";
import { type StorageConfig, uploadStorage } from "#app/integrations/storage/upload-storage.server.ts";
import type { ScanPhoto } from "./photos.ts";

/** The newest pictures that are listed. */
const MAX_LISTED = 24;

/** Pictures of damage that was found when a hire came back, the newest first. */
export function listHirePhotos(db: Db, hireId: string): Promise<readonly ScanPhoto[]> {
  return listPhotos(db, eq(hireScans.hireId, hireId));
}

/** Pictures of damage of a unit, the newest first. */
export function listUnitPhotos(db: Db, unitNumber: number): Promise<readonly ScanPhoto[]> {
  return listPhotos(db, eq(hireScans.unitNumber, unitNumber));
}

/** The bytes of a picture, a JPEG of our own encoding; null where there is none. */
export async function readPhoto(
  { db, config }: { readonly db: Db; readonly config: StorageConfig },
  id: string,
): Promise<Buffer | null> {
  const [row] = await db.select({ file: scanPhotos.file }).from(scanPhotos).where(eq(scanPhotos.id, id));
  return row ? uploadStorage(config).get(row.file) : null;
}

function listPhotos(db: Db, where: SQL): Promise<readonly ScanPhoto[]> {
  return db
    .select({
      id: scanPhotos.id,
      unitNumber: hireScans.unitNumber,
      item: hireItems.name,
      note: hireScans.note,
      hireNumber: hires.number,
      takenAt: hireScans.occurredAt,
    })
    .from(scanPhotos)
    .innerJoin(hireScans, eq(hireScans.id, scanPhotos.scanId))
    .innerJoin(hires, eq(hires.id, hireScans.hireId))
    .leftJoin(hireItems, eq(hireItems.id, hireScans.itemId))
    .where(where)
    .orderBy(desc(scanPhotos.createdAt), desc(scanPhotos.id))
    .limit(MAX_LISTED);
}
