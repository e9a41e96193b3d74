import type { Db } from "#app/db/client.server.ts";
import { readHirePeriod } from "#app/features/claims/hire-period.ts";
import type { TypedDates } from "#app/features/fleet/catalogue/hire-catalogue.ts";
import { listClosedTimes } from "#app/features/hire-prices/closed-times.ts";
import { dayNote } from "#app/features/hire-prices/day-note.ts";
import { getPriceTerms } from "#app/features/hire-prices/price-items.server.ts";
import type { HireDates } from "./hire-dates.ts";
import { suggestDates } from "./suggest-dates.server.ts";

/** The dates of an address. Without any, the form is filled with suggested ones, and there is no period until it is sent. */
export async function readHireDates(db: Db, typed: TypedDates | null, now: Date): Promise<HireDates> {
  const none = { period: null, fault: null, closed: [], note: null };
  if (typed === null) return { ...none, typed: await suggestDates(db, now) };
  const read = readHirePeriod(typed, now);
  if (!read.ok) return { ...none, typed, fault: read.error };
  const { settings, hours } = await getPriceTerms(db, read.value.from);
  return {
    typed,
    period: read.value,
    fault: null,
    closed: listClosedTimes(read.value, hours, now),
    note: dayNote(read.value, settings, hours),
  };
}
