import type { Db } from "#app/db/client.server.ts";
import { isClosedDay, type WorkingHours } from "#app/features/opening-hours/working-hours.ts";
import { getSettings } from "#app/features/settings/queries.server.ts";
import { addMs, DAY_MS, MINUTE_MS } from "#app/lib/time/clock.ts";
import { dayOfIso, fromIrishClock, irishDayOf, isoDay, toIrishClock } from "#app/lib/time/irish-time.ts";
import type { DayAvailability, Period, WantedItem } from "../claims.ts";
import { type ExplodedLine, explodeLines } from "./explode.ts";
import { freeOfLine, type ReadClaims } from "./free-in-memory.ts";
import { blockedPeriods, readStoreHours } from "./get-availability.server.ts";
import { listItemFacts } from "./item-facts.server.ts";
import { listLiveClaims } from "./list-free-pieces.server.ts";

/** How far from the wanted dates others are looked for, in days. */
const NEARBY_DAYS = 14;
const MAX_PERIODS = 3;

interface NearbyQuestion {
  readonly period: Period;
  readonly now: Date;
}

/**
 * The periods nearest to the wanted one, of the same length and at the same times of day, in which the whole quantity
 * is free: at most three within 14 days before and after, collected and returned on working days, not in the past.
 */
export async function listNearestFree(
  db: Db,
  { wanted, ...question }: NearbyQuestion & { readonly wanted: WantedItem },
): Promise<readonly Period[]> {
  const [found = []] = await listNearestFreeOfEach(db, { ...question, wanted: [wanted] });
  return found;
}

/** The nearest free periods of each of several items by itself, in their order. As many statements as for one item. */
export async function listNearestFreeOfEach(
  db: Db,
  { period, wanted, now }: NearbyQuestion & { readonly wanted: readonly WantedItem[] },
): Promise<readonly (readonly Period[])[]> {
  if (wanted.length === 0) return [];
  const span = { from: shifted(period, -NEARBY_DAYS).from, to: shifted(period, NEARBY_DAYS).to };
  const read = await readClaims(db, { span, wanted, now });
  const nearby = Array.from({ length: NEARBY_DAYS }, (_, n) => [n + 1, -n - 1])
    .flat()
    .map((days) => shifted(period, days))
    .filter((other) => other.from >= now && !endsOnClosedDay(other, read.hours));
  return read.lines.map((line) => nearestOf(line, nearby, read));
}

function nearestOf(
  line: ExplodedLine<WantedItem>,
  nearby: readonly Period[],
  read: ReadClaims,
): readonly Period[] {
  if (!isCounted(line, read)) return [];
  const found: Period[] = [];
  for (const other of nearby) {
    if (found.length === MAX_PERIODS) break;
    if (freeOfLine(line, other, read) >= line.line.quantity) found.push(other);
  }
  return found.sort((a, b) => a.from.getTime() - b.from.getTime());
}

/**
 * Every day of a month, YYYY-MM, with what can be had of a quantity for a hire of that day alone, at the usual times of
 * collection and return. Null for a text that is no month.
 */
export async function listMonth(
  db: Db,
  { item, month, now }: { readonly item: WantedItem; readonly month: string; readonly now: Date },
): Promise<DayAvailability[] | null> {
  const first = dayOfIso(`${month}-01`);
  if (first === null) return null;
  const days = Array.from({ length: 31 }, (_, n) => first + n).filter((day) => isoDay(day).startsWith(month));
  const { hire } = await getSettings(db);
  const dayPeriod = (day: number) => ({
    from: fromIrishClock(day * DAY_MS + hire.collectionTime * MINUTE_MS),
    to: fromIrishClock(day * DAY_MS + Math.max(hire.returnTime, hire.collectionTime + 15) * MINUTE_MS),
  });
  const span = { from: dayPeriod(first).from, to: dayPeriod(days.at(-1) ?? first).to };
  const read = await readClaims(db, { span, wanted: [item], now });
  const [line] = read.lines;
  if (!line) throw new Error("Bug: no line of one wanted item");
  const today = irishDayOf(now);
  return days.map((day) => {
    if (day < today) return { day: isoDay(day), available: 0, state: "past" };
    if (!isCounted(line, read)) return { day: isoDay(day), available: 0, state: "unconfirmed" };
    if (isClosedDay(read.hours, day)) return { day: isoDay(day), available: 0, state: "closed" };
    const available = freeOfLine(line, dayPeriod(day), read);
    const state = available >= item.quantity ? "available" : available > 0 ? "part" : "none";
    return { day: isoDay(day), available, state };
  });
}

interface ReadForLines extends ReadClaims {
  readonly lines: readonly ExplodedLine<WantedItem>[];
}

async function readClaims(
  db: Db,
  {
    span,
    wanted,
    now,
  }: { readonly span: Period; readonly wanted: readonly WantedItem[]; readonly now: Date },
): Promise<ReadForLines> {
  const facts = await listItemFacts(
    db,
    wanted.map(({ itemId }) => itemId),
  );
  const lines = explodeLines(wanted, facts);
  const { hours, overdueUntil } = await readStoreHours(db, { from: span.from, now });
  const items = blockedPeriods(lines, { facts, period: span, hours });
  const claims = items.length === 0 ? new Map() : await listLiveClaims(db, items, { now, overdueUntil });
  return { lines, facts, claims, hours };
}

function isCounted({ item, pieces }: ExplodedLine<WantedItem>, { facts }: ReadClaims): boolean {
  return item.live && [...pieces.keys()].every((id) => facts.get(id)?.live === true);
}

/** A period moved by whole days of the Irish calendar, at the same times of day. */
function shifted({ from, to }: Period, days: number): Period {
  const move = (instant: Date) => fromIrishClock(addMs(toIrishClock(instant), days * DAY_MS).getTime());
  return { from: move(from), to: move(to) };
}

function endsOnClosedDay({ from, to }: Period, hours: WorkingHours): boolean {
  return isClosedDay(hours, irishDayOf(from)) || isClosedDay(hours, irishDayOf(to));
}
