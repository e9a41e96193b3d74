import { z } from "zod";
import * as messages from "#app/i18n/messages/admin/enquiry-admin.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { dayOfIso, irishYear, isoDay } from "#app/lib/time/irish-time.ts";
import { irishPublicHolidays } from "./irish-holidays.ts";
import type { OpenDay, WorkingHours } from "./working-hours.ts";

const minutes = z.number().int().min(0).max(1440);
const openDay = z
  .tuple([minutes, minutes])
  .refine(([opens, closes]) => opens < closes)
  .nullable();

const OFFICE: [number, number] = [9 * 60, 17 * 60 + 30];

const MAX_DAYS_OFF = 400;

/** Working hours of the back office; office hours from Monday to Friday until staff choose others. */
export const openingHoursSchema = z.object({
  week: z.array(openDay).length(7).default([OFFICE, OFFICE, OFFICE, OFFICE, OFFICE, null, null]),
  /** False for a team that also works on public holidays. */
  publicHolidaysOff: z.boolean().default(true),
  /** Closing days beside public holidays, YYYY-MM-DD in order. */
  daysOff: z.array(z.iso.date()).max(MAX_DAYS_OFF).default([]),
});

export type OpeningHours = z.output<typeof openingHoursSchema>;

/** What the clock needs: the public holidays from last year to the year after next, and the days off. */
export function workingHoursOf({ week, publicHolidaysOff, daysOff }: OpeningHours, now: Date): WorkingHours {
  const year = irishYear(now);
  const holidays = publicHolidaysOff ? [year - 1, year, year + 1, year + 2].flatMap(irishPublicHolidays) : [];
  return { week, holidays: [...holidays, ...daysOff] };
}

/** Names of the days in the form, Monday first. */
export const WEEKDAYS = [
  messages.monday,
  messages.tuesday,
  messages.wednesday,
  messages.thursday,
  messages.friday,
  messages.saturday,
  messages.sunday,
];

const TIME = /^([01]\d|2[0-3]):([0-5]\d)$/;

function minutesOf(text: string): number | null {
  const [, hours, minutes] = TIME.exec(text.trim()) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}

/** What is wrong with a field of the form: `day` counts from Monday, `line` from 1. */
export type HoursFault = { readonly field: string } & (
  | { readonly kind: "times"; readonly day: number }
  | { readonly kind: "no-day" }
  | { readonly kind: "line"; readonly line: number; readonly text: string }
  | { readonly kind: "too-many"; readonly most: number }
);

/** The form's fields, and all that is wrong with them. A day with both times empty is a day off. */
export function readHoursForm(
  fields: Readonly<Record<string, string | undefined>>,
): Result<OpeningHours, readonly HoursFault[]> {
  const faults: HoursFault[] = [];
  const week = Array.from({ length: 7 }, (_, day): OpenDay => {
    const [opens = "", closes = ""] = [fields[`opens-${day}`], fields[`closes-${day}`]];
    if (opens === "" && closes === "") return null;
    const [from, to] = [minutesOf(opens), minutesOf(closes)];
    if (from !== null && to !== null && from < to) return [from, to];
    const field = from !== null && to === null ? `closes-${day}` : `opens-${day}`;
    faults.push({ field, kind: "times", day });
    return null;
  });
  if (faults.length === 0 && week.every((day) => day === null))
    faults.push({ field: "opens-0", kind: "no-day" });
  const typed = readDaysOff(fields["daysOff"] ?? "");
  faults.push(...typed.faults);
  const publicHolidaysOff = fields["publicHolidaysOff"] !== undefined;
  const parsed = openingHoursSchema.safeParse({ week, publicHolidaysOff, daysOff: typed.daysOff });
  if (faults.length > 0 || !parsed.success) return refuse(faults);
  return ok(parsed.data);
}

/** Two days with a dash or "to" between them, the first and the last of a range. */
const RANGE = /(\d{4}-\d{2}-\d{2})[ \t]*(?:[–—-]|to|go)[ \t]*(\d{4}-\d{2}-\d{2})/g;
/** Characters of a wrong line that are named. */
const NAMED = 40;

/** Closing days as they are typed: single days and ranges, several of them on a line. */
function readDaysOff(text: string): { readonly daysOff: string[]; readonly faults: readonly HoursFault[] } {
  const days = new Set<string>();
  const faults: HoursFault[] = [];
  for (const [index, line] of text.split(/\r\n?|\n/).entries()) {
    const listed = line.replaceAll(RANGE, (typed, first: string, last: string) => {
      const [from, to] = [dayOfIso(first), dayOfIso(last)];
      if (from === null || to === null || to < from || to - from >= MAX_DAYS_OFF)
        return typed.replaceAll(/\s/g, "");
      return Array.from({ length: to - from + 1 }, (_, at) => isoDay(from + at)).join(" ");
    });
    const words = listed.split(/[\s,;]+/).filter(Boolean);
    for (const word of words) days.add(word);
    if (words.some((word) => dayOfIso(word) === null))
      faults.push({ field: "daysOff", kind: "line", line: index + 1, text: line.trim().slice(0, NAMED) });
  }
  if (faults.length === 0 && days.size > MAX_DAYS_OFF)
    faults.push({ field: "daysOff", kind: "too-many", most: MAX_DAYS_OFF });
  return { daysOff: [...days].sort(), faults };
}

/** Closing days for their form, one a line; days that follow one another are a range. */
export function daysOffText(daysOff: readonly string[]): string {
  const ranges: { first: string; last: string }[] = [];
  for (const day of daysOff) {
    const range = ranges.at(-1);
    if (range && dayOfIso(range.last) === (dayOfIso(day) ?? 0) - 1) range.last = day;
    else ranges.push({ first: day, last: day });
  }
  return ranges.map(({ first, last }) => (first === last ? first : `${first} – ${last}`)).join("\n");
}
