import { KEEP_YEARS } from "#app/features/orders/kept-papers.ts";
import { queryText } from "#app/lib/text/query-text.ts";
import { DAY_MS } from "#app/lib/time/clock.ts";
import { dayOfIso, isoDay } from "#app/lib/time/irish-time.ts";

/** Calendar days in Ireland, counted from 1970-01-01; both belong to the range. */
export interface DayRange {
  readonly first: number;
  readonly last: number;
}

/** What a chart has a bar for. */
export const RANGE_STEPS = ["day", "week", "month"] as const;
export type Step = (typeof RANGE_STEPS)[number];

/** Why a typed range is none: not two dates, the wrong way round, or more years than documents are kept. */
export type RangeFault = "date" | "order" | "long";

/** What the address of a report asks for. */
export interface ReportQuery {
  /** The days as they are in the address, YYYY-MM-DD when they are right. */
  readonly from: string;
  readonly until: string;
  /** The range that was read; null where `fault` says why. */
  readonly range: DayRange | null;
  readonly fault: RangeFault | null;
  readonly step: Step;
}

/** As long as invoices are kept. */
const MAX_DAYS = (KEEP_YEARS + 1) * 366;
/** Bars that a chart shows at most. */
const MAX_BARS = 100;
const DAYS_OF: Readonly<Record<Step, number>> = { day: 1, week: 7, month: 28 };

/** Reads `?from=&until=&step=`; without them it is the month of `today` so far. */
export function parseReportQuery(params: URLSearchParams, today: number): ReportQuery {
  const month = presetRange("this-month", today);
  const from = queryText(params, "from") || isoDay(month.first);
  const until = queryText(params, "until") || isoDay(month.last);
  const range = rangeOf(from, until);
  if (typeof range === "string") return { from, until, range: null, fault: range, step: "day" };
  const steps = stepsOf(range);
  const step = steps.find((known) => known === queryText(params, "step")) ?? steps[0] ?? "month";
  return { from, until, range, fault: null, step };
}

function rangeOf(from: string, until: string): DayRange | RangeFault {
  const [first, last] = [dayOfIso(from), dayOfIso(until)];
  if (first === null || last === null) return "date";
  if (last < first) return "order";
  return last - first >= MAX_DAYS ? "long" : { first, last };
}

/** The steps in which a range can be read: neither one bar nor hundreds. */
export function stepsOf({ first, last }: DayRange): readonly Step[] {
  const days = last - first + 1;
  return RANGE_STEPS.filter(
    (step) => days / DAYS_OF[step] <= MAX_BARS && (step === "day" || days > DAYS_OF[step]),
  );
}

export const PRESETS = ["last-30", "this-month", "last-month", "this-year", "last-year"] as const;
export type Preset = (typeof PRESETS)[number];

/** The preset that a range is; this month where another has the same days, such as the last 30. */
export function presetOf({ first, last }: DayRange, today: number): Preset | null {
  const same = PRESETS.filter((preset) => {
    const days = presetRange(preset, today);
    return days.first === first && days.last === last;
  });
  return same.find((preset) => preset === "this-month") ?? same[0] ?? null;
}

/** The days that a preset means on `today`; those of this month and this year end today. */
export function presetRange(preset: Preset, today: number): DayRange {
  const { year, month } = partsOf(today);
  if (preset === "last-30") return { first: today - 29, last: today };
  if (preset === "this-month") return { first: firstOfMonth(year, month), last: today };
  if (preset === "last-month")
    return { first: firstOfMonth(year, month - 1), last: firstOfMonth(year, month) - 1 };
  if (preset === "this-year") return { first: firstOfMonth(year, 0), last: today };
  return { first: firstOfMonth(year - 1, 0), last: firstOfMonth(year, 0) - 1 };
}

/**
 * What a range is compared with. One that begins with a month is compared with the same days of as many months
 * before (the end of a month with the end of a month), every other with as many days just before it.
 */
export function rangeBefore({ first, last }: DayRange): DayRange {
  const [from, to] = [partsOf(first), partsOf(last)];
  if (from.day !== 1) return { first: 2 * first - last - 1, last: first - 1 };
  const spanned = (to.year - from.year) * 12 + to.month - from.month + 1;
  // A year so far is compared with the same part of the year before.
  const back = from.month === 0 ? Math.ceil(spanned / 12) * 12 : spanned;
  const lastMonth = firstOfMonth(to.year, to.month - back);
  const lengthOfLast = firstOfMonth(to.year, to.month - back + 1) - lastMonth;
  const isMonthEnd = partsOf(last + 1).day === 1;
  const day = isMonthEnd ? lengthOfLast : Math.min(to.day, lengthOfLast);
  return { first: firstOfMonth(from.year, from.month - back), last: lastMonth + day - 1 };
}

/** The day on which the step of a day begins: itself, its Monday, or the first of its month. */
export function startOfStep(step: Step, day: number): number {
  if (step === "day") return day;
  // 1970-01-01 was a Thursday.
  if (step === "week") return day - ((((day + 3) % 7) + 7) % 7);
  const { year, month } = partsOf(day);
  return firstOfMonth(year, month);
}

/** The day on which the step after that of a day begins. */
export function startOfNextStep(step: Step, day: number): number {
  const start = startOfStep(step, day);
  return step === "day" ? start + 1 : step === "week" ? start + 7 : startOfStep("month", start + 31);
}

function partsOf(day: number): { year: number; month: number; day: number } {
  const date = new Date(day * DAY_MS);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth(), day: date.getUTCDate() };
}

/** The first day of a month; months outside 0 to 11 belong to the years beside. */
function firstOfMonth(year: number, month: number): number {
  return Math.round(Date.UTC(year, month, 1) / DAY_MS);
}
