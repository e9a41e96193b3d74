import { asc, eq, or } from "drizzle-orm";
import { type Db, inTransaction } from "#app/db/client.server.ts";
import { retryTaken } from "#app/db/refuse-taken.server.ts";
import { media } from "#app/db/schema/media.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { bumpSiteVersion } from "#app/features/settings/site-version.server.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import type { MediaContext } from "./add-media.server.ts";
import { encodePicture } from "./encode/encode-picture.server.ts";
import { type StoredPicture, storePicture } from "./encode/store-picture.server.ts";
import type { PictureFault, StorageAway } from "./media.ts";
import { fileStemOf } from "./media-address.ts";

export type ReplaceRefusal =
  | PictureFault
  | StorageAway
  | { readonly kind: "not-found" }
  /** Another picture of the library is made of this file. */
  | { readonly kind: "known"; readonly filename: string };

interface Replacement {
  readonly id: string;
  readonly bytes: Buffer;
  readonly actorId: string;
}

/**
 * Gives a picture another file, wherever it is used. Its words stay; the point in view is the middle again. Of two
 * pictures that get the same file at once, one is refused.
 */
export async function replaceMedia(
  { db, config }: MediaContext,
  { bytes, ...replacement }: Replacement,
): Promise<Result<null, ReplaceRefusal>> {
  const encoded = await encodePicture(bytes);
  if (!encoded.ok) return encoded;
  const kept = await storePicture(config, encoded.value);
  if (!kept.ok) return kept;
  return retryTaken(() => writeReplacement(db, kept.value, replacement));
}

function writeReplacement(
  db: Db,
  stored: StoredPicture,
  { id, actorId }: Omit<Replacement, "bytes">,
): Promise<Result<null, ReplaceRefusal>> {
  return inTransaction(db, async (tx) => {
    const found = await tx
      .select({ id: media.id, filename: media.filename, hash: media.hash, share: media.share })
      .from(media)
      .where(or(eq(media.id, id), eq(media.hash, stored.hash)))
      .orderBy(asc(media.id))
      .for("update");
    const other = found.find((row) => row.id !== id);
    if (other) return refuse({ kind: "known" as const, filename: other.filename });
    const [old] = found;
    if (!old) return refuse({ kind: "not-found" as const });
    await tx
      .update(media)
      .set({ ...stored, focalX: 50, focalY: 50, sample: false })
      .where(eq(media.id, id));
    await addAuditEntry(tx, {
      actorId,
      action: "media.replaced",
      subjectId: id,
      details: {
        width: stored.width,
        height: stored.height,
        // The site's own files are not in the storage.
        ...(old.hash !== null && old.share && { stem: fileStemOf(old.share.src) }),
      },
    });
    await bumpSiteVersion(tx);
    return ok(null);
  });
}
