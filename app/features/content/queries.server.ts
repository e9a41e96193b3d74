import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { contentEntries } from "#app/db/schema/content.ts";
import { withPictures } from "./entries/entry-pictures.server.ts";
import { type CollectionName, type Entry, schemaOf } from "./schema.ts";

/** The published entries of the named collections, each list in its own order. */
export type EntryLists<C extends CollectionName> = { readonly [K in C]: readonly Entry<K>[] };

/**
 * Lists the entries of a page's collections with one query, and their pictures with another. An entry that no longer
 * fits its schema is left out, so that one wrong row never takes a page down.
 */
export async function listEntries<const C extends CollectionName>(
  db: Db,
  collections: readonly C[],
): Promise<EntryLists<C>> {
  const rows = await db
    .select({
      id: contentEntries.id,
      collection: contentEntries.collection,
      key: contentEntries.key,
      data: contentEntries.data,
    })
    .from(contentEntries)
    .where(
      and(
        inArray(contentEntries.collection, [...collections]),
        eq(contentEntries.published, true),
        isNull(contentEntries.publishFrom),
      ),
    )
    .orderBy(asc(contentEntries.collection), asc(contentEntries.position), asc(contentEntries.key));
  const whole = rows.flatMap((row) => {
    const collection = collections.find((name) => name === row.collection);
    if (!collection) return [];
    const parsed = schemaOf(collection).safeParse(row.data);
    return parsed.success ? [{ ...row, collection, data: parsed.data }] : [];
  });
  const entries = await withPictures(db, whole);
  const listOf = <K extends C>(collection: K): readonly Entry<K>[] =>
    entries.flatMap(({ data, id, key, ...row }) =>
      row.collection === collection ? [toEntry<K>(data, { id, key })] : [],
    );
  return Object.fromEntries(collections.map((name) => [name, listOf(name)])) as unknown as EntryLists<C>;
}

/** An entry of a collection out of values that its schema has checked, with their pictures. */
export function toEntry<K extends CollectionName>(
  data: object,
  named: { readonly id: string; readonly key: string },
): Entry<K> {
  // Values of any collection: which one, only the caller knows.
  return { ...data, ...named } as unknown as Entry<K>;
}
