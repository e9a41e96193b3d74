import { and, desc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import { countsIn, listCounts } from "#app/db/bounded-counts.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { holds } from "#app/db/folded-text.ts";
import { media } from "#app/db/schema/media.ts";
import { listAuditEntries } from "#app/features/audit/queries.server.ts";
import { isId } from "#app/lib/ids.ts";
import { pageOf } from "#app/lib/list-query.ts";
import type { PictureSource } from "#app/ui/picture-source.ts";
import { artwork, isArtworkName } from "./artwork.ts";
import type { LibraryItem, LibraryPage, LibraryQuery, MediaDetail } from "./library.ts";
import { libraryColumns } from "./library-columns.server.ts";
import type { PictureRef } from "./media.ts";
import { pictureOf, toThumb } from "./picture-of.ts";

const PAGE = 48;

/** The name that the file of a deleted picture had; null for every other id. */
export async function getDeletedFilename(db: Db, id: string): Promise<string | null> {
  const [entry] = await listAuditEntries(db, { subjectType: "media", subjectId: id, limit: 1 });
  const { filename } = (entry?.action === "media.deleted" && entry.details) || {};
  return typeof filename === "string" ? filename : null;
}

const itemColumns = {
  ...libraryColumns,
  id: media.id,
  filename: media.filename,
  artwork: media.artwork,
  sample: media.sample,
};

type ItemRow = Pick<typeof media.$inferSelect, keyof typeof itemColumns>;

function toItem(row: ItemRow): LibraryItem {
  const picture = pictureOf(row);
  return {
    id: row.id,
    ref: row.artwork ?? row.id,
    filename: row.filename,
    thumb: toThumb(picture),
    alt: picture.alt,
    own: row.artwork !== null,
    sample: row.sample,
    missingAlt: [...(row.altEn ? [] : ["en" as const]), ...(row.altGa ? [] : ["ga" as const])],
  };
}

/** Uploads, then scenes of the site's own, then its renders of products, which rarely fit a page's picture. */
const group = sql<number>`case when ${media.artwork} is null then 0 when ${media.artwork} like 'product-%' then 2 else 1 end`;

/** The library, the newest uploads first, 48 pictures at a time. */
export async function listLibrary(db: Db, { search, show, before }: LibraryQuery): Promise<LibraryPage> {
  const rows = await db
    .select({ ...itemColumns, group, ...listCounts(media, and(matches(search), FILTERS[show])) })
    .from(media)
    .where(and(matches(search), FILTERS[show], after(before)))
    .orderBy(group, desc(media.id))
    .limit(PAGE + 1);
  const { shown, next } = pageOf(rows, PAGE, ({ group, id }) => `${group}.${id}`);
  return { ...countsIn(rows), items: shown.map(toItem), next };
}

/** Pictures of the library with these ids; those that it no longer has are left out. */
export async function listLibraryItems(db: Db, ids: readonly string[]): Promise<readonly LibraryItem[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select(itemColumns)
    .from(media)
    .where(inArray(media.id, [...ids]));
  return rows.map(toItem);
}

const FILTERS: Readonly<Record<LibraryQuery["show"], SQL | undefined>> = {
  all: undefined,
  uploads: isNull(media.artwork),
  "missing-alt": or(eq(media.altEn, ""), eq(media.altGa, "")),
  sample: eq(media.sample, true),
};

/** Every word somewhere in the file's name or in what the picture shows, in either language. */
function matches(search: string): SQL | undefined {
  return holds(search, sql`${media.filename} || ' ' || ${media.altEn} || ' ' || ${media.altGa}`);
}

function after(cursor: string): SQL | undefined {
  const [last, id] = cursor.split(".");
  if (!id) return undefined;
  return sql`(${group} > ${Number(last)} or (${group} = ${Number(last)} and ${media.id} < ${id}))`;
}

/** The pictures that entries name, by their refs; a ref that names nothing is left out. */
export async function findPictures(
  db: Db,
  refs: readonly PictureRef[],
): Promise<ReadonlyMap<PictureRef, PictureSource>> {
  const rows = await selectItems(db, refs);
  const found = new Map(rows.map((row) => [row.artwork ?? row.id, pictureOf(row)]));
  for (const ref of refs) if (!found.has(ref) && isArtworkName(ref)) found.set(ref, artwork(ref));
  return found;
}

/** Pictures by their refs with everything that a picker shows of them, in the order of the library. */
export async function findMediaItems(db: Db, refs: readonly PictureRef[]): Promise<readonly LibraryItem[]> {
  return (await selectItems(db, refs)).map(toItem);
}

async function selectItems(db: Db, refs: readonly PictureRef[]): Promise<readonly ItemRow[]> {
  const [ids, names] = [refs.filter(isId), refs.filter((ref) => !isId(ref))];
  if (refs.length === 0) return [];
  return db
    .select(itemColumns)
    .from(media)
    .where(or(inArray(media.id, ids), and(isNotNull(media.artwork), inArray(media.artwork, names))));
}

/** One picture for its own page, or null. */
export async function getMedia(db: Db, id: string): Promise<MediaDetail | null> {
  if (!isId(id)) return null;
  const [row] = await db
    .select({ ...itemColumns, updatedAt: media.updatedAt })
    .from(media)
    .where(eq(media.id, id));
  if (!row) return null;
  const { altEn, altGa, focalX, focalY, updatedAt } = row;
  return {
    ...toItem(row),
    picture: pictureOf(row),
    altEn,
    altGa,
    focal: { x: focalX, y: focalY },
    version: updatedAt.toISOString(),
  };
}
