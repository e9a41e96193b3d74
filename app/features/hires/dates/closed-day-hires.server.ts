import { and, asc, gte, inArray } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { hires } from "#app/db/schema/hire/hires.ts";
import { openDayOf, type WorkingHours } from "#app/features/opening-hours/working-hours.ts";
import type { HireTransport } from "#app/features/quotes/quotes.ts";
import { irishDayOf } from "#app/lib/time/irish-time.ts";
import { ACTIVE_STATES } from "../enums.ts";
import { hireStateAt, isUpcoming } from "../hire-states.ts";
import type { ClosedDayHire } from "./closed-day-hires.ts";

/**
 * The hires that are still to begin or end on a day on which the store is closed, the first day first. Of those that staff
 * deliver, only where a holiday or a closing day falls on a weekday of work: they are delivered at weekends, too.
 */
export async function listClosedDayHires(
  db: Db,
  hours: WorkingHours,
  now: Date,
): Promise<readonly ClosedDayHire[]> {
  const rows = await db
    .select({
      id: hires.id,
      number: hires.number,
      name: hires.name,
      state: hires.state,
      depositDueAt: hires.depositDueAt,
      transport: hires.transport,
      startsAt: hires.startsAt,
      endsAt: hires.endsAt,
    })
    .from(hires)
    .where(and(inArray(hires.state, ["awaiting-deposit", ...ACTIVE_STATES]), gte(hires.endsAt, now)))
    .orderBy(asc(hires.startsAt), asc(hires.number));
  return rows.flatMap(({ id, number, name, state, depositDueAt, transport, startsAt, endsAt }) => {
    const current = hireStateAt(state, depositDueAt, now);
    if (current === "lapsed") return [];
    const onClosedDay = (at: Date) => (at >= now && isClosedFor(transport, hours, at) ? at : null);
    const begins = isUpcoming(current) ? onClosedDay(startsAt) : null;
    const ends = onClosedDay(endsAt);
    return begins || ends ? [{ id, number, name, begins, ends }] : [];
  });
}

function isClosedFor(transport: HireTransport, hours: WorkingHours, at: Date): boolean {
  const day = irishDayOf(at);
  if (openDayOf(hours, day) !== null) return false;
  return transport === "collection" || openDayOf({ ...hours, holidays: [] }, day) !== null;
}
