import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/lib/time/clock.ts";
import { irishDate } from "#app/lib/time/irish-time.ts";
import { irishPublicHolidays } from "./irish-holidays.ts";
import { dueAt, minutesLeft, type OpenDay, type WorkingHours } from "./working-hours.ts";

const OFFICE: OpenDay = [9 * 60, 17 * 60 + 30];
const HOURS: WorkingHours = {
  week: [OFFICE, OFFICE, OFFICE, OFFICE, OFFICE, null, null],
  holidays: ["2026-12-25", "2026-12-26", "2026-10-26"],
};
const due = (from: string, hours = HOURS) => dueAt(new Date(from), hours).toISOString();

describe("dueAt", () => {
  it.each([
    ["in working hours: the same time on the next working day", "2026-11-23T11:52Z", "2026-11-24T11:52Z"],
    ["in the evening: the next closing", "2026-11-23T20:00Z", "2026-11-24T17:30Z"],
    ["before opening: the same day's closing", "2026-11-23T06:30Z", "2026-11-23T17:30Z"],
    ["on Friday afternoon: Monday afternoon", "2026-11-20T16:00Z", "2026-11-23T16:00Z"],
    ["on Saturday: Monday's closing", "2026-11-21T11:00Z", "2026-11-23T17:30Z"],
    ["over Christmas", "2026-12-24T15:00Z", "2026-12-28T15:00Z"],
    ["clocks go forward on Sunday", "2026-03-27T16:00Z", "2026-03-30T15:00Z"],
    ["clocks go back on Sunday before a holiday", "2026-10-23T15:00Z", "2026-10-27T16:00Z"],
    ["at the very moment of closing", "2026-11-23T17:30Z", "2026-11-24T17:30Z"],
  ])("%s", (_, from, expected) => {
    expect(due(from)).toBe(new Date(expected).toISOString());
  });

  it("gives 24 hours where no one ever works", () => {
    const never = { week: [null, null, null, null, null, null, null], holidays: [] };
    expect(due("2026-11-23T11:00Z", never)).toBe("2026-11-24T11:00:00.000Z");
  });

  const openDay = fc.option(
    fc
      .tuple(fc.integer({ min: 4 * 60, max: 20 * 60 }), fc.integer({ min: 30, max: 4 * 60 - 1 }))
      .map(([opens, length]): OpenDay => [opens, opens + length]),
    { nil: null },
  );
  const someHours = fc
    .record({
      week: fc.array(openDay, { minLength: 7, maxLength: 7 }),
      holidays: fc.subarray([...irishPublicHolidays(2026), ...irishPublicHolidays(2027)]),
    })
    .filter(({ week }) => week.some((day) => day !== null));
  const someInstant = fc
    .integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2027, 11, 31) })
    .map((ms) => new Date(ms - (ms % MINUTE_MS)));

  it("is later than the arrival, and in working hours", () => {
    fc.assert(
      fc.property(someInstant, someHours, (from, hours) => {
        const end = dueAt(from, hours);
        expect(end > from).toBe(true);
        expect(hours.holidays).not.toContain(irishDate(end));
        const around = [end.getTime() - MINUTE_MS, end.getTime() + MINUTE_MS].map((ms) =>
          minutesLeft(end, new Date(ms), hours),
        );
        expect(around.some((minutes) => minutes !== 0)).toBe(true);
      }),
    );
  });

  it("never makes a later enquiry due earlier", () => {
    fc.assert(
      fc.property(
        someInstant,
        someHours,
        fc.integer({ min: 1, max: 10 * 24 * 60 }),
        (from, hours, minutes) => {
          const later = new Date(from.getTime() + minutes * MINUTE_MS);
          expect(dueAt(later, hours) >= dueAt(from, hours)).toBe(true);
        },
      ),
    );
  });

  it("keeps the 24 hours whenever people work every day", () => {
    const daily = { week: [OFFICE, OFFICE, OFFICE, OFFICE, OFFICE, OFFICE, OFFICE], holidays: [] };
    fc.assert(
      fc.property(someInstant, (from) => {
        expect(dueAt(from, daily).getTime() - from.getTime()).toBeLessThanOrEqual(24 * HOUR_MS);
      }),
    );
  });

  it("leaves fewer minutes as time goes by, and none when it is due", () => {
    fc.assert(
      fc.property(someInstant, someHours, fc.integer({ min: 0, max: 6 * DAY_MS }), (from, hours, ms) => {
        const end = dueAt(from, hours);
        expect(minutesLeft(end, end, hours)).toBe(0);
        const [early, late] = [new Date(from.getTime() + ms), new Date(from.getTime() + 2 * ms)];
        expect(minutesLeft(end, late, hours)).toBeLessThanOrEqual(minutesLeft(end, early, hours));
      }),
    );
  });
});

describe("minutesLeft", () => {
  it("counts working minutes only", () => {
    const end = new Date("2026-11-23T16:00Z");
    expect(minutesLeft(end, new Date("2026-11-20T16:00Z"), HOURS)).toBe(90 + 7 * 60);
    expect(minutesLeft(end, new Date("2026-11-23T15:20Z"), HOURS)).toBe(40);
    expect(minutesLeft(end, new Date("2026-11-23T16:40Z"), HOURS)).toBe(-40);
    expect(minutesLeft(end, new Date("2026-11-24T09:10Z"), HOURS)).toBe(-100);
  });
});

it("knows the public holidays", () => {
  expect(irishPublicHolidays(2026)).toEqual([
    "2026-01-01",
    "2026-02-02",
    "2026-03-17",
    "2026-04-06",
    "2026-05-04",
    "2026-06-01",
    "2026-08-03",
    "2026-10-26",
    "2026-12-25",
    "2026-12-26",
  ]);
  // Saint Brigid's Day 2030 is a Friday; Easter 2038 is the latest there is.
  expect(irishPublicHolidays(2030)[1]).toBe("2030-02-01");
  expect(irishPublicHolidays(2038)).toContain("2038-04-26");
});
