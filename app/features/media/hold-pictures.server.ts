import { asc, inArray, or } from "drizzle-orm";
import type { Tx } from "#app/db/client.server.ts";
import { media } from "#app/db/schema/media.ts";
import { isId } from "#app/lib/ids.ts";
import type { PictureRef } from "./media.ts";

interface HeldPicture {
  readonly id: string;
  readonly filename: string;
}

/** The pictures of the library that refs name; none of them is deleted until the transaction ends. */
export async function holdPictures(
  tx: Tx,
  refs: readonly PictureRef[],
): Promise<ReadonlyMap<PictureRef, HeldPicture>> {
  const [ids, names] = [refs.filter(isId), refs.filter((ref) => ref !== "" && !isId(ref))];
  if (ids.length + names.length === 0) return new Map();
  const rows = await tx
    .select({ id: media.id, filename: media.filename, artwork: media.artwork })
    .from(media)
    .where(or(inArray(media.id, ids), inArray(media.artwork, names)))
    .orderBy(asc(media.id))
    .for("key share");
  return new Map(
    refs.flatMap((ref) => {
      const row = rows.find(({ id, artwork }) => id === ref || artwork === ref);
      return row ? [[ref, { id: row.id, filename: row.filename }] as const] : [];
    }),
  );
}
