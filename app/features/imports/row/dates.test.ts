import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseStoreDate } from "./dates.ts";

const read = (text: string, edge: "start" | "end" = "start") =>
  parseStoreDate(text, edge)?.toISOString() ?? null;

describe("sale dates", () => {
  test("are in store time, in winter and in summer", () => {
    expect(read("2030-01-01 0:00:00")).toBe("2030-01-01T00:00:00.000Z");
    expect(read("2030-07-01 9:30:00")).toBe("2030-07-01T08:30:00.000Z");
  });

  test("a day without a time is the whole day", () => {
    expect(read("2030-07-01")).toBe("2030-06-30T23:00:00.000Z");
    expect(read("2030-07-01", "end")).toBe("2030-07-01T23:00:00.000Z");
  });

  test("the last second of a sale is on sale", () => {
    expect(read("2030-01-31 23:59:59", "end")).toBe("2030-02-01T00:00:00.000Z");
    expect(read("1893455999", "end")).toBe("2030-01-01T00:00:00.000Z");
    expect(read("2030-07-01T09:59:59+02:00", "end")).toBe("2030-07-01T08:00:00.000Z");
    expect(read("soon", "end")).toBeNull();
  });

  test("Unix seconds, day-first dates and full instants are read", () => {
    expect(read("1893456000")).toBe("2030-01-01T00:00:00.000Z");
    expect(read("31/12/2029 23:00")).toBe("2029-12-31T23:00:00.000Z");
    expect(read("2030-07-01T10:00:00+02:00")).toBe("2030-07-01T08:00:00.000Z");
  });

  test.each([
    ["Jul 8, 2029", "2029-07-07T23:00:00.000Z"],
    ["8 July 2029 10:30", "2029-07-08T09:30:00.000Z"],
    ["December 1st, 2029", "2029-12-01T00:00:00.000Z"],
    ["2029/07/13", "2029-07-12T23:00:00.000Z"],
  ])("%s is a date with one meaning", (text, instant) => {
    expect(read(text)).toBe(instant);
  });

  test.each(["Foo 8, 2029", "Jul 40, 2029", "8 2029"])("%s is none", (text) => {
    expect(read(text)).toBeNull();
  });

  test("the skipped and the repeated hour of the clock change have an instant", () => {
    expect(read("2026-03-29 1:30:00")).toBe("2026-03-29T01:30:00.000Z");
    expect(read("2026-10-25 1:30:00")).toBe("2026-10-25T00:30:00.000Z");
  });

  test.each(["soon", "2030-02-30", "2030-13-01", "31/31/2030", "2030-01-01 25:00:00", "12", "0000-00-00"])(
    "%s is no date",
    (text) => {
      expect(read(text)).toBeNull();
    },
  );

  test("what clocks in Galway show comes back", () => {
    const clock = new Intl.DateTimeFormat("sv-SE", {
      timeZone: "Europe/Dublin",
      dateStyle: "short",
      timeStyle: "medium",
    });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_500_000_000 }), (seconds) => {
        const shown = clock.format(seconds * 1000);
        const back = parseStoreDate(shown, "start");
        expect(back && clock.format(back)).toBe(shown);
      }),
    );
  });
});
