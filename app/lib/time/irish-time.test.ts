import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "./clock.ts";
import {
  dayOfIso,
  fromIrishInput,
  irishDate,
  irishDayOf,
  irishYear,
  isoDay,
  lastDayOf,
  readIrishTime,
  startOfIrishDay,
  toIrishInput,
} from "./irish-time.ts";

test.each([
  ["2026-11-21T16:45", "2026-11-21T16:45:00.000Z"],
  ["2026-07-01T09:00", "2026-07-01T08:00:00.000Z"],
  ["2026-03-29T00:30", "2026-03-29T00:30:00.000Z"],
  ["2026-03-29T02:00", "2026-03-29T01:00:00.000Z"],
])("%s in Irish time is %s", (typed, instant) => {
  expect(fromIrishInput(typed)?.toISOString()).toBe(instant);
  expect(toIrishInput(new Date(instant))).toBe(typed);
});

test.each([
  "",
  "tomorrow",
  "2026-13-40T10:00",
  "2026-11-21",
  "2026-06-31T10:00",
  "2027-02-29T10:00",
  "2026-11-21T24:00",
])("%j is no time", (typed) => {
  expect(fromIrishInput(typed)).toBeNull();
});

test("null is an empty field", () => {
  expect(toIrishInput(null)).toBe("");
});

describe("the hour that the clocks skip in March", () => {
  it.each([
    ["2026-03-29T01:00", "2026-03-29T01:00:00.000Z", "2026-03-29T02:00"],
    ["2026-03-29T01:30", "2026-03-29T01:30:00.000Z", "2026-03-29T02:30"],
    ["2026-03-29T01:59", "2026-03-29T01:59:00.000Z", "2026-03-29T02:59"],
  ])("%s counts as the same distance after the change", (typed, instant, shown) => {
    expect(fromIrishInput(typed)?.toISOString()).toBe(instant);
    expect(toIrishInput(new Date(instant))).toBe(shown);
  });
});

describe("the hour that the clocks repeat in October", () => {
  it.each([
    ["2026-10-25T01:00", "2026-10-25T00:00:00.000Z"],
    ["2026-10-25T01:30", "2026-10-25T00:30:00.000Z"],
    ["2026-10-25T01:59", "2026-10-25T00:59:00.000Z"],
  ])("%s means its first occurrence", (typed, instant) => {
    const read = fromIrishInput(typed);
    expect(read?.toISOString()).toBe(instant);
    expect(toIrishInput(read)).toBe(typed);
  });

  it("shows the same time for the second occurrence", () => {
    expect(toIrishInput(new Date("2026-10-25T01:30:00Z"))).toBe("2026-10-25T01:30");
  });

  it("ends at 02:00, which occurs once", () => {
    expect(fromIrishInput("2026-10-25T02:00")?.toISOString()).toBe("2026-10-25T02:00:00.000Z");
  });
});

test.each(["0000-01-01T00:00", "1899-12-31T23:45"])("%s is no time that is stored", (text) => {
  expect(fromIrishInput(text)).toBeNull();
  expect(readIrishTime(text)).toEqual({ ok: false, error: "shape" });
});

describe("days", () => {
  it.each([
    ["2026-06-30T22:59:59Z", "2026-06-30"],
    ["2026-06-30T23:00:00Z", "2026-07-01"],
    ["2026-12-31T23:59:59Z", "2026-12-31"],
    ["2027-01-01T00:00:00Z", "2027-01-01"],
  ])("%s is on %s", (instant, day) => {
    expect(irishDate(new Date(instant))).toBe(day);
    expect(irishYear(new Date(instant))).toBe(Number(day.slice(0, 4)));
  });

  it.each([
    ["2026-03-29", "2026-03-29T00:00:00.000Z", 23],
    ["2026-07-01", "2026-06-30T23:00:00.000Z", 24],
    ["2026-10-25", "2026-10-24T23:00:00.000Z", 25],
    ["2026-11-21", "2026-11-21T00:00:00.000Z", 24],
  ])("%s begins at %s and has %i hours", (text, begins, hours) => {
    const day = dayOfIso(text) ?? Number.NaN;
    expect(startOfIrishDay(day).toISOString()).toBe(begins);
    expect((startOfIrishDay(day + 1).getTime() - startOfIrishDay(day).getTime()) / HOUR_MS).toBe(hours);
  });

  it("begin where the previous day ends", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 47_000 }), (day) => {
        const begins = startOfIrishDay(day);
        expect(irishDayOf(begins)).toBe(day);
        expect(irishDayOf(new Date(begins.getTime() - 1))).toBe(day - 1);
        expect(irishDayOf(lastDayOf(begins))).toBe(day - 1);
        expect(dayOfIso(isoDay(day))).toBe(day);
      }),
      { seed: 2026 },
    );
  });

  it.each(["2026-02-30", "2026-2-3", "today", ""])("%j is none", (text) => {
    expect(dayOfIso(text)).toBeNull();
  });

  it.each(["0000-01-01", "1899-12-31", "9999-12-31"])("%s, which a visitor may type, is none", (text) => {
    expect(dayOfIso(text)).toBeNull();
  });

  it.each(["1900-01-01", "9998-12-31"])("%s has a beginning", (text) => {
    const begins = startOfIrishDay(dayOfIso(text) ?? Number.NaN).getTime();
    expect(Math.abs(begins - Date.parse(text))).toBeLessThanOrEqual(HOUR_MS);
  });
});

test("shows what Intl shows, and reads it back but for the repeated hour", () => {
  const clock = new Intl.DateTimeFormat("sv-SE", {
    timeZone: "Europe/Dublin",
    dateStyle: "short",
    timeStyle: "short",
  });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 68_000_000 }), (minutes) => {
      const instant = new Date(minutes * MINUTE_MS);
      const shown = toIrishInput(instant);
      expect(shown).toBe(clock.format(instant).replace(" ", "T"));
      const back = fromIrishInput(shown)?.getTime() ?? Number.NaN;
      expect([0, HOUR_MS]).toContain(instant.getTime() - back);
      expect(Math.abs(irishDayOf(instant) - instant.getTime() / DAY_MS)).toBeLessThan(1.05);
    }),
    { seed: 2026 },
  );
});
