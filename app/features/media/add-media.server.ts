import { eq } from "drizzle-orm";
import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { media } from "#app/db/schema/media.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import type { StorageConfig } from "#app/integrations/storage/upload-storage.server.ts";
import { hashOf } from "#app/lib/hash.server.ts";
import { newId } from "#app/lib/ids.ts";
import { ok, type Result } from "#app/lib/result.ts";
import { encodePicture } from "./encode/encode-picture.server.ts";
import { storePicture } from "./encode/store-picture.server.ts";
import { cleanFilename, numberedFilename } from "./filename.ts";
import type { PictureFault, StorageAway } from "./media.ts";

export interface MediaContext {
  readonly db: Db;
  readonly config: StorageConfig;
}

export interface NewMedia {
  readonly bytes: Buffer;
  /** The file's name as the sender gave it; nothing of it becomes a path. */
  readonly filename: string;
  readonly altEn?: string;
  readonly altGa?: string;
  readonly sample?: boolean;
  /** The person who adds it; null for the system itself, as for pictures of an import. */
  readonly actorId: string | null;
}

export interface AddedMedia {
  readonly id: string;
  /** True when the same file was in the library already; nothing was changed then. */
  readonly known: boolean;
}

/**
 * Puts an uploaded picture into the library, in every size the site serves. The same file again gives the picture
 * that is there. It is encoded here and not by a job: anyone who uploads sees the result at once and can use it
 * in the same form. Encoding runs outside the event loop, one picture at a time and on one core, so that pages are
 * answered meanwhile; a photo of 12 megapixels takes a few seconds.
 */
export async function addMedia(
  { db, config }: MediaContext,
  { bytes, actorId, ...words }: NewMedia,
): Promise<Result<AddedMedia, PictureFault | StorageAway>> {
  const known = await findByHash(db, hashOf(bytes));
  if (known) return ok({ id: known, known: true });
  const encoded = await encodePicture(bytes);
  if (!encoded.ok) return encoded;
  // Files first: when the transaction fails, housekeeping removes what no row names.
  const stored = await storePicture(config, encoded.value);
  if (!stored.ok) return stored;
  return inTransaction(db, async (tx) => {
    const id = newId();
    const row = { id, ...stored.value, ...texts(words) };
    if (!(await insertUnderFreeName(tx, row, cleanFilename(words.filename))))
      return ok({ id: (await findByHash(tx, row.hash)) ?? id, known: true });
    await addAuditEntry(tx, {
      actorId,
      action: "media.added",
      subjectId: id,
      details: { width: row.width, height: row.height },
    });
    return ok({ id, known: false });
  });
}

function texts({ altEn = "", altGa = "", sample = false }: Omit<NewMedia, "bytes" | "actorId" | "filename">) {
  return { altEn, altGa, sample };
}

async function findByHash(db: Db | Tx, hash: string): Promise<string | null> {
  const [row] = await db.select({ id: media.id }).from(media).where(eq(media.hash, hash));
  return row?.id ?? null;
}

/** False when somebody else has added the same file meanwhile. */
async function insertUnderFreeName(
  tx: Tx,
  row: Omit<typeof media.$inferInsert, "filename"> & { readonly hash: string },
  wanted: string,
): Promise<boolean> {
  for (let number = 1; ; number++) {
    const filename = numberedFilename(wanted, number);
    const added = await tx
      .insert(media)
      .values({ ...row, filename })
      .onConflictDoNothing()
      .returning({ id: media.id });
    if (added.length > 0) return true;
    if (await findByHash(tx, row.hash)) return false;
  }
}
