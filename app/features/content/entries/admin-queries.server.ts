import { and, asc, desc, eq, gt, isNull } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { contentEntries } from "#app/db/schema/content.ts";
import { getChangeDraft, listDraftedEntries } from "#app/features/change-drafts/queries.server.ts";
import { toThumb } from "#app/features/media/picture-of.ts";
import { findMediaItems, findPictures } from "#app/features/media/queries.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { isId } from "#app/lib/ids.ts";
import { addMs, DAY_MS } from "#app/lib/time/clock.ts";
import { COLLECTION_NAMES, type CollectionName } from "../schema.ts";
import { missingIrish } from "../translations.ts";
import {
  type AdminEntry,
  type CollectionCounts,
  type EditedEntry,
  KEPT_DAYS,
  type NextSample,
} from "./admin-entries.ts";
import { entryDraftBeside } from "./draft/entry-draft.ts";
import { entryTitle } from "./entry-fields.ts";
import { pictureRefs } from "./entry-pictures.server.ts";
import { keptEntries } from "./kept-entries.server.ts";

type Row = typeof contentEntries.$inferSelect;

/** The collection of an address, or null when there is none of that name. */
export function collectionNamed(name: string | undefined): CollectionName | null {
  return COLLECTION_NAMES.find((known) => known === name) ?? null;
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

/** The entries of a collection in their order, published or not. */
export async function listAdminEntries(db: Db, collection: CollectionName): Promise<readonly AdminEntry[]> {
  const rows = await db
    .select()
    .from(contentEntries)
    .where(keptEntries(collection))
    .orderBy(asc(contentEntries.position), asc(contentEntries.key));
  return toAdminEntries(db, collection, rows);
}

/** Entries that were deleted and can still be brought back, the latest first. */
export async function listDeletedEntries(
  db: Db,
  collection: CollectionName,
  now: Date,
): Promise<readonly AdminEntry[]> {
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
  return toAdminEntries(db, collection, rows);
}

/** The next entry of a list that still holds sample content, after this one and then from the top; null without any. */
export async function getNextSample(
  db: Db,
  collection: CollectionName,
  id: string,
): Promise<NextSample | null> {
  const rows = await db
    .select({
      id: contentEntries.id,
      key: contentEntries.key,
      data: contentEntries.data,
      sample: contentEntries.sample,
    })
    .from(contentEntries)
    .where(keptEntries(collection))
    .orderBy(asc(contentEntries.position), asc(contentEntries.key));
  const at = rows.findIndex((row) => row.id === id);
  const next = [...rows.slice(at + 1), ...rows.slice(0, Math.max(0, at))].find(({ sample }) => sample);
  if (!next) return null;
  return {
    href: adminPath(`/admin/content/${collection}/${next.id}`),
    title: entryTitle(next.data, next.key).en,
  };
}

/** One entry for its form, or null when there is none or it was deleted. */
export async function getAdminEntry(
  db: Db,
  collection: CollectionName,
  id: string,
): Promise<EditedEntry | null> {
  if (!isId(id)) return null;
  const [row] = await db.select().from(contentEntries).where(keptEntries(collection, id));
  if (!row) return null;
  const { key, data, stale, updatedAt } = row;
  const version = updatedAt.toISOString();
  const kept = await getChangeDraft(db, { entryId: id });
  const draft = kept && entryDraftBeside(collection, kept, { ...row, version });
  const named = [data, ...(draft ? [draft.form.values] : [])];
  const pictures = await findMediaItems(
    db,
    named.flatMap((values) => pictureRefs({ collection, data: values })),
  );
  const [entry] = await toAdminEntries(db, collection, [row]);
  return entry ? { ...entry, key, data, pictures, stale, version, draft } : null;
}

async function toAdminEntries(
  db: Db,
  collection: CollectionName,
  rows: readonly Row[],
): Promise<readonly AdminEntry[]> {
  const first = rows.map(({ data }) => pictureRefs({ collection, data })[0]);
  const found = await findPictures(db, [...new Set(first.filter((ref) => ref !== undefined))]);
  const drafted = await listDraftedEntries(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, key, data, published, sample, stale, updatedAt, ...times }, index) => {
    const picture = found.get(first[index] ?? "");
    return {
      id,
      title: entryTitle(data, key),
      thumb: picture ? toThumb(picture) : null,
      published,
      sample,
      missing: missingIrish(collection, data).length,
      stale: stale.length,
      updatedAt,
      publishFrom: times.publishFrom,
      publishUntil: times.publishUntil,
      hasDraft: drafted.has(id),
    };
  });
}
