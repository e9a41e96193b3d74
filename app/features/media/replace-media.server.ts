import { and, eq, ne } from "drizzle-orm";
import { inTransaction } from "#app/db/client.server.ts";
import { media } from "#app/db/schema/media.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { bumpSiteVersion } from "#app/features/settings/site-version.server.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import type { MediaContext } from "./add-media.server.ts";
import { encodePicture } from "./encode/encode-picture.server.ts";
import { storePicture } from "./encode/store-picture.server.ts";
import type { PictureProblem, StorageAway } from "./media.ts";

export type ReplaceProblem =
  | PictureProblem
  | StorageAway
  | { readonly kind: "gone" }
  /** Another picture of the library is made of this file. */
  | { readonly kind: "known"; readonly filename: string };

interface Replacement {
  readonly id: string;
  readonly bytes: Buffer;
  readonly actorId: string;
}

/** Gives a picture another file, wherever it is used. Its words stay; the point in view is the middle again. */
export async function replaceMedia(
  { db, config }: MediaContext,
  { id, bytes, actorId }: Replacement,
): Promise<Result<null, ReplaceProblem>> {
  const encoded = await encodePicture(bytes);
  if (!encoded.ok) return encoded;
  const kept = await storePicture(config, encoded.value);
  if (!kept.ok) return kept;
  const stored = kept.value;
  return inTransaction(db, async (tx) => {
    const [other] = await tx
      .select({ filename: media.filename })
      .from(media)
      .where(and(eq(media.hash, stored.hash), ne(media.id, id)));
    if (other) return refuse({ kind: "known" as const, filename: other.filename });
    const changed = await tx
      .update(media)
      .set({ ...stored, focalX: 50, focalY: 50, sample: false })
      .where(eq(media.id, id))
      .returning({ id: media.id });
    if (changed.length === 0) return refuse({ kind: "gone" as const });
    await addAuditEntry(tx, {
      actorId,
      action: "media.replaced",
      subjectId: id,
      details: { width: stored.width, height: stored.height },
    });
    await bumpSiteVersion(tx);
    return ok(null);
  });
}
