import { expect, it } from "vitest";
import { compareMeasures, measureOf } from "./measures.ts";

function sorted(...labels: string[]): string[] {
  return labels.toSorted((a, b) => compareMeasures(measureOf(a), measureOf(b)));
}

it("orders lengths by what they measure, whatever their unit", () => {
  expect(sorted("0.5 m", "10 m", "20 cm", "1.5 m", "300 mm")).toEqual([
    "20 cm",
    "300 mm",
    "0.5 m",
    "1.5 m",
    "10 m",
  ]);
  expect(sorted("1.5 kW", "1000 W", "1,200 W")).toEqual(["1000 W", "1,200 W", "1.5 kW"]);
});

it("keeps what is no measure after all that is", () => {
  expect(sorted("various", "2 m", "80 kg", "1 m")).toEqual(["80 kg", "1 m", "2 m", "various"]);
  expect(measureOf("XLR 5-pin")).toBeNull();
  expect(measureOf("1.2.3")).toBeNull();
});
