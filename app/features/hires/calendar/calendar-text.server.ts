import { and, asc, gte, inArray, notInArray } from "drizzle-orm";
import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import type { Config } from "#app/config.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { hires } from "#app/db/schema/hires.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { localeAddress } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/hire-calendar.ts";
import { addMs, DAY_MS, HOUR_MS, MINUTE_MS } from "#app/lib/clock.ts";
import { hireStateAt } from "../hire-states.ts";
import { listHiresOfCustomer } from "../queries.server.ts";
import type { CalendarFeed } from "./feeds.server.ts";

/** Days for which a hire stays in a feed after its return. */
const PAST_DAYS = 90;

type HireRow = typeof hires.$inferSelect;

/**
 * The text of a feed (RFC 5545): times in UTC, a UID that a hire keeps for ever, and a sequence that rises with every
 * change. A cancelled hire stays as CANCELLED, so that calendars take it out. `warehouse` has an entry for each
 * collection and each return instead of one for the whole hire.
 */
export async function calendarText(
  { db, config }: { readonly db: Db; readonly config: Config },
  feed: CalendarFeed,
  now: Date,
): Promise<string> {
  const { hostname } = new URL(config.origin);
  const calendar = ical({
    name: feed.name,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: hostname, product: "hires", language: feed.locale.toUpperCase() },
    ttl: HOUR_MS / 1_000,
  });
  for (const hire of await listHires(db, feed, now))
    for (const entry of entriesOf(hire, feed, now)) {
      calendar.createEvent({
        id: `${entry.uid}@${hostname}`,
        sequence: hire.sequence,
        start: entry.start,
        end: entry.end,
        stamp: hire.updatedAt,
        lastModified: hire.updatedAt,
        summary: entry.summary,
        location: hire.place === "" ? null : hire.place,
        status: statusOf(hire, now),
        url: `${config.origin}${addressOf(hire, feed)}`,
      });
    }
  return calendar.toString();
}

interface Entry {
  readonly uid: string;
  readonly start: Date;
  readonly end: Date;
  readonly summary: string;
}

function entriesOf(hire: HireRow, { scope, locale }: CalendarFeed, now: Date): readonly Entry[] {
  const params = { number: hire.number, name: hire.company ?? hire.name };
  const whole = { uid: hire.id, start: hire.startsAt, end: hire.endsAt };
  if (scope === "customer")
    return [{ ...whole, summary: format(locale, messages.ownHire, { number: hire.number }) }];
  if (scope === "all") {
    const waits = hireStateAt(hire.state, hire.depositDueAt, now) === "awaiting-deposit";
    const summary = waits ? format(locale, messages.waitingHire, params) : `${params.number}: ${params.name}`;
    return [{ ...whole, summary }];
  }
  const going = hire.transport === "delivery" ? messages.delivery : messages.collection;
  return [
    entryAt(`${hire.id}-out`, hire.startsAt, format(locale, going, params)),
    entryAt(`${hire.id}-back`, hire.endsAt, format(locale, messages.returning, params)),
  ];
}

/** A collection or return takes half an hour in the calendar. */
function entryAt(uid: string, start: Date, summary: string): Entry {
  return { uid, start, end: addMs(start, 30 * MINUTE_MS), summary };
}

function statusOf(hire: HireRow, now: Date): ICalEventStatus {
  const state = hireStateAt(hire.state, hire.depositDueAt, now);
  if (state === "cancelled" || state === "lapsed") return ICalEventStatus.CANCELLED;
  return state === "awaiting-deposit" ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED;
}

function addressOf(hire: HireRow, { scope, locale }: CalendarFeed): string {
  return scope === "customer"
    ? localeAddress(locale, `/dry-hire/hire/${hire.token}`)
    : adminPath(`/admin/hire/hires/${hire.id}`);
}

async function listHires(db: Db, feed: CalendarFeed, now: Date): Promise<readonly HireRow[]> {
  const recent = gte(hires.endsAt, addMs(now, -PAST_DAYS * DAY_MS));
  if (feed.scope !== "customer")
    return db
      .select()
      .from(hires)
      .where(and(recent, feed.scope === "all" ? undefined : notInArray(hires.state, ["awaiting-deposit"])))
      .orderBy(asc(hires.startsAt), asc(hires.id));
  if (feed.userId === null) return [];
  const own = (await listHiresOfCustomer(db, feed.userId, now)).map(({ id }) => id);
  if (own.length === 0) return [];
  return db
    .select()
    .from(hires)
    .where(and(recent, inArray(hires.id, own)))
    .orderBy(asc(hires.startsAt), asc(hires.id));
}
