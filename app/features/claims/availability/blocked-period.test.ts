import { describe, expect, it } from "vitest";
import { openingHoursSchema, workingHoursOf } from "#app/features/opening-hours/opening-hours.ts";
import { addWorkingMinutes, endOfNextWorkingDay } from "#app/features/opening-hours/working-hours.ts";
import { fromIrishInput, toIrishInput } from "#app/lib/time/irish-time.ts";
import { blockedPeriod } from "./blocked-period.ts";

const HOURS = workingHoursOf(openingHoursSchema.parse({}), new Date("2027-07-01T12:00Z"));
const irish = (text: string) => fromIrishInput(text) ?? new Date(Number.NaN);

describe("H4: buffers are working minutes", () => {
  it.each([
    ["a turnaround of 120 over a weekend and a holiday", "2027-07-30T17:00", 120, "2027-08-03T10:30"],
    ["the preparation after it", "2027-08-03T10:30", 60, "2027-08-03T11:30"],
    ["none", "2027-07-31T12:00", 0, "2027-07-31T12:00"],
    ["up to closing time", "2027-07-30T17:00", 30, "2027-07-30T17:30"],
    ["from outside the hours", "2027-07-31T12:00", 15, "2027-08-03T09:15"],
    ["backwards over a weekend", "2027-07-26T09:30", -60, "2027-07-23T17:00"],
    ["backwards from the evening", "2027-07-26T20:00", -60, "2027-07-26T16:30"],
    ["over the change of the clocks", "2027-03-26T17:00", 60, "2027-03-30T09:30"],
  ])("%s", (_, from, minutes, to) => {
    expect(toIrishInput(addWorkingMinutes(irish(from), minutes, HOURS))).toBe(to);
  });

  it("H4: with 60 minutes of preparation the next may collect at 11:30, not at 11:15", () => {
    const buffers = { prepMinutes: 60, turnaroundMinutes: 120 };
    const before = blockedPeriod(
      { from: irish("2027-07-29T09:00"), to: irish("2027-07-30T17:00") },
      buffers,
      HOURS,
    );
    const next = (from: string) =>
      blockedPeriod({ from: irish(from), to: irish("2027-08-05T17:00") }, buffers, HOURS).from;
    expect(toIrishInput(before.to)).toBe("2027-08-03T10:30");
    expect(next("2027-08-03T11:30") >= before.to).toBe(true);
    expect(next("2027-08-03T11:15") >= before.to).toBe(false);
  });

  it("overdue gear is counted back at the end of the next working day", () => {
    expect(toIrishInput(endOfNextWorkingDay(irish("2027-07-30T10:00"), HOURS))).toBe("2027-08-03T17:30");
  });
});
