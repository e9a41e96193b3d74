import { lt, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { searchMisses } from "#app/db/schema/shop/catalog-search.ts";
import { fold } from "#app/lib/text/fold.ts";

/** How many texts are kept: the ones seen last. */
const KEPT = 2_000;

/**
 * Counts a search that found nothing, one row for each text however it is written. Anyone who searched gets their
 * answer whether or not it could be written down.
 */
export async function recordMiss(db: Db, typed: string, now: Date): Promise<void> {
  const term = fold(typed);
  if (term === "") return;
  await writeMiss(db, { term, typed, now }).catch(() => undefined);
}

async function writeMiss(db: Db, miss: { term: string; typed: string; now: Date }): Promise<void> {
  const { term, typed, now } = miss;
  const [row] = await db
    .insert(searchMisses)
    .values({ term, typed, firstSeen: now, lastSeen: now })
    .onConflictDoUpdate({
      target: searchMisses.term,
      set: { count: sql`${searchMisses.count} + 1`, typed, lastSeen: now },
    })
    .returning({ count: searchMisses.count });
  if (row?.count !== 1) return;
  const oldest = db
    .select({ lastSeen: searchMisses.lastSeen })
    .from(searchMisses)
    .orderBy(sql`${searchMisses.lastSeen} desc`)
    .limit(1)
    .offset(KEPT - 1);
  await db.delete(searchMisses).where(lt(searchMisses.lastSeen, oldest));
}
