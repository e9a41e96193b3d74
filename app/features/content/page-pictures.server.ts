import { and, inArray } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { contentEntries } from "#app/db/schema/content.ts";
import { artwork } from "#app/features/media/artwork.ts";
import { mediaFileAt } from "#app/features/media/media-address.ts";
import { findPictures } from "#app/features/media/queries.server.ts";
import { keptWithContent } from "#app/features/settings/kept-with-content.server.ts";
import { keptEntries } from "./entries/kept-entries.server.ts";
import { type PagePicture, PICTURE_SLOTS, type PictureSlot } from "./picture-slots.ts";
import { schemaOf } from "./schema.ts";

const COLLECTION = "page-pictures";

interface Chosen {
  readonly picture: string;
  readonly portrait: string | null;
}

type Shown<P extends PictureSlot> = { readonly [K in P]: PagePicture };

/** The pictures that were read since something other than stock changed. */
const keptPictures = keptWithContent(async () => new Map<PictureSlot, PagePicture>());

/**
 * The pictures of the named slots of a page, read from the database once per site version and process, so that a
 * page can be shown while the database is away. A slot whose entry or picture is gone shows the site's own again.
 */
export async function getPagePictures<const P extends PictureSlot>(
  db: Db,
  slots: readonly P[],
): Promise<Shown<P>> {
  const shown = await keptPictures(db);
  const missing = slots.filter((slot) => !shown.has(slot));
  if (missing.length > 0)
    for (const [slot, picture] of await readPagePictures(db, missing)) shown.set(slot, picture);
  return Object.fromEntries(slots.map((slot) => [slot, shown.get(slot)])) as Shown<P>;
}

async function readPagePictures<P extends PictureSlot>(
  db: Db,
  slots: readonly P[],
): Promise<(readonly [P, PagePicture])[]> {
  const rows = await db
    .select({ key: contentEntries.key, data: contentEntries.data })
    .from(contentEntries)
    .where(and(keptEntries(COLLECTION), inArray(contentEntries.key, [...slots])));
  const chosen = slots.map(
    (slot) => [slot, chosenIn(rows.find(({ key }) => key === slot)?.data, slot)] as const,
  );
  const refs = chosen.flatMap(([, { picture, portrait }]) => [picture, ...(portrait ? [portrait] : [])]);
  const found = await findPictures(db, [...new Set(refs)]);
  const pictureAt = (slot: P, { picture, portrait }: Chosen): PagePicture => {
    const first = PICTURE_SLOTS[slot].picture;
    const source = found.get(picture) ?? artwork(first);
    return {
      picture: source,
      portrait: portrait === null ? null : (found.get(portrait) ?? null),
      own: picture === first && mediaFileAt(source.variants[0]?.src ?? "") === null,
    };
  };
  return chosen.map(([slot, choice]) => [slot, pictureAt(slot, choice)] as const);
}

function chosenIn(data: unknown, slot: PictureSlot): Chosen {
  const parsed = schemaOf(COLLECTION).safeParse(data);
  const { picture, portrait } = parsed.success ? parsed.data : PICTURE_SLOTS[slot];
  return { picture, portrait: portrait ?? null };
}
