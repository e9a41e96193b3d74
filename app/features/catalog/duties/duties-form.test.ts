import { describe, expect, it } from "vitest";
import { dutyValuesOf, readCategoryCost, readDuties, readMaker, toDutyValues } from "./duties-form.ts";

const typed = (values: Record<string, string>) => dutyValuesOf(new Map(Object.entries(values)));

describe("the form of a product's legal duties", () => {
  it("L24: reads what was typed, and shows it again the same", () => {
    const values = typed({
      manufacturerName: " Maker Inc. ",
      manufacturerAddress: "1 Street\r\nBoston",
      manufacturerContact: "safety@example.com",
      manufacturerOutsideEu: "yes",
      responsiblePerson: "Importer BV, 2 Quay, Rotterdam",
      warnings: "Hot",
      warningsGa: "Te",
      electrical: "yes",
      environmentalCost: "0,85",
      guaranteeYears: "5",
      withdrawalException: "sealed-hygiene",
    });
    const read = readDuties(values);
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    expect(read.value).toMatchObject({
      manufacturerAddress: "1 Street\nBoston",
      manufacturerOutsideEu: true,
      electrical: true,
      hasBatteries: false,
      environmentalCost: 85,
      guaranteeYears: 5,
    });
    expect(toDutyValues(read.value)).toEqual({
      ...values,
      environmentalCost: "0.85",
    });
  });

  it("L24: refuses a nameless maker, one language, and what is no number, all at once", () => {
    const read = readDuties(
      typed({ manufacturerAddress: "x", warnings: "Hot", environmentalCost: "much", guaranteeYears: "2.5" }),
    );
    expect(read.ok ? [] : read.error.map(({ field, kind }) => [field, kind])).toEqual([
      ["environmentalCost", "cost"],
      ["guaranteeYears", "years"],
      ["manufacturerName", "maker-needed"],
      ["warningsGa", "both-languages"],
    ]);
    const long = readMaker(typed({ manufacturerName: "m".repeat(201) }));
    expect(long).toEqual({ ok: false, error: [{ field: "manufacturerName", kind: "too-long", max: 200 }] });
  });

  it("L24: refuses a maker outside the EU without a name, which is never shown", () => {
    const needed = { ok: false, error: [{ field: "manufacturerName", kind: "maker-needed" }] };
    expect(readDuties(typed({ manufacturerOutsideEu: "yes" }))).toEqual(needed);
    expect(readMaker(typed({ manufacturerOutsideEu: "yes" }))).toEqual(needed);
  });

  it("L25: reads a category's environmental cost", () => {
    expect([readCategoryCost(""), readCategoryCost("1.5"), readCategoryCost("-1")]).toEqual([
      null,
      150,
      "wrong",
    ]);
  });
});
