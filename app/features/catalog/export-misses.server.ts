import type { Db } from "#app/db/client.server.ts";
import { csvText } from "#app/lib/csv.ts";
import { listMisses } from "./search-desk.server.ts";

/** Searches in one file. */
const LIMIT = 20_000;

/** The searches that found nothing, the most frequent first, for a spreadsheet. */
export async function exportMisses(db: Db): Promise<string> {
  const { misses } = await listMisses(db, { after: null, limit: LIMIT });
  return csvText([
    ["searched", "times", "last"],
    ...misses.map(({ typed, count, lastSeen }) => [typed, count, lastSeen.toISOString()]),
  ]);
}
