import { expect, it } from "vitest";
import { countryName } from "./countries.ts";

const CODES = Array.from({ length: 26 * 26 }, (_, at) =>
  String.fromCharCode(65 + Math.floor(at / 26), 65 + (at % 26)),
);

it("names each country of the EU, and those around it, as the language data of Node does", () => {
  const named = CODES.filter((code) => countryName("en", code) !== code);
  expect(named.length).toBeGreaterThan(50);
  for (const locale of ["en", "ga"] as const) {
    const names = new Intl.DisplayNames([locale], { type: "region" });
    for (const code of named)
      expect(countryName(locale, code).toLowerCase()).toBe(names.of(code)?.toLowerCase());
  }
  expect(named).toEqual(
    expect.arrayContaining([
      ...["AT", "BE", "BG", "CY", "CZ", "DE", "DK", "EE", "ES", "FI", "FR", "GR", "HR", "HU", "IE", "IT"],
      ...["LT", "LU", "LV", "MT", "NL", "PL", "PT", "RO", "SE", "SI", "SK", "GB"],
    ]),
  );
});

it("begins with a capital, also in Irish, and is the code where no name is known", () => {
  expect(countryName("ga", "DE")).toBe("An Ghearmáin");
  expect(countryName("ga", "JP")).toBe("JP");
});
