import { describe, expect, it } from "vitest";
import { cents } from "#app/lib/money.ts";
import { formatDate, formatDateTime, formatTime } from "./dates.ts";
import { formatMoney, formatRate, formatShare, formatSize } from "./formats.ts";

describe("dates", () => {
  const summer = new Date("2026-06-30T23:30:00Z");

  it("are Galway's, in the words of each language", () => {
    expect(formatDate("en", summer)).toBe("1 July 2026");
    expect(formatDate("ga", summer)).toBe("1 Iúil 2026");
    expect(formatTime(summer)).toBe("00:30");
    expect(formatDateTime("ga", new Date("2026-11-21T14:05:00Z"))).toBe("21 Samhain 2026, 14:05");
  });

  it("bear the names that the language data of Node has", () => {
    for (let month = 1; month <= 12; month += 1) {
      const day = new Date(Date.UTC(2026, month - 1, 15, 12));
      for (const [locale, tag] of [
        ["en", "en-IE"],
        ["ga", "ga-IE"],
      ] as const) {
        const name = new Intl.DateTimeFormat(tag, { month: "long" }).format(day);
        expect(formatDate(locale, day)).toContain(name);
      }
    }
  });
});

describe("money", () => {
  it("has two decimals and commas", () => {
    expect(formatMoney(cents(123450))).toBe("€1,234.50");
    expect(formatMoney(cents(5))).toBe("€0.05");
    expect(formatMoney(cents(-123456789))).toBe("−€1,234,567.89");
  });

  it("writes rates without needless zeros", () => {
    expect([2300, 1350, 0].map(formatRate)).toEqual(["23", "13.5", "0"]);
  });
});

it("shares have one decimal", () => {
  expect([0, 0.1234, 1 / 3, 1].map(formatShare)).toEqual(["0.0%", "12.3%", "33.3%", "100.0%"]);
});

it("sizes are whole kilobytes, and megabytes with one decimal", () => {
  expect([0, 1, 150_000, 999_000, 999_001, 5_250_000].map(formatSize)).toEqual([
    "0\u00a0kB",
    "1\u00a0kB",
    "150\u00a0kB",
    "999\u00a0kB",
    "1.0\u00a0MB",
    "5.3\u00a0MB",
  ]);
});
