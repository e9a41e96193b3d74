import { and, asc, desc, eq, gt, lt, or } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { searchMisses, searchSynonyms } from "#app/db/schema/catalog-search.ts";
import type { MissCursor, SearchMiss, Synonym } from "./search-desk.ts";

/** Misses on one page. */
const MISSES_PAGE = 50;

interface MissPlace {
  /** The last miss already shown; null at the start. */
  readonly after: MissCursor | null;
  readonly limit?: number;
}

/** Searches that found nothing, the most frequent first, then the latest. `next` is null at the end. */
export async function listMisses(
  db: Db,
  { after, limit = MISSES_PAGE }: MissPlace,
): Promise<{ readonly misses: readonly SearchMiss[]; readonly next: MissCursor | null }> {
  const { term, typed, count, lastSeen } = searchMisses;
  const rows = await db
    .select({ term, typed, count, lastSeen })
    .from(searchMisses)
    .where(
      after
        ? or(
            lt(count, after.count),
            and(eq(count, after.count), lt(lastSeen, after.lastSeen)),
            and(eq(count, after.count), eq(lastSeen, after.lastSeen), gt(term, after.term)),
          )
        : undefined,
    )
    .orderBy(desc(count), desc(lastSeen), asc(term))
    .limit(limit + 1);
  const misses = rows.slice(0, limit);
  return { misses, next: rows.length > limit ? (misses.at(-1) ?? null) : null };
}

/** All synonyms in the order they were added. */
export async function listSynonyms(db: Db): Promise<readonly Synonym[]> {
  return db
    .select({ id: searchSynonyms.id, terms: searchSynonyms.terms, meanings: searchSynonyms.meanings })
    .from(searchSynonyms)
    .orderBy(asc(searchSynonyms.id));
}
