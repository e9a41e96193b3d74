import type { Db } from "#app/db/client.server.ts";
import { csvText } from "#app/lib/csv.ts";
import { listMisses } from "./search-desk.server.ts";
import type { MissesQuery } from "./search-desk.ts";

/** Searches in one file. */
const LIMIT = 20_000;

/** The searches that a list shows, all pages of them up to 20,000, for a spreadsheet. */
export async function exportMisses(db: Db, query: MissesQuery): Promise<string> {
  const { misses } = await listMisses(db, { ...query, after: null, limit: LIMIT });
  return csvText([
    ["searched", "times", "last"],
    ...misses.map(({ typed, count, lastSeen }) => [typed, count, lastSeen.toISOString()]),
  ]);
}
