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

/** The form's fields, and the name of the first one that is wrong. A day with both times empty is a day off. */
export function readHoursForm(
  fields: Readonly<Record<string, string | undefined>>,
): Result<OpeningHours, string> {
  const week: OpenDay[] = [];
  for (let day = 0; day < 7; day += 1) {
    const [opens = "", closes = ""] = [fields[`opens-${day}`], fields[`closes-${day}`]];
    if (opens === "" && closes === "") {
      week.push(null);
      continue;
    }
    const [from, to] = [minutesOf(opens), minutesOf(closes)];
    if (from === null || to === null || from >= to) return refuse(`opens-${day}`);
    week.push([from, to]);
  }
  if (week.every((day) => day === null)) return refuse("opens-0");
  const daysOff = readDaysOff(fields["daysOff"] ?? "");
  const parsed = openingHoursSchema.safeParse({
    week,
    publicHolidaysOff: fields["publicHolidaysOff"] !== undefined,
    daysOff,
  });
  return parsed.success ? ok(parsed.data) : refuse("daysOff");
}

/** Two days with a dash or "to" between them, the first and the last of a range. */
const RANGE = /(\d{4}-\d{2}-\d{2})[ \t]*(?:[–—-]|to|go)[ \t]*(\d{4}-\d{2}-\d{2})/g;

/** Closing days as they are typed: single days and ranges. What is neither stays as it is, for the schema to refuse. */
function readDaysOff(text: string): string[] {
  const listed = text.replaceAll(RANGE, (typed, first: string, last: string) => {
    const [from, to] = [dayOfIso(first), dayOfIso(last)];
    if (from === null || to === null || to < from || to - from >= MAX_DAYS_OFF)
      return typed.replaceAll(/\s/g, "");
    return Array.from({ length: to - from + 1 }, (_, at) => isoDay(from + at)).join(" ");
  });
  return [...new Set(listed.split(/[\s,;]+/).filter(Boolean))].sort();
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
