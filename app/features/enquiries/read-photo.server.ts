import type { Config } from "#app/config.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { getPhotoFile } from "./desk-queries.server.ts";
import { photoStorage } from "./photo-storage.server.ts";

/** The bytes of a photo of an enquiry, a JPEG; null when there is none. */
export async function readPhoto(
  { db, config }: { db: Db; config: Config },
  { enquiryId, photoId }: { enquiryId: string; photoId: string },
): Promise<Buffer | null> {
  const file = await getPhotoFile(db, enquiryId, photoId);
  return file === null ? null : photoStorage(config).get(file);
}
