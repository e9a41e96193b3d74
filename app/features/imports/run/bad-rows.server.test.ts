import { describe, expect, test } from "vitest";
import { codesOf, productsOf, readFixture } from "#tests/support/shop/read-export.ts";
import { readProducts } from "../reading/read-products.server.ts";
import { reasonText } from "../report/report-text.ts";
import type { ReadRow } from "../row/rows.ts";

describe("bad rows never stop the others", () => {
  test.each([
    ["bundle", ["B2", "B3"], { 2: ["error Type: type-unsupported"], 3: ["warning Type: type-flag-unknown"] }],
    [
      "orphan-variation",
      ["V2"],
      { 2: ["error Parent: parent-missing"], 4: ["error Parent: parent-is-itself"] },
    ],
    ["duplicate-sku", ["D1"], { 3: ["error SKU: duplicate-sku"], 4: ["error ID: duplicate-id"] }],
    ["longer-row", ["L1", "L3"], { 3: ["error : row-longer"] }],
    ["unterminated-quote", ["Q1", "Q3", "Q4", "Q5"], { 3: ["error : quote-not-closed"] }],
  ])("%s", async (name, skus, expected) => {
    const { read: rows } = await readFixture(name);
    expect(productsOf(rows).map((product) => product.sku)).toEqual(skus);
    const found = rows
      .filter((row) => row.problems.length > 0)
      .map((row) => [row.row, codesOf(row.problems)]);
    expect(Object.fromEntries(found)).toEqual(expected);
  });

  test("every awkward value is named with its column", async () => {
    const { read: rows } = await readFixture("awkward-values");
    const byRow = Object.fromEntries(rows.map((row) => [row.row, codesOf(row.problems)]));
    expect(byRow).toEqual({
      2: ["warning ID: id-invalid", "error SKU: sku-scientific"],
      3: ["warning GTIN, UPC, EAN, or ISBN: gtin-invalid"],
      4: ["warning GTIN, UPC, EAN, or ISBN: gtin-invalid"],
      5: ["error Regular price: price-invalid"],
      6: ["error Regular price: price-invalid"],
      7: ["warning Sale price: sale-not-lower"],
      8: ["warning Sale price: sale-without-price"],
      9: ["warning Regular price: price-rounded"],
      10: ["warning Date sale price starts: date-invalid"],
      11: ["warning Date sale price ends: dates-reversed"],
      12: [
        "warning Published: published-unknown",
        "warning Is featured?: boolean-invalid",
        "warning Visibility in catalog: choice-unknown",
        "warning Tax class: tax-class-unknown",
        "warning Stock: number-rounded",
        "warning In stock?: choice-unknown",
      ],
      13: ["error Name: name-missing"],
      14: ["warning Images: images-too-many"],
      15: ["warning Upsells: reference-invalid"],
      16: [],
      17: [],
    });
    const bySku = new Map(productsOf(rows).map((product) => [product.sku, product]));
    expect(bySku.get("G1")?.gtin).toBeNull();
    expect(bySku.get("G2")?.gtin).toBe("0200000000012");
    expect(bySku.get("P3")).toMatchObject({ regularPrice: 1000, salePrice: null });
    expect(bySku.get("P4")).toMatchObject({ regularPrice: null, salePrice: null });
    expect(bySku.get("T1")).toMatchObject({ salePrice: null, saleFrom: null });
    expect(bySku.get("S1")).toMatchObject({
      status: "draft",
      visibility: "visible",
      stock: 2,
      vatRate: 2300,
    });
    expect(bySku.get("I1")?.images).toHaveLength(30);
    expect(bySku.get("Z1")?.vatRate).toBe(0);
    expect(bySku.get("C1")?.name).toBe("Nulland bell");
  });

  test("F-13: a cell above the limit and a file with too many rows", async () => {
    const csv = (rows: string) => new TextEncoder().encode(`ID,Name,Description\n${rows}`);
    const opened = await readProducts(csv(`1,A,${"x".repeat(100_001)}\n2,B,ok\n`), {
      pricesIncludeVat: true,
    });
    const rows: ReadRow[] = [];
    if (opened.ok) for await (const row of opened.value.rows()) rows.push(row);
    expect(rows.map((row) => codesOf(row.problems))).toEqual([["error Description: cell-too-large"], []]);
    const many = await readProducts(csv("1,A,\n".repeat(20_001)), { pricesIncludeVat: true });
    expect(many).toEqual({ ok: false, error: { kind: "too-many-rows", rows: 20_000 } });
  });
});

test("every problem says the same in both languages, with its values", async () => {
  const files = [
    "awkward-values",
    "bundle",
    "orphan-variation",
    "duplicate-sku",
    "longer-row",
    "mojibake",
    "scripts",
  ];
  for (const name of files) {
    for (const problem of (await readFixture(name)).read.flatMap((row) => row.problems)) {
      const english = reasonText("en", problem);
      const irish = reasonText("ga", problem);
      expect(english).not.toMatch(/[{}]|undefined/);
      expect(irish).not.toMatch(/[{}]|undefined/);
      expect(irish).not.toBe(english);
    }
  }
});
