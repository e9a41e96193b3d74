import { and, asc, count, desc, eq, gt, isNull } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { contentEntries } from "#app/db/schema/content.ts";
import { addMs, DAY_MS } from "#app/lib/clock.ts";
import { isId } from "#app/lib/ids.ts";
import { type CollectionCounts, type DeskEntry, type EditedEntry, KEPT_DAYS } from "./desk-entries.ts";
import { pictureOf, titleOf } from "./entry-fields.ts";
import { COLLECTION_NAMES, type CollectionName } from "./schema.ts";
import { missingIrish } from "./translations.ts";

type Row = typeof contentEntries.$inferSelect;

/** The collection of an address, or null when there is none of that name. */
export function collectionNamed(name: string | undefined): CollectionName | null {
  return COLLECTION_NAMES.find((one) => one === name) ?? null;
}

/** What is in each collection and what is left to do in it, in the order of the registry. */
export async function listCollections(db: Db): Promise<readonly CollectionCounts[]> {
  const rows = await db.select().from(contentEntries).where(isNull(contentEntries.deletedAt));
  return COLLECTION_NAMES.map((collection) => {
    const entries = rows.filter((row) => row.collection === collection);
    return {
      collection,
      entries: entries.length,
      hidden: entries.filter(({ published }) => !published).length,
      sample: entries.filter(({ sample }) => sample).length,
      missing: entries.filter(({ data }) => missingIrish(collection, data).length > 0).length,
      stale: entries.filter(({ stale }) => stale.length > 0).length,
    };
  });
}

/** How many entries still hold sample content. */
export async function countSampleEntries(db: Db): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(contentEntries)
    .where(and(eq(contentEntries.sample, true), isNull(contentEntries.deletedAt)));
  return row?.n ?? 0;
}

/** The entries of a collection in their order, published or not. */
export async function listDeskEntries(db: Db, collection: CollectionName): Promise<readonly DeskEntry[]> {
  const rows = await db
    .select()
    .from(contentEntries)
    .where(and(eq(contentEntries.collection, collection), isNull(contentEntries.deletedAt)))
    .orderBy(asc(contentEntries.position), asc(contentEntries.key));
  return rows.map((row) => toDeskEntry(collection, row));
}

/** Entries that were deleted and can still be brought back, the latest first. */
export async function listDeletedEntries(
  db: Db,
  collection: CollectionName,
  now: Date,
): Promise<readonly DeskEntry[]> {
  const rows = await db
    .select()
    .from(contentEntries)
    .where(
      and(
        eq(contentEntries.collection, collection),
        gt(contentEntries.deletedAt, addMs(now, -KEPT_DAYS * DAY_MS)),
      ),
    )
    .orderBy(desc(contentEntries.deletedAt));
  return rows.map((row) => toDeskEntry(collection, row));
}

/** One entry for its form, or null when there is none or it was deleted. */
export async function getDeskEntry(
  db: Db,
  collection: CollectionName,
  id: string,
): Promise<EditedEntry | null> {
  if (!isId(id)) return null;
  const [row] = await db
    .select()
    .from(contentEntries)
    .where(
      and(
        eq(contentEntries.id, id),
        eq(contentEntries.collection, collection),
        isNull(contentEntries.deletedAt),
      ),
    );
  if (!row) return null;
  const { key, data, stale, updatedAt } = row;
  return { ...toDeskEntry(collection, row), key, data, stale, version: updatedAt.toISOString() };
}

function toDeskEntry(collection: CollectionName, row: Row): DeskEntry {
  const { id, data, published, sample, stale, updatedAt } = row;
  return {
    id,
    title: titleOf(data),
    picture: pictureOf(data),
    published,
    sample,
    missing: missingIrish(collection, data).length,
    stale: stale.length,
    updatedAt,
  };
}
