import { and, asc, eq, gte, inArray, isNotNull, type SQL } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { hires } from "#app/db/schema/hire/hires.ts";
import { addMs, DAY_MS } from "#app/lib/time/clock.ts";
import { listHiresOfCustomer } from "../queries.server.ts";
import type { CalendarHire } from "./calendar-text.server.ts";
import type { CalendarFeed } from "./feeds.server.ts";

/** Days for which a hire stays in a feed after its return. */
const PAST_DAYS = 90;

const calendarColumns = {
  id: hires.id,
  number: hires.number,
  token: hires.token,
  state: hires.state,
  depositDueAt: hires.depositDueAt,
  name: hires.name,
  company: hires.company,
  startsAt: hires.startsAt,
  endsAt: hires.endsAt,
  transport: hires.transport,
  place: hires.place,
  sequence: hires.sequence,
  updatedAt: hires.updatedAt,
};

/**
 * The hires of a feed: those of its customer, or of everybody. The store's begin with a reservation: one that lapsed or
 * was cancelled before its deposit never was in it, and needs no CANCELLED entry.
 */
export async function listFeedHires(
  db: Db,
  { scope, userId }: Pick<CalendarFeed, "scope" | "userId">,
  now: Date,
): Promise<readonly CalendarHire[]> {
  const recent = gte(hires.endsAt, addMs(now, -PAST_DAYS * DAY_MS));
  const listed = (narrowed?: SQL) =>
    db
      .select(calendarColumns)
      .from(hires)
      .where(and(recent, narrowed))
      .orderBy(asc(hires.startsAt), asc(hires.id));
  if (scope === "all") return listed();
  if (scope === "warehouse") return listed(isNotNull(hires.reservedAt));
  if (userId === null) return [];
  const own = (await listHiresOfCustomer(db, userId, now)).map(({ id }) => id);
  return own.length === 0 ? [] : listed(inArray(hires.id, own));
}

/** The hire behind a public token. */
export async function getCalendarHire(db: Db, token: string): Promise<CalendarHire | null> {
  const [row] = await db.select(calendarColumns).from(hires).where(eq(hires.token, token));
  return row ?? null;
}
