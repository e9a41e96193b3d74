import { describe, expect, it } from "vitest";
import { cents } from "#app/lib/money.ts";
import { type DutyColumns, dutiesOf, type PublishCandidate, publishObstacles } from "./duties.ts";

const EMPTY: DutyColumns = {
  manufacturerName: null,
  manufacturerAddress: null,
  manufacturerContact: null,
  responsiblePerson: null,
  brandMakerName: null,
  brandMakerAddress: null,
  brandMakerContact: null,
  brandResponsiblePerson: null,
  manufacturerOutsideEu: false,
  brandOutsideEu: null,
  warnings: "",
  warningsGa: "",
  radioNote: "",
  radioNoteGa: "",
  electrical: null,
  categoryElectrical: null,
  hasBatteries: false,
  environmentalCost: null,
  categoryEnvironmentalCost: null,
  guaranteeYears: null,
  withdrawalException: null,
};

const BRAND = {
  brandMakerName: "Maker GmbH",
  brandMakerAddress: "1 Street, Berlin",
  brandMakerContact: "safety@example.com",
  brandResponsiblePerson: "Importer BV, 2 Quay, Rotterdam",
  brandOutsideEu: true,
};

describe("what an offer must say", () => {
  it("L24: takes the maker from the product, else from its brand, and never mixes the two", () => {
    expect(dutiesOf({ ...EMPTY, ...BRAND }).maker).toEqual({
      name: "Maker GmbH",
      address: "1 Street, Berlin",
      contact: "safety@example.com",
      responsible: "Importer BV, 2 Quay, Rotterdam",
      outsideEu: true,
    });
    expect(dutiesOf({ ...EMPTY, ...BRAND, manufacturerName: "Other Ltd" }).maker).toEqual({
      name: "Other Ltd",
      address: null,
      contact: null,
      responsible: null,
      outsideEu: false,
    });
    expect(dutiesOf(EMPTY).maker).toBeNull();
  });

  it("L24: says what keeps a product from being published", () => {
    const complete: PublishCandidate = {
      name: "Hazer",
      pictures: 1,
      sku: "H1",
      gtin: null,
      maker: dutiesOf({ ...EMPTY, ...BRAND }).maker,
      warnings: ["Hot surface", "Dromchla te"],
    };
    expect(publishObstacles(complete)).toEqual([]);
    expect(publishObstacles({ ...complete, maker: null })).toEqual([
      "maker-name",
      "maker-address",
      "maker-contact",
    ]);
    const unanswered = dutiesOf({ ...EMPTY, ...BRAND, brandResponsiblePerson: null }).maker;
    expect(publishObstacles({ ...complete, maker: unanswered })).toEqual(["responsible-person"]);
    expect(publishObstacles({ ...complete, pictures: 0, sku: null, warnings: ["Hot", ""] })).toEqual([
      "picture",
      "identifier",
      "warnings-irish",
    ]);
  });

  it("L25: shows the category's environmental cost unless the product has its own or is not electrical", () => {
    const category = { categoryElectrical: true, categoryEnvironmentalCost: cents(250) };
    expect(dutiesOf({ ...EMPTY, ...category }).environmentalCost).toBe(250);
    expect(dutiesOf({ ...EMPTY, ...category, environmentalCost: cents(0) }).environmentalCost).toBe(0);
    expect(dutiesOf({ ...EMPTY, ...category, electrical: false }).environmentalCost).toBeNull();
  });

  it("L2: names a producer's guarantee only where it is longer than the law's two years", () => {
    expect(dutiesOf({ ...EMPTY, guaranteeYears: 2 }).guaranteeYears).toBeNull();
    expect(dutiesOf({ ...EMPTY, guaranteeYears: 5 }).guaranteeYears).toBe(5);
  });
});
