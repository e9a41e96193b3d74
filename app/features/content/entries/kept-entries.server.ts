import { and, eq, isNull, type SQL } from "drizzle-orm";
import { contentEntries } from "#app/db/schema/content.ts";
import type { CollectionName } from "../schema.ts";

/** The condition of the entries of a collection that are not deleted; with an id, of that one. */
export function keptEntries(collection: CollectionName, id?: string): SQL | undefined {
  return and(
    eq(contentEntries.collection, collection),
    id === undefined ? undefined : eq(contentEntries.id, id),
    isNull(contentEntries.deletedAt),
  );
}
