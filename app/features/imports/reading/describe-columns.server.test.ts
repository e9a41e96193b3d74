import { expect, test } from "vitest";
import { csvBytes } from "#tests/support/shop/import-steps.ts";
import type { ImportSetup } from "../file/setup.ts";
import { describeColumns } from "./describe-columns.server.ts";

test("a column is left out where a column before them is known for the same meaning", async () => {
  const file = csvBytes("SKU;Name;EAN;GTIN;Brand;Brands", "X1;Strobe;4006381333931;;Adj;");
  const fieldsOf = async (choices: ImportSetup["columns"]) =>
    (await describeColumns(file, choices)).map(({ field }) => field);
  expect(await fieldsOf({})).toEqual(["sku", "name", "gtin", null, "brands", null]);
  expect(await fieldsOf({ ean: "ignore", gtin: "gtin", brands: "brands" })).toEqual([
    "sku",
    "name",
    null,
    "gtin",
    null,
    "brands",
  ]);
});

test("takes a header for a text, also one that every object has", async () => {
  const names = ["constructor", "toString", "__proto__", "valueOf"];
  const file = csvBytes(`SKU;Name;${names.join(";")}`, "X1;Lamp;a;b;c;d");
  const columns = await describeColumns(file, {});
  expect(columns.map(({ header, field }) => [header, field])).toEqual([
    ["SKU", "sku"],
    ["Name", "name"],
    ...names.map((name) => [name, null]),
  ]);
});
