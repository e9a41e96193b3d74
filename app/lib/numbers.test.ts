import { expect, test } from "vitest";
import { formatRate, formatThousandths } from "#app/i18n/formats.ts";
import { parseKilograms, parsePercent, parseSigned, parseThousandths, parseWhole } from "./numbers.ts";

test("whole numbers up to the largest that a field takes", () => {
  expect(
    ["2", "0", "007", "50", "51", "-1", "1.5", "1e1", " 2", ""].map((text) => parseWhole(text, 50)),
  ).toEqual([2, 0, 7, 50, null, null, null, null, null, null]);
  expect([parseWhole(null), parseWhole(undefined), parseWhole("1000000000")]).toEqual([null, null, null]);
});

test("changes with a sign; a field that is not there is none", () => {
  expect(["+3", "-2", "− 2", "5", "0", "-0", "1.5", "+", "--1", ""].map((text) => parseSigned(text))).toEqual(
    [...[3, -2, -2, 5, 0], ...[-0, null, null, null, null]],
  );
  expect([parseSigned("-50", 50), parseSigned("-51", 50)]).toEqual([-50, null]);
});

test("weights as people write them", () => {
  expect(["2", "0.5", "2,25 kg", "-1", "2.0001", ""].map(parseKilograms)).toEqual([
    ...[2000, 500, 2250],
    ...[null, null, null],
  ]);
});

test("percentages and factors, shown as they are typed", () => {
  expect(["13.5", "10 %", "0,05%", "100", "100.01", "x"].map(parsePercent)).toEqual([
    ...[1350, 1000, 5, 10_000],
    ...[null, null],
  ]);
  expect(["0.95", "3", "3,3", "0.0001", ""].map(parseThousandths)).toEqual([950, 3000, 3300, null, null]);
  expect([1350, 1000, 5, 0].map(formatRate)).toEqual(["13.5", "10", "0.05", "0"]);
  expect([950, 3000, 1, 0].map(formatThousandths)).toEqual(["0.95", "3", "0.001", "0"]);
});
