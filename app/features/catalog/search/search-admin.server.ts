import { and, asc, desc, eq, gt, ilike, lt, or, type SQL } from "drizzle-orm";
import { countsIn, type ListCounts, listCounts } from "#app/db/bounded-counts.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { containing } from "#app/db/like.ts";
import { searchMisses, searchSynonyms } from "#app/db/schema/shop/catalog-search.ts";
import { pageOf } from "#app/lib/list-query.ts";
import type { MissCursor, MissesQuery, MissSort, SearchMiss, Synonym } from "./search-admin.ts";

/** Misses on one page. */
const MISSES_PAGE = 50;

interface MissPage extends Partial<MissesQuery> {
  /** The last miss already shown; null at the start. */
  readonly after: MissCursor | null;
  readonly limit?: number;
}

/** Searches that found nothing, the most frequent first unless the latest are asked for. `next` is null at the end. */
export async function listMisses(
  db: Db,
  { after, search = "", sort = "times", limit = MISSES_PAGE }: MissPage,
): Promise<ListCounts & { readonly misses: readonly SearchMiss[]; readonly next: MissCursor | null }> {
  const { term, typed, count, lastSeen } = searchMisses;
  const where = search === "" ? undefined : ilike(typed, containing(search));
  const rows = await db
    .select({ term, typed, count, lastSeen, ...listCounts(searchMisses, where) })
    .from(searchMisses)
    .where(and(where, after ? beyond(after, sort) : undefined))
    .orderBy(...(sort === "times" ? [desc(count)] : []), desc(lastSeen), asc(term))
    .limit(limit + 1);
  const misses = rows.map(({ total: _total, all: _all, ...miss }) => miss);
  const { shown, next } = pageOf(misses, limit, (miss) => miss);
  return { ...countsIn(rows), misses: shown, next };
}

/** The condition for what comes after the last miss shown. */
function beyond(after: MissCursor, sort: MissSort): SQL | undefined {
  const { term, count, lastSeen } = searchMisses;
  const later = or(lt(lastSeen, after.lastSeen), and(eq(lastSeen, after.lastSeen), gt(term, after.term)));
  return sort === "times" ? or(lt(count, after.count), and(eq(count, after.count), later)) : later;
}

/** All synonyms in the order they were added. */
export async function listSynonyms(db: Db): Promise<readonly Synonym[]> {
  return db
    .select({ id: searchSynonyms.id, terms: searchSynonyms.terms, meanings: searchSynonyms.meanings })
    .from(searchSynonyms)
    .orderBy(asc(searchSynonyms.id));
}
