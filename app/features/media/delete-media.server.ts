import { eq } from "drizzle-orm";
import { type Db, inTransaction } from "#app/db/client.server.ts";
import { media } from "#app/db/schema/media.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { fileStemOf } from "./media-address.ts";
import { listUses } from "./uses.server.ts";

export type DeleteRefusal =
  | { readonly kind: "not-found" }
  | { readonly kind: "in-use" }
  | { readonly kind: "own" };

/**
 * Takes an upload out of the library. Refused while anything shows it, and for the site's own pictures. Its files go
 * later, because browsers may still hold pages that name them.
 */
export async function deleteMedia(
  db: Db,
  { id, actorId }: { readonly id: string; readonly actorId: string | null },
): Promise<Result<{ readonly filename: string }, DeleteRefusal>> {
  return inTransaction(db, async (tx) => {
    const [row] = await tx
      .select({ filename: media.filename, artwork: media.artwork, share: media.share })
      .from(media)
      .where(eq(media.id, id))
      .for("update");
    if (!row) return refuse({ kind: "not-found" as const });
    if (row.artwork !== null) return refuse({ kind: "own" as const });
    if ((await listUses(tx, { id, ref: id })).length > 0) return refuse({ kind: "in-use" as const });
    await tx.delete(media).where(eq(media.id, id));
    const details = { filename: row.filename, ...(row.share && { stem: fileStemOf(row.share.src) }) };
    const about = { subjectType: "media", subjectId: id, details };
    await addAuditEntry(tx, { actorId, action: "media.deleted", ...about });
    return ok({ filename: row.filename });
  });
}
