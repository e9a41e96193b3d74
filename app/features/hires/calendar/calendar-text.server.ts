import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import type { Config } from "#app/config.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { type Locale, localeHref } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/hire/hire-calendar.ts";
import { addMs, HOUR_MS, MINUTE_MS } from "#app/lib/time/clock.ts";
import { hireStateAt, isDropped } from "../hire-states.ts";
import type { HireSummary } from "../hires.ts";
import { hirePlace } from "../public/hire-place.ts";
import type { FeedScope } from "./feeds.server.ts";

/** What a calendar says of a hire. */
export interface CalendarHire
  extends Pick<
    HireSummary,
    "id" | "number" | "token" | "state" | "name" | "company" | "startsAt" | "endsAt" | "transport" | "place"
  > {
  readonly depositDueAt: Date | null;
  /** Rises with every change that a calendar shows. */
  readonly sequence: number;
  readonly updatedAt: Date;
}

/** What a calendar is about: a feed, or the file of one hire for its customer. */
interface CalendarContent {
  readonly name: string;
  readonly scope: FeedScope | "hire";
  readonly locale: Locale;
  readonly hires: readonly CalendarHire[];
  /** The address at which hires are collected. */
  readonly store: string;
}

/**
 * A calendar (RFC 5545): times in UTC, a UID that a hire keeps for ever, and a sequence that rises with every change. A
 * cancelled hire stays as CANCELLED, so that calendars take it out. `warehouse` and `hire` have an entry for each
 * collection and each return instead of one for the whole hire.
 */
export function calendarText(
  { origin }: Pick<Config, "origin">,
  { name, hires, store, ...how }: CalendarContent,
  now: Date,
): string {
  const { hostname } = new URL(origin);
  const calendar = ical({
    name,
    method: ICalCalendarMethod.PUBLISH,
    ttl: HOUR_MS / 1_000,
    prodId: { company: hostname, product: "hires", language: how.locale.toUpperCase() },
  });
  for (const hire of hires)
    for (const entry of entriesOf(hire, how, now)) {
      calendar.createEvent({
        id: `${entry.uid}@${hostname}`,
        sequence: hire.sequence,
        start: entry.start,
        end: entry.end,
        stamp: hire.updatedAt,
        lastModified: hire.updatedAt,
        summary: entry.summary,
        location: hirePlace(hire, store) || null,
        status: statusOf(hire, now),
        url: `${origin}${addressOf(hire, how)}`,
      });
    }
  return calendar.toString();
}

type How = Pick<CalendarContent, "scope" | "locale">;

interface Entry {
  readonly uid: string;
  readonly start: Date;
  readonly end: Date;
  readonly summary: string;
}

function entriesOf(hire: CalendarHire, { scope, locale }: How, now: Date): readonly Entry[] {
  const params = { number: hire.number, name: hire.company ?? hire.name };
  const whole = { uid: hire.id, start: hire.startsAt, end: hire.endsAt };
  if (scope === "customer")
    return [{ ...whole, summary: format(locale, messages.ownHire, { number: hire.number }) }];
  if (scope === "all") {
    const waits = hireStateAt(hire.state, hire.depositDueAt, now) === "awaiting-deposit";
    const summary = waits ? format(locale, messages.waitingHire, params) : `${params.number}: ${params.name}`;
    return [{ ...whole, summary }];
  }
  const words = scope === "hire" ? OWN_WORDS : STORE_WORDS;
  const going = hire.transport === "delivery" ? words.delivery : words.collection;
  return [
    entryAt(`${hire.id}-out`, hire.startsAt, format(locale, going, params)),
    entryAt(`${hire.id}-back`, hire.endsAt, format(locale, words.returning, params)),
  ];
}

/** The store reads whose hire it is; its customer knows. */
const STORE_WORDS = {
  collection: messages.collection,
  delivery: messages.delivery,
  returning: messages.returning,
} as const;

const OWN_WORDS = {
  collection: messages.ownCollection,
  delivery: messages.ownDelivery,
  returning: messages.ownReturn,
} as const;

/** A collection or return takes half an hour in the calendar. */
function entryAt(uid: string, start: Date, summary: string): Entry {
  return { uid, start, end: addMs(start, 30 * MINUTE_MS), summary };
}

function statusOf(hire: CalendarHire, now: Date): ICalEventStatus {
  const state = hireStateAt(hire.state, hire.depositDueAt, now);
  if (isDropped(state)) return ICalEventStatus.CANCELLED;
  return state === "awaiting-deposit" ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED;
}

function addressOf(hire: CalendarHire, { scope, locale }: How): string {
  return scope === "customer" || scope === "hire"
    ? localeHref(locale, `/dry-hire/hire/${hire.token}`)
    : adminPath(`/admin/hire/hires/${hire.id}`);
}
