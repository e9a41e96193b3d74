import { eq } from "drizzle-orm";
import { type Db, inTransaction } from "#app/db/client.server.ts";
import { media } from "#app/db/schema/media.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { bumpSiteVersion } from "#app/features/settings/site-version.server.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import type { CheckedMedia } from "./media-form.ts";

interface Save extends CheckedMedia {
  readonly id: string;
  readonly actorId: string;
  readonly now: Date;
  /** The instant of the save that the form was made from, ISO 8601. */
  readonly version: string;
}

/** Saves what a picture shows in words and what of it stays in view, unless somebody else has saved since. */
export async function saveMedia(
  db: Db,
  { id, actorId, now, version, altEn, altGa, focal, sample }: Save,
): Promise<Result<null, { kind: "not-found" | "conflict" }>> {
  return inTransaction(db, async (tx) => {
    const [row] = await tx
      .select({ updatedAt: media.updatedAt })
      .from(media)
      .where(eq(media.id, id))
      .for("update");
    if (!row) return refuse({ kind: "not-found" });
    if (row.updatedAt.toISOString() !== version) return refuse({ kind: "conflict" });
    const updatedAt = now > row.updatedAt ? now : new Date(row.updatedAt.getTime() + 1);
    await tx
      .update(media)
      .set({ altEn, altGa, focalX: focal.x, focalY: focal.y, sample, updatedAt })
      .where(eq(media.id, id));
    await addAuditEntry(tx, {
      actorId,
      action: "media.saved",
      subjectId: id,
      details: { sample, focal, hasEnglish: altEn !== "", hasIrish: altGa !== "" },
    });
    await bumpSiteVersion(tx);
    return ok(null);
  });
}
