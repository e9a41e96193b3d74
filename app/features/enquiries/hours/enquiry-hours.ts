import { z } from "zod";
import * as m from "#app/i18n/messages/admin/enquiry-admin.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { irishYear } from "#app/lib/time/irish-time.ts";
import { irishPublicHolidays } from "./irish-holidays.ts";
import type { OpenDay, WorkingHours } from "./working-hours.ts";

const minutes = z.number().int().min(0).max(1440);
const openDay = z
  .tuple([minutes, minutes])
  .refine(([opens, closes]) => opens < closes)
  .nullable();

const OFFICE: [number, number] = [9 * 60, 17 * 60 + 30];

/** Working hours of the back office; office hours from Monday to Friday until staff choose others. */
export const enquiryHoursSchema = z.object({
  week: z.array(openDay).length(7).default([OFFICE, OFFICE, OFFICE, OFFICE, OFFICE, null, null]),
  /** False for a team that also works on public holidays. */
  publicHolidaysOff: z.boolean().default(true),
  /** Further days no one works, YYYY-MM-DD. */
  daysOff: z.array(z.iso.date()).max(200).default([]),
});

export type EnquiryHours = z.output<typeof enquiryHoursSchema>;

/** What the clock needs: the public holidays from last year to the year after next, and the days off. */
export function workingHoursOf({ week, publicHolidaysOff, daysOff }: EnquiryHours, now: Date): WorkingHours {
  const year = irishYear(now);
  const holidays = publicHolidaysOff ? [year - 1, year, year + 1, year + 2].flatMap(irishPublicHolidays) : [];
  return { week, holidays: [...holidays, ...daysOff] };
}

/** Names of the days in the form, Monday first. */
export const WEEKDAYS = [m.monday, m.tuesday, m.wednesday, m.thursday, m.friday, m.saturday, m.sunday];

const TIME = /^([01]\d|2[0-3]):([0-5]\d)$/;

function minutesOf(text: string): number | null {
  const [, hours, minutes] = TIME.exec(text.trim()) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}

/** The form's fields, and the name of the first one that is wrong. A day with both times empty is a day off. */
export function readHoursForm(
  fields: Readonly<Record<string, string | undefined>>,
): Result<EnquiryHours, string> {
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
  const daysOff = [...new Set((fields["daysOff"] ?? "").split(/[\s,;]+/).filter(Boolean))].sort();
  const parsed = enquiryHoursSchema.safeParse({
    week,
    publicHolidaysOff: fields["publicHolidaysOff"] !== undefined,
    daysOff,
  });
  return parsed.success ? ok(parsed.data) : refuse("daysOff");
}
