import { describe, expect, test } from "vitest";
import { mapColumns } from "./columns.ts";
import { FIELD_HEADERS, type ImportField } from "./fields.ts";

describe("columns by name", () => {
  test("every header of the exporter is known, in any order, case and spacing", () => {
    const fields = Object.keys(FIELD_HEADERS) as ImportField[];
    const headers = fields.map((field) => `  ${FIELD_HEADERS[field].toUpperCase()} `).reverse();
    const columns = mapColumns(headers);
    for (const field of fields)
      expect(columns.headers[columns.indexOf(field) ?? -1], field).toBe(FIELD_HEADERS[field].toUpperCase());
    expect(columns.notes).toEqual([]);
  });

  test("units are read from the header", () => {
    const columns = mapColumns(["Name", "Weight (lbs)", "Length (in)", "Width (mm)", "Height (m)"]);
    expect(columns.weightUnit).toBe("lbs");
    expect(columns.lengthUnit).toEqual({ length: "in", width: "mm", height: "m" });
    expect(mapColumns(["Weight (stone)"]).notes).toEqual([
      { kind: "unknown-columns", columns: ["Weight (stone)"] },
    ]);
  });

  test("attributes, downloads and metas are numbered or keyed, in any order", () => {
    const columns = mapColumns([
      "Attribute 2 value(s)",
      "Attribute 10 name",
      "Attribute 2 NAME",
      "Attribute 2 default",
      "Download 1 URL",
      "Meta: _gpsr_email",
    ]);
    expect(columns.attributes).toEqual([
      { number: 2, values: 0, name: 2, default: 3 },
      { number: 10, name: 1 },
    ]);
    expect(columns.downloads).toEqual([{ number: 1, url: 4 }]);
    expect(columns.meta.get("_gpsr_email")).toBe(5);
  });

  test("translated headers are recognised and said", () => {
    expect(
      mapColumns(["Artikelnummer", "Name", "Regulärer Preis", "Länge (cm)", "Attribut 1 Wert(e)"]).notes,
    ).toEqual([{ kind: "translated-headers", language: "de" }]);
    const french = mapColumns([
      "UGS",
      "Nom",
      "Tarif régulier",
      "Classe d’expédition",
      "Valeur(s) de l’attribut 1",
    ]);
    expect(french.indexOf("shippingClass")).toBe(3);
    expect(french.attributes).toEqual([{ number: 1, values: 4 }]);
    const spanish = mapColumns(["Nombre", "Precio normal", "Peso (kg)", "Nombre del atributo 1"]);
    expect(spanish.indexOf("regularPrice")).toBe(1);
    expect(spanish.weightUnit).toBe("kg");
  });

  test("unknown and repeated columns are listed, the first of two wins", () => {
    const columns = mapColumns(["Name", "Colour of box", "name", "", "\uFEFFSKU"]);
    expect(columns.indexOf("name")).toBe(0);
    expect(columns.has("sku")).toBe(true);
    expect(columns.notes).toEqual([
      { kind: "unknown-columns", columns: ["Colour of box"] },
      { kind: "duplicate-columns", columns: ["name"] },
    ]);
  });
});
