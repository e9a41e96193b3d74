import { globSync, readFileSync } from "node:fs";
import { afterEach, describe, expect, it, vi } from "vitest";
import { cents } from "#app/lib/money.ts";
import { LOCALES } from "./locale.ts";
import { formatNumber, pluralCategory } from "./numbers.ts";

describe("numbers", () => {
  it("are what the language data of Node says for both languages", () => {
    const values = [
      0, 1, -1, 12, 999, 1000, 1200, -4520, 12_345_678, 0.5, 13.5, 2.0004, 1234.567, 9_007_199_254,
    ];
    for (const value of values) {
      expect(formatNumber(value)).toBe(value.toLocaleString("en-IE"));
      expect(formatNumber(value)).toBe(value.toLocaleString("ga-IE"));
    }
  });

  it("have the plural categories of CLDR", () => {
    for (const locale of LOCALES) {
      const rules = new Intl.PluralRules(locale);
      for (const n of [...Array(130).keys(), -1, -7, 0.5, 1.5, 3.2, 1000, 20_000]) {
        expect([n, pluralCategory(locale, n)]).toEqual([n, rules.select(n)]);
      }
    }
  });
});

describe("a browser that has no Irish and is set to German", () => {
  const { NumberFormat, PluralRules, DateTimeFormat } = Intl;
  const { toLocaleString: written } = Number.prototype;

  /** A tag that is not of English or German gets the browser's own language, as the specification of Intl says. */
  function known(tag: string | readonly string[] | undefined): string {
    const [first = ""] = typeof tag === "string" ? [tag] : (tag ?? []);
    return /^(?:en|de)\b/.test(first) ? first : "de-DE";
  }

  afterEach(() => {
    Object.assign(Intl, { NumberFormat, PluralRules, DateTimeFormat });
    Number.prototype.toLocaleString = written;
    vi.resetModules();
  });

  it("writes the same dates, money, numbers and plural forms as the server", async () => {
    const replaced = { NumberFormat, PluralRules, DateTimeFormat } as Record<
      string,
      new (
        ...args: never[]
      ) => object
    >;
    for (const [name, Original] of Object.entries(replaced)) {
      const german = new Proxy(Original, {
        construct: (target, [tag, ...rest]: never[]) =>
          Reflect.construct(target, [known(tag as never), ...rest]),
      });
      Object.assign(Intl, { [name]: german });
    }
    Number.prototype.toLocaleString = function (this: number, tag, options) {
      return written.call(this, known(tag as string), options);
    } as typeof written;
    expect((1200).toLocaleString("ga-IE")).toBe("1.200");

    vi.resetModules();
    const { format, msg, plural } = await import("./message.ts");
    const dates = await import("./dates.ts");
    const formats = await import("./formats.ts");
    const results = plural(
      { one: "{n} result", other: "{n} results" },
      {
        one: "toradh amháin",
        two: "{n} thoradh",
        few: "{n} thoradh",
        many: "{n} dtoradh",
        other: "{n} toradh",
      },
    );
    const text = [1, 2, 4, 8, 11, 1200].map((n) => format("ga", results, { n }));
    expect(text).toEqual([
      "toradh amháin",
      "2 thoradh",
      "4 thoradh",
      "8 dtoradh",
      "11 toradh",
      "1,200 toradh",
    ]);
    expect(format("ga", msg("Page {page}", "Leathanach {page}"), { page: 9999 })).toBe("Leathanach 9,999");
    const instant = new Date("2026-11-21T14:05:00Z");
    expect(dates.formatDateTime("ga", instant)).toBe("21 Samhain 2026, 14:05");
    expect(formats.formatMoney(cents(123_450))).toBe("€1,234.50");
  });
});

it("leaves no source to ask the browser for Irish words or figures", () => {
  const asks = /\.toLocale\w*String\(|new Intl\.(?!Collator|Segmenter)\w+\((?!"(?:en|sv)-)/;
  const faults = globSync("{app,server}/**/*.{ts,tsx}", { exclude: (path) => /\.test\.tsx?$/.test(path) })
    .flatMap((path) =>
      readFileSync(path, "utf8")
        .split("\n")
        .map((line) => `${path}: ${line.trim()}`),
    )
    .filter((line) => asks.test(line));
  expect(faults).toEqual([]);
});
