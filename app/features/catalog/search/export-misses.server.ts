import type { Db } from "#app/db/client.server.ts";
import { csvText, MAX_EXPORTED } from "#app/lib/text/csv.ts";
import { listMisses } from "./search-admin.server.ts";
import type { MissesQuery } from "./search-admin.ts";

/** The searches that a list shows, all pages of them up to MAX_EXPORTED, for a spreadsheet. */
export async function exportMisses(db: Db, query: MissesQuery): Promise<string> {
  const { misses } = await listMisses(db, { ...query, after: null, limit: MAX_EXPORTED });
  return csvText([
    ["searched", "times", "last"],
    ...misses.map(({ typed, count, lastSeen }) => [typed, count, lastSeen.toISOString()]),
  ]);
}
