import { describe, expect, it } from "vitest";
import { toIrishInput } from "#app/lib/time/irish-time.ts";
import { HOURS, period } from "#tests/support/hire/price-terms.ts";
import { listClosedTimes } from "./closed-times.ts";

const NOW = period("2027-06-01T09:00", "2027-06-02T09:00").from;

const closed = (from: string, to: string, now = NOW) =>
  listClosedTimes(period(from, to), HOURS, now).map(({ side, hours, periods }) => ({
    side,
    hours,
    periods: periods.map((other) => `${toIrishInput(other.from)} ${toIrishInput(other.to)}`),
  }));

describe("times at which the store is closed", () => {
  it("are none while it is open, its opening and its closing included", () => {
    expect(closed("2027-08-05T09:00", "2027-08-06T17:30")).toEqual([]);
  });

  it("of a closed day come with the open days around it", () => {
    expect(closed("2027-08-07T09:00", "2027-08-11T17:00")).toEqual([
      {
        side: "from",
        hours: null,
        periods: ["2027-08-06T09:00 2027-08-11T17:00", "2027-08-09T09:00 2027-08-11T17:00"],
      },
    ]);
    // Monday 2 August is a public holiday.
    expect(closed("2027-07-29T09:00", "2027-08-02T20:00")).toEqual([
      {
        side: "to",
        hours: null,
        periods: ["2027-07-29T09:00 2027-07-30T17:30", "2027-07-29T09:00 2027-08-03T17:30"],
      },
    ]);
  });

  it("never lead to a return before the collection, nor to a collection in the past", () => {
    expect(closed("2027-08-07T09:00", "2027-08-08T17:00").map(({ periods }) => periods)).toEqual([
      ["2027-08-06T09:00 2027-08-08T17:00"],
      ["2027-08-07T09:00 2027-08-09T17:00"],
    ]);
    const friday = period("2027-08-06T12:00", "2027-08-07T09:00").from;
    expect(closed("2027-08-07T09:00", "2027-08-11T17:00", friday)[0]?.periods).toEqual([
      "2027-08-09T09:00 2027-08-11T17:00",
    ]);
  });

  it("of an open day come with its opening or its closing", () => {
    expect(closed("2027-08-05T03:00", "2027-08-06T21:15")).toEqual([
      { side: "from", hours: [540, 1050], periods: ["2027-08-05T09:00 2027-08-06T21:15"] },
      { side: "to", hours: [540, 1050], periods: ["2027-08-05T03:00 2027-08-06T17:30"] },
    ]);
  });

  it("lie on quarter-hours where the store opens between them", () => {
    const odd = { ...HOURS, week: HOURS.week.map((day) => day && ([550, 1040] as const)) };
    const [from, to] = listClosedTimes(period("2027-08-05T03:00", "2027-08-06T21:00"), odd, NOW);
    expect(toIrishInput(from?.periods[0]?.from ?? null)).toBe("2027-08-05T09:15");
    expect(toIrishInput(to?.periods[0]?.to ?? null)).toBe("2027-08-06T17:15");
  });
});
