import { describe, expect, it } from "vitest";
import { MINUTE_MS } from "#app/lib/time/clock.ts";
import { HOURS, period, SETTINGS } from "#tests/support/hire/price-terms.ts";
import { chargedDays, countDays, factorOf } from "./charged-days.ts";

const days = (from: string, to: string) => chargedDays(period(from, to), SETTINGS, HOURS);

describe("charged days", () => {
  it.each([
    ["E1 two working days", "2027-08-05T09:00", "2027-08-06T17:00", 2],
    ["E2 over a holiday weekend, first and last free", "2027-07-30T15:00", "2027-08-03T10:30", 1],
    ["E3 collected a minute earlier", "2027-07-30T14:59", "2027-08-03T10:30", 2],
    ["E3 returned a minute later", "2027-07-30T15:00", "2027-08-03T10:31", 2],
    ["E4 Easter and the clock change", "2027-03-26T15:00", "2027-03-30T10:30", 1],
    ["E5 a week to Sunday", "2027-08-09T09:00", "2027-08-15T17:00", 6],
    ["E5 four weeks", "2027-08-02T09:00", "2027-08-29T17:00", 24],
    ["within one day, in the evening", "2027-08-05T15:00", "2027-08-05T23:45", 1],
    ["overnight, both free", "2027-08-05T15:00", "2027-08-06T10:30", 1],
    ["to midnight", "2027-08-05T09:00", "2027-08-06T00:00", 1],
    ["both days of the change to winter time", "2027-10-30T00:00", "2027-11-01T23:45", 2],
  ])("%s", (_, from, to, expected) => {
    expect(days(from, to)).toBe(expected);
  });

  it("E4 lasts 90.5 hours", () => {
    const { from, to } = period("2027-03-26T15:00", "2027-03-30T10:30");
    expect((to.getTime() - from.getTime()) / (60 * MINUTE_MS)).toBe(90.5);
  });

  it.each([
    ["a weekend", "2027-08-05T09:00", "2027-08-08T17:00", { touched: 4, charged: 3, joined: true }],
    ["two working days", "2027-08-05T09:00", "2027-08-06T17:00", { touched: 2, charged: 2, joined: false }],
    [
      "E2",
      "2027-07-30T15:00",
      "2027-08-03T10:30",
      { touched: 5, charged: 1, joined: true, freeFirst: true, freeLast: true },
    ],
    ["within one day", "2027-08-05T15:00", "2027-08-05T23:45", { touched: 1, charged: 1, freeFirst: false }],
  ])("says why %s is charged as it is", (_, from, to, expected) => {
    expect(countDays(period(from, to), SETTINGS, HOURS)).toMatchObject(expected);
  });

  it("counts each closed day beyond the fourth", () => {
    const closed = { ...HOURS, holidays: [...HOURS.holidays, "2027-12-29", "2027-12-30", "2027-12-31"] };
    // Sat 25 to Mon 27 and Wed 29 to Sun 2: Tuesday 28 is a working day between two runs.
    const long = period("2027-12-24T09:00", "2028-01-03T17:00");
    const between = chargedDays(long, SETTINGS, { ...closed, holidays: [...closed.holidays, "2027-12-27"] });
    // Fri, run of three, Tue, run of five, Mon.
    expect(between).toBe(1 + 1 + 1 + 2 + 1);
    expect(countDays(long, SETTINGS, closed)).toMatchObject({ joined: true, longRun: true });
    const weekend = period("2027-08-05T09:00", "2027-08-08T17:00");
    expect(countDays(weekend, SETTINGS, HOURS)).toMatchObject({ joined: true, longRun: false });
  });

  it("does not need to know where the process runs: an Irish midnight in summer is 23:00 UTC", () => {
    const { from } = period("2027-08-05T00:15", "2027-08-06T17:00");
    expect(from.toISOString()).toBe("2027-08-04T23:15:00.000Z");
    expect(days("2027-08-05T00:15", "2027-08-06T17:00")).toBe(2);
  });
});

it("knows the factors of the settings", () => {
  const factors = [1, 2, 4, 5, 6, 7, 8, 13, 14, 24].map((count) => factorOf(count, SETTINGS.steps));
  expect(factors).toEqual([1000, 1500, 2500, 3000, 3000, 3000, 3300, 4800, 5000, 7000]);
});
