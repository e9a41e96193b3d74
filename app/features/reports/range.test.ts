import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayOfIso, isoDay } from "#app/lib/time/irish-time.ts";
import {
  parseReportQuery,
  presetOf,
  presetRange,
  rangeBefore,
  startOfNextStep,
  startOfStep,
  stepsOf,
} from "./range.ts";
import { listVatPeriods, parseVatPeriod, vatPeriodOf, vatPeriodRange, vatPeriodText } from "./vat-period.ts";

const day = (text: string) => dayOfIso(text) ?? Number.NaN;
const TODAY = day("2026-11-24");
const read = (query: string) => parseReportQuery(new URLSearchParams(query), TODAY);
const days = ({ first, last }: { first: number; last: number }) => [isoDay(first), isoDay(last)];

describe("the days of a report", () => {
  it("are one preset, also where two have the same days", () => {
    const last = day("2026-11-30");
    expect(presetOf(presetRange("last-30", last), last)).toBe("this-month");
    expect(presetOf(presetRange("this-year", day("2026-01-12")), day("2026-01-12"))).toBe("this-month");
    expect(presetOf(presetRange("last-year", last), last)).toBe("last-year");
    expect(presetOf({ first: last - 3, last }, last)).toBeNull();
  });

  it("are this month so far when the address names none", () => {
    expect(read("")).toMatchObject({ from: "2026-11-01", until: "2026-11-24", fault: null, step: "day" });
  });

  it.each([
    ["from=2026-02-30&until=2026-03-01", "date"],
    ["from=yesterday&until=today", "date"],
    ["from=2026-03-02&until=2026-03-01", "order"],
    ["from=1990-01-01&until=2026-03-01", "long"],
  ])("keep what was typed where they are none: %s", (query, fault) => {
    const params = new URLSearchParams(query);
    expect(read(query)).toMatchObject({
      fault,
      range: null,
      from: params.get("from"),
      until: params.get("until"),
    });
  });

  it("are read in steps that make neither one bar nor hundreds", () => {
    const of = (query: string) => stepsOf(read(query).range ?? { first: 0, last: 0 });
    expect(of("from=2026-11-24&until=2026-11-24")).toEqual(["day"]);
    expect(of("from=2026-11-01&until=2026-11-24")).toEqual(["day", "week"]);
    expect(of("from=2026-01-01&until=2026-11-24")).toEqual(["week", "month"]);
    expect(of("from=2020-01-01&until=2026-11-24")).toEqual(["month"]);
    expect(read("from=2026-01-01&until=2026-11-24&step=day").step).toBe("week");
    expect(read("from=2026-01-01&until=2026-11-24&step=month").step).toBe("month");
  });

  it("can be presets", () => {
    expect(days(presetRange("last-30", TODAY))).toEqual(["2026-10-26", "2026-11-24"]);
    expect(days(presetRange("last-month", TODAY))).toEqual(["2026-10-01", "2026-10-31"]);
    expect(days(presetRange("last-month", day("2027-01-05")))).toEqual(["2026-12-01", "2026-12-31"]);
    expect(days(presetRange("this-year", TODAY))).toEqual(["2026-01-01", "2026-11-24"]);
    expect(days(presetRange("last-year", TODAY))).toEqual(["2025-01-01", "2025-12-31"]);
  });

  it.each([
    ["2026-11-01", "2026-11-24", "2026-10-01", "2026-10-24"],
    ["2026-10-01", "2026-10-31", "2026-09-01", "2026-09-30"],
    ["2026-03-01", "2026-03-31", "2026-02-01", "2026-02-28"],
    ["2026-03-01", "2026-03-30", "2026-02-01", "2026-02-28"],
    ["2026-01-01", "2026-12-31", "2025-01-01", "2025-12-31"],
    ["2026-01-01", "2026-11-24", "2025-01-01", "2025-11-24"],
    ["2026-09-01", "2026-10-31", "2026-07-01", "2026-08-31"],
    ["2026-10-26", "2026-11-24", "2026-09-26", "2026-10-25"],
  ])("%s to %s are compared with %s to %s", (first, last, from, until) => {
    expect(days(rangeBefore({ first: day(first), last: day(last) }))).toEqual([from, until]);
  });

  it("are covered by steps without a gap or an overlap", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 30_000 }),
        fc.constantFrom("day", "week", "month"),
        (one, step) => {
          const [start, next] = [startOfStep(step, one), startOfNextStep(step, one)];
          expect(start).toBeLessThanOrEqual(one);
          expect(next).toBeGreaterThan(one);
          expect(startOfStep(step, next)).toBe(next);
          expect(startOfNextStep(step, next - 1)).toBe(next);
        },
      ),
    );
    expect(isoDay(startOfStep("week", TODAY))).toBe("2026-11-23");
  });
});

describe("a period of the VAT return", () => {
  it("has two months, and is the last whole one when the address names none", () => {
    expect(days(vatPeriodRange({ year: 2026, number: 1 }))).toEqual(["2026-01-01", "2026-02-28"]);
    expect(days(vatPeriodRange({ year: 2028, number: 1 }))).toEqual(["2028-01-01", "2028-02-29"]);
    expect(days(vatPeriodRange({ year: 2026, number: 6 }))).toEqual(["2026-11-01", "2026-12-31"]);
    expect(parseVatPeriod("", TODAY)).toEqual({ year: 2026, number: 5 });
    expect(parseVatPeriod("2026-7", day("2027-01-10"))).toEqual({ year: 2026, number: 6 });
    expect(parseVatPeriod("2025-2", TODAY)).toEqual({ year: 2025, number: 2 });
    expect(listVatPeriods(TODAY, 3).map(vatPeriodText)).toEqual(["2026-6", "2026-5", "2026-4"]);
    expect(vatPeriodOf(day("2026-12-31"))).toEqual({ year: 2026, number: 6 });
  });
});
