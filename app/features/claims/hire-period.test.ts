import { expect, it, test } from "vitest";
import { readIrishTime, toIrishInput } from "#app/lib/time/irish-time.ts";
import { readHirePeriod } from "./hire-period.ts";

const NOW = new Date("2026-11-23T12:00Z");
const read = (from: string, to: string) => readHirePeriod({ from, to }, NOW);

test("a period on quarter-hours is read in Irish time", () => {
  expect(read("2027-08-05T09:00", "2027-08-06T17:15")).toEqual({
    ok: true,
    value: { from: new Date("2027-08-05T08:00Z"), to: new Date("2027-08-06T16:15Z") },
  });
});

it.each([
  ["", "2027-08-06T17:00", "from-missing"],
  ["2027-08-05T09:00", " ", "to-missing"],
  ["tomorrow", "2027-08-06T17:00", "from-shape"],
  ["2027-06-31T09:00", "2027-08-06T17:00", "from-shape"],
  ["2027-08-05T24:00", "2027-08-06T17:00", "from-shape"],
  ["2027-08-05T09:10", "2027-08-06T17:00", "from-quarter"],
  ["2027-08-05T09:00", "2027-08-06T17:59", "to-quarter"],
  ["2026-11-23T11:45", "2026-11-24T17:00", "past"],
  ["2027-08-05T09:00", "2027-08-05T09:00", "order"],
  ["2027-08-05T09:00", "2027-08-04T17:00", "order"],
  ["2027-08-05T09:00", "2028-08-05T09:15", "too-long"],
  ["2031-11-24T09:00", "2031-11-25T17:00", "too-far"],
])("from %j to %j is refused: %s", (from, to, kind) => {
  expect(read(from, to)).toEqual({ ok: false, error: { kind } });
});

test("the longest and the furthest hire are taken", () => {
  expect(read("2027-08-05T09:00", "2028-08-05T09:00").ok).toBe(true);
  // 366 days of 24 hours end an hour earlier: the clocks go back twice and forward once.
  expect(read("2027-10-30T09:00", "2028-10-30T09:00").ok).toBe(true);
  expect(read("2027-10-30T09:00", "2028-10-30T09:15")).toMatchObject({ error: { kind: "too-long" } });
  expect(read("2031-11-23T09:00", "2031-11-25T17:00").ok).toBe(true);
});

it.each([
  ["2027-03-28T01:30", "skipped"],
  ["2027-10-31T01:30", "repeated"],
])("H9: %s is refused on the day the clocks change: %s", (time, kind) => {
  expect(read(time, "2027-12-01T10:00")).toEqual({ ok: false, error: { kind: `from-${kind}` } });
  expect(read("2027-03-01T10:00", time)).toEqual({ ok: false, error: { kind: `to-${kind}` } });
});

it.each(["2027-03-28", "2027-10-31"])("H9: every other quarter-hour of %s survives", (day) => {
  const times = Array.from({ length: 96 }, (_, n) => {
    const [hour, minute] = [Math.floor(n / 4), (n % 4) * 15];
    return `${day}T${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
  });
  for (const time of times) {
    const instant = readIrishTime(time);
    if (time.startsWith(`${day}T01`)) expect(instant.ok).toBe(false);
    else expect(instant.ok && toIrishInput(instant.value)).toBe(time);
  }
});
