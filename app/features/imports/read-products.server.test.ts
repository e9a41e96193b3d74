import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import type { RowProblem } from "./import-report.ts";
import { type ReadOptions, readProducts } from "./read-products.server.ts";
import { reasonText } from "./report-text.ts";
import type { ReadRow } from "./rows.ts";

async function read(name: string, options: Partial<ReadOptions> = {}) {
  const source = await readFile(new URL(`fixtures/${name}.csv`, import.meta.url));
  const opened = await readProducts(source, { pricesIncludeVat: true, ...options });
  if (!opened.ok) throw new Error(`refused: ${JSON.stringify(opened.error)}`);
  const rows: ReadRow[] = [];
  for await (const row of opened.value.rows()) rows.push(row);
  return { ...opened.value, read: rows };
}

const products = (rows: readonly ReadRow[]) => rows.flatMap(({ product }) => (product ? [product] : []));
const codes = (problems: readonly RowProblem[]) =>
  problems.map(({ column, severity, reason }) => `${severity} ${column}: ${reason.code}`);

describe("a genuine export", () => {
  test("is read row by row without a complaint", async () => {
    const { read: rows, total, notes } = await read("genuine");
    expect(total).toBe(9);
    expect(notes).toEqual([]);
    expect(rows.flatMap((row) => row.problems)).toEqual([]);
    expect(products(rows).map((product) => product.type)).toEqual([
      "simple",
      "simple",
      "simple",
      "variation",
      "variable",
      "variation",
      "external",
      "grouped",
      "simple",
    ]);
  });

  test("gives every value its meaning", async () => {
    const [pad, phantom, amp, , cable] = products((await read("genuine")).read);
    expect(pad).toMatchObject({
      row: 2,
      sourceId: 11,
      sku: "-20DB",
      gtin: "0200000000110",
      name: "-20 dB pad",
      regularPrice: 1990,
      vatRate: 2300,
      categories: [["Cables", "Adapters"], ["Audio"]],
      description: "<p>Takes a signal down by 20 dB.</p>\n<p>For hot outputs.<br />\nBalanced XLR.</p>",
    });
    expect(phantom).toMatchObject({
      sku: "+48V",
      regularPrice: 124_950,
      salePrice: 119_900,
      saleFrom: new Date("2030-01-01T00:00:00Z"),
      saleTo: new Date("2030-01-31T23:59:59Z"),
    });
    expect(amp).toMatchObject({
      name: "'70s amp",
      regularPrice: null,
      stock: -3,
      stockStatus: "in_stock",
      backorders: "notify",
      categories: [["Audio > Valve"]],
      tags: ["retro", "'80s, too"],
    });
    expect(cable).toMatchObject({
      type: "variable",
      vatRate: 1350,
      brands: ["ItsShowTime Stock", "Bolt, Nut & Co"],
      attributes: [
        { name: "Length", values: ["5 m", "10 m", "1,5 m"], visible: true, global: true, default: "10 m" },
      ],
    });
  });

  test("variations know their parent by SKU or ID wherever it stands, and follow its VAT", async () => {
    const variations = products((await read("genuine")).read).filter(
      (product) => product.type === "variation",
    );
    expect(variations).toMatchObject([
      {
        parent: { kind: "sku", sku: "DMX5" },
        options: [{ name: "Length", value: "10 m", global: true }],
        stock: "parent",
        vatRate: 1350,
        status: "publish",
      },
      {
        parent: { kind: "id", id: 30 },
        options: [{ name: "Length", value: null }],
        sku: null,
        status: "publish",
      },
    ]);
  });

  test("types, links, pictures and manufacturer", async () => {
    const [manual, set, plot] = products((await read("genuine")).read).slice(6);
    expect(manual).toMatchObject({
      type: "external",
      externalUrl: "https://example.org/manual",
      buttonText: "Read it",
    });
    expect(set).toMatchObject({
      type: "grouped",
      status: "pending",
      members: [
        { kind: "sku", sku: "-20DB" },
        { kind: "id", id: 12 },
      ],
      upsells: [{ kind: "sku", sku: "DMX5" }],
    });
    expect(plot).toMatchObject({
      type: "simple",
      virtual: true,
      downloadable: true,
      status: "private",
      regularPrice: 0,
      stockStatus: "on_backorder",
      images: ["a.webp", "https://shop.example/x,y.webp"],
      manufacturer: { name: "Sample maker", address: "1 Quay\nGalway", email: "post@example.org" },
    });
  });

  test("prices without VAT become prices with it, by each row's own rate", async () => {
    const rows = products((await read("genuine", { pricesIncludeVat: false })).read);
    expect(rows.find((row) => row.sku === "-20DB")?.regularPrice).toBe(2448);
    expect(rows.find((row) => row.sku === "DMX5-10")?.regularPrice).toBe(2826);
  });
});

describe("files that other programs touched", () => {
  test("Excel with semicolons and decimal commas", async () => {
    const { read: rows, notes } = await read("excel-semicolon");
    expect(notes.map((note) => note.kind)).toEqual(["delimiter", "decimal-comma"]);
    expect(products(rows)).toMatchObject([
      { sku: "PAR-1", gtin: "0200000000011", regularPrice: 124_950, stock: 4, weightGrams: 1250 },
      {
        sku: "PAR-2",
        regularPrice: 8990,
        salePrice: 7900,
        weightGrams: 2500,
        categories: [["Lighting", "Par"]],
      },
    ]);
    expect(codes(rows[2]?.problems ?? [])).toEqual([
      "error SKU: sku-scientific",
      "warning GTIN, UPC, EAN, or ISBN: gtin-invalid",
    ]);
  });

  test("damaged accents are mended and said", async () => {
    const { read: rows } = await read("mojibake");
    expect(products(rows)).toMatchObject([
      { name: "Aimplitheoir – dé-chainéil", categories: [["Éifeachtaí"]] },
    ]);
    expect(codes(rows[0]?.problems ?? [])).toEqual([
      "warning Name: mojibake",
      "warning Categories: mojibake",
    ]);
  });

  test("German and Irish headers", async () => {
    const german = await read("german");
    expect(german.notes).toContainEqual({ kind: "translated-headers", language: "de" });
    expect(products(german.read)).toMatchObject([
      {
        type: "variable",
        sku: "KAB",
        categories: [["Kabel", "DMX"]],
        attributes: [{ name: "Länge", default: "5 m" }],
      },
      { type: "variation", regularPrice: 1250, weightGrams: 450, lengthMm: 5000, stock: 12 },
    ]);
    const irish = await read("irish");
    expect(products(irish.read)).toMatchObject([
      { name: "Solas leathan", regularPrice: 35_000, categories: [["Soilsiú"]] },
    ]);
  });

  test("an old export in pounds and inches", async () => {
    const { read: rows } = await read("old-export");
    expect(rows[0]?.problems).toEqual([]);
    expect(products(rows)).toMatchObject([
      {
        weightGrams: 7938,
        lengthMm: 2000,
        gtin: null,
        lowStock: null,
        categories: [["Rigging & Truss", "Box"], ["Rigging"]],
      },
    ]);
  });

  test("shortcodes and scripts", async () => {
    const shortcodes = await read("shortcodes");
    expect(codes(shortcodes.read[0]?.problems ?? [])).toEqual(["warning Description: shortcode-removed"]);
    expect(products(shortcodes.read)[0]?.description).toBe(
      "<p>Fine haze [IP20] for [m] rooms.</p>\n<ul>\n<li>Quiet</li>\n</ul>\n<p>Runs all night.</p>",
    );
    const scripts = await read("scripts");
    expect(codes(scripts.read[0]?.problems ?? [])).toEqual([
      "warning Name: html-removed",
      "warning Description: html-removed",
    ]);
    expect(products(scripts.read)).toMatchObject([
      {
        name: "Lamp alert(1)",
        description: "<p>Safe <b>text</b></p>\n<p><span>link</span></p>",
      },
    ]);
  });

  test("two languages of one product share a SKU", async () => {
    const { read: rows } = await read("wpml");
    expect(rows.flatMap((row) => row.problems)).toEqual([]);
    expect(products(rows).map((product) => product.translation)).toEqual([
      { group: "g1", language: "en", source: null },
      { group: "g1", language: "ga", source: "en" },
    ]);
  });
});

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
    const { read: rows } = await read(name);
    expect(products(rows).map((product) => product.sku)).toEqual(skus);
    const found = rows.filter((row) => row.problems.length > 0).map((row) => [row.row, codes(row.problems)]);
    expect(Object.fromEntries(found)).toEqual(expected);
  });

  test("every awkward value is named with its column", async () => {
    const { read: rows } = await read("awkward-values");
    const byRow = Object.fromEntries(rows.map((row) => [row.row, codes(row.problems)]));
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
    const bySku = new Map(products(rows).map((product) => [product.sku, product]));
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

  test("a cell above the limit and a file with too many rows", async () => {
    const csv = (rows: string) => new TextEncoder().encode(`ID,Name,Description\n${rows}`);
    const opened = await readProducts(csv(`1,A,${"x".repeat(100_001)}\n2,B,ok\n`), {
      pricesIncludeVat: true,
    });
    const rows: ReadRow[] = [];
    if (opened.ok) for await (const row of opened.value.rows()) rows.push(row);
    expect(rows.map((row) => codes(row.problems))).toEqual([["error Description: cell-too-large"], []]);
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
    for (const problem of (await read(name)).read.flatMap((row) => row.problems)) {
      const english = reasonText("en", problem);
      const irish = reasonText("ga", problem);
      expect(english).not.toMatch(/[{}]|undefined/);
      expect(irish).not.toMatch(/[{}]|undefined/);
      expect(irish).not.toBe(english);
    }
  }
});
