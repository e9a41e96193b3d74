import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { contentEntries } from "#app/db/schema/content.ts";
import { artwork } from "#app/features/media/artwork.ts";
import { mediaFileAt } from "#app/features/media/media-address.ts";
import { findPictures } from "#app/features/media/queries.server.ts";
import { readContentStamp } from "#app/features/settings/site-version.server.ts";
import { type PagePicture, PICTURE_PLACES, type PicturePlace } from "./picture-places.ts";
import { schemaOf } from "./schema.ts";

const COLLECTION = "page-pictures";

interface Chosen {
  readonly picture: string;
  readonly portrait: string | null;
}

type Shown<P extends PicturePlace> = { readonly [K in P]: PagePicture };

interface Known {
  readonly stamp: string | null;
  readonly shown: Map<PicturePlace, PagePicture>;
}

const known = new WeakMap<Db, Known>();

/**
 * The pictures of the named places of a page, read from the database once per site version and process, so that a
 * page can be shown while it is away. A place whose entry or picture is gone shows the site's own again.
 */
export async function getPagePictures<const P extends PicturePlace>(
  db: Db,
  places: readonly P[],
): Promise<Shown<P>> {
  const stamp = await readContentStamp(db);
  let kept = known.get(db);
  if (!kept || kept.stamp !== stamp) {
    kept = { stamp, shown: new Map() };
    known.set(db, kept);
  }
  const { shown } = kept;
  const missing = places.filter((place) => !shown.has(place));
  if (missing.length > 0)
    for (const [place, picture] of await readPagePictures(db, missing)) shown.set(place, picture);
  return Object.fromEntries(places.map((place) => [place, shown.get(place)])) as Shown<P>;
}

async function readPagePictures<P extends PicturePlace>(
  db: Db,
  places: readonly P[],
): Promise<(readonly [P, PagePicture])[]> {
  const rows = await db
    .select({ key: contentEntries.key, data: contentEntries.data })
    .from(contentEntries)
    .where(
      and(
        eq(contentEntries.collection, COLLECTION),
        inArray(contentEntries.key, [...places]),
        isNull(contentEntries.deletedAt),
      ),
    );
  const chosen = places.map(
    (place) => [place, chosenIn(rows.find(({ key }) => key === place)?.data, place)] as const,
  );
  const refs = chosen.flatMap(([, { picture, portrait }]) => [picture, ...(portrait ? [portrait] : [])]);
  const found = await findPictures(db, [...new Set(refs)]);
  const pictureAt = (place: P, { picture, portrait }: Chosen): PagePicture => {
    const first = PICTURE_PLACES[place].picture;
    const source = found.get(picture) ?? artwork(first);
    return {
      picture: source,
      portrait: portrait === null ? null : (found.get(portrait) ?? null),
      own: picture === first && mediaFileAt(source.variants[0]?.src ?? "") === null,
    };
  };
  return chosen.map(([place, choice]) => [place, pictureAt(place, choice)] as const);
}

function chosenIn(data: unknown, place: PicturePlace): Chosen {
  const parsed = schemaOf(COLLECTION).safeParse(data);
  const { picture, portrait } = parsed.success ? parsed.data : PICTURE_PLACES[place];
  return { picture, portrait: portrait ?? null };
}
