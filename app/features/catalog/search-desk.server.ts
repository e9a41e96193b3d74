import { asc, count, desc } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { searchMisses, searchSynonyms } from "#app/db/schema/catalog-search.ts";
import type { SearchMiss, Synonym } from "./search-desk.ts";

/** Misses on one page. */
export const MISSES_PAGE = 50;

/** Searches that found nothing, the most frequent first, then the latest. */
export async function listMisses(
  db: Db,
  page: number,
  size = MISSES_PAGE,
): Promise<{ readonly misses: readonly SearchMiss[]; readonly total: number; readonly pages: number }> {
  const [counted] = await db.select({ total: count() }).from(searchMisses);
  const total = counted?.total ?? 0;
  const misses = await db
    .select({
      term: searchMisses.term,
      typed: searchMisses.typed,
      count: searchMisses.count,
      lastSeen: searchMisses.lastSeen,
    })
    .from(searchMisses)
    .orderBy(desc(searchMisses.count), desc(searchMisses.lastSeen), asc(searchMisses.term))
    .limit(size)
    .offset((page - 1) * size);
  return { misses, total, pages: Math.max(1, Math.ceil(total / size)) };
}

/** All synonyms in the order they were added. */
export async function listSynonyms(db: Db): Promise<readonly Synonym[]> {
  return db
    .select({ id: searchSynonyms.id, terms: searchSynonyms.terms, meanings: searchSynonyms.meanings })
    .from(searchSynonyms)
    .orderBy(asc(searchSynonyms.id));
}
