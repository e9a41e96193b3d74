/** Prints what a hire's times become: instants, texts, buffers, charged days and the price. For every zone the same. */
import { blockedPeriod } from "#app/features/claims/availability/blocked-period.ts";
import { readHirePeriod } from "#app/features/claims/hire-period.ts";
import { chargedDays } from "#app/features/hire-prices/charged-days.ts";
import { openingHoursSchema, workingHoursOf } from "#app/features/opening-hours/opening-hours.ts";
import { hireSettingsSchema } from "#app/features/settings/hire-settings.ts";
import { formatDateTime } from "#app/i18n/dates.ts";
import { toIrishInput } from "#app/lib/time/irish-time.ts";

const NOW = new Date("2026-11-23T12:00Z");
const settings = hireSettingsSchema.parse({});

for (const [from, to] of [
  ["2027-03-26T15:00", "2027-03-30T10:30"],
  ["2027-03-28T00:45", "2027-03-28T02:00"],
  ["2027-10-30T23:45", "2027-10-31T02:00"],
  ["2027-12-31T23:45", "2028-01-01T00:00"],
  ["2027-03-28T01:30", "2027-03-30T10:30"],
  ["2027-10-31T01:30", "2027-11-30T10:30"],
] as const) {
  const read = readHirePeriod({ from, to }, NOW);
  if (!read.ok) {
    console.log(from, to, read.error.kind);
    continue;
  }
  const hours = workingHoursOf(openingHoursSchema.parse({}), read.value.from);
  const blocked = blockedPeriod(read.value, { prepMinutes: 60, turnaroundMinutes: 120 }, hours);
  const texts = [read.value.from, read.value.to, blocked.from, blocked.to].map((instant) =>
    [
      instant.toISOString(),
      toIrishInput(instant),
      formatDateTime("en", instant),
      formatDateTime("ga", instant),
    ].join(" "),
  );
  console.log(from, to, texts.join(" | "), chargedDays(read.value, settings, hours));
}
