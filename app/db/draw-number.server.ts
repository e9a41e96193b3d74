import { sql } from "drizzle-orm";
import { type NumberSeries, numberCounters } from "#app/db/schema/system/number-counters.ts";
import { irishYear } from "#app/lib/time/irish-time.ts";
import type { Tx } from "./client.server.ts";

const PREFIXES: Readonly<Record<NumberSeries, string>> = { enquiry: "IST", quote: "HQ", hire: "H" };

/**
 * Draws the next number of a series, such as "HQ-2027-0001": the year in Ireland at `now`, and a number that starts at 1
 * each year. No number is given twice, also after the row that had it is removed. The counter's row is held until the
 * transaction ends: a number that is rolled back is given next.
 */
export async function drawNumber(tx: Tx, series: NumberSeries, now: Date): Promise<string> {
  const year = irishYear(now);
  const [counter] = await tx
    .insert(numberCounters)
    .values({ series, year, last: 1 })
    .onConflictDoUpdate({
      target: [numberCounters.series, numberCounters.year],
      set: { last: sql`${numberCounters.last} + 1` },
    })
    .returning({ last: numberCounters.last });
  if (!counter) throw new Error(`The counter of the series ${series} gave no number`);
  return `${PREFIXES[series]}-${year}-${String(counter.last).padStart(4, "0")}`;
}
