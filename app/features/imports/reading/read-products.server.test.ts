import { describe, expect, test } from "vitest";
import { codesOf, productsOf, readFixture } from "#tests/support/shop/read-export.ts";
import { grossPrices } from "../plan/sale-values.ts";

describe("a genuine export", () => {
  test("is read row by row without a complaint", async () => {
    const { read: rows, total, notes } = await readFixture("genuine");
    expect(total).toBe(9);
    expect(notes).toEqual([]);
    expect(rows.flatMap((row) => row.problems)).toEqual([]);
    expect(productsOf(rows).map((product) => product.type)).toEqual([
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
    const [pad, phantom, amp, , cable] = productsOf((await readFixture("genuine")).read);
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
      saleTo: new Date("2030-02-01T00:00:00Z"),
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

  test("variations know their parent by SKU or ID wherever it is, and follow its VAT", async () => {
    const variations = productsOf((await readFixture("genuine")).read).filter(
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
    const [manual, set, plot] = productsOf((await readFixture("genuine")).read).slice(6);
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
    const rows = productsOf((await readFixture("genuine", { pricesIncludeVat: false })).read);
    const priceOf = (sku: string) => {
      const row = rows.find((each) => each.sku === sku);
      return row && grossPrices(row, row.vatRate).regularPrice;
    };
    expect(priceOf("-20DB")).toBe(2448);
    expect(priceOf("DMX5-10")).toBe(2826);
  });
});

describe("files that other programs touched", () => {
  test("Excel with semicolons and decimal commas", async () => {
    const { read: rows, notes } = await readFixture("excel-semicolon");
    expect(notes.map((note) => note.kind)).toEqual(["delimiter", "decimal-comma"]);
    expect(productsOf(rows)).toMatchObject([
      { sku: "PAR-1", gtin: "0200000000011", regularPrice: 124_950, stock: 4, weightGrams: 1250 },
      {
        sku: "PAR-2",
        regularPrice: 8990,
        salePrice: 7900,
        weightGrams: 2500,
        categories: [["Lighting", "Par"]],
      },
    ]);
    expect(codesOf(rows[2]?.problems ?? [])).toEqual([
      "error SKU: sku-scientific",
      "warning GTIN, UPC, EAN, or ISBN: gtin-invalid",
    ]);
  });

  test("damaged accents are mended and said", async () => {
    const { read: rows } = await readFixture("mojibake");
    expect(productsOf(rows)).toMatchObject([
      { name: "Aimplitheoir – dé-chainéil", categories: [["Éifeachtaí"]] },
    ]);
    expect(codesOf(rows[0]?.problems ?? [])).toEqual([
      "warning Name: mojibake",
      "warning Categories: mojibake",
    ]);
  });

  test("German and Irish headers", async () => {
    const german = await readFixture("german");
    expect(german.notes).toContainEqual({ kind: "translated-headers", language: "de" });
    expect(productsOf(german.read)).toMatchObject([
      {
        type: "variable",
        sku: "KAB",
        categories: [["Kabel", "DMX"]],
        attributes: [{ name: "Länge", default: "5 m" }],
      },
      { type: "variation", regularPrice: 1250, weightGrams: 450, lengthMm: 5000, stock: 12 },
    ]);
    const irish = await readFixture("irish");
    expect(productsOf(irish.read)).toMatchObject([
      { name: "Solas leathan", regularPrice: 35_000, categories: [["Soilsiú"]] },
    ]);
  });

  test("an old export in pounds and inches", async () => {
    const { read: rows } = await readFixture("old-export");
    expect(rows[0]?.problems).toEqual([]);
    expect(productsOf(rows)).toMatchObject([
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
    const shortcodes = await readFixture("shortcodes");
    expect(codesOf(shortcodes.read[0]?.problems ?? [])).toEqual(["warning Description: shortcode-removed"]);
    expect(productsOf(shortcodes.read)[0]?.description).toBe(
      "<p>Fine haze [IP20] for [m] rooms.</p>\n<ul>\n<li>Quiet</li>\n</ul>\n<p>Runs all night.</p>",
    );
    const scripts = await readFixture("scripts");
    expect(codesOf(scripts.read[0]?.problems ?? [])).toEqual([
      "warning Name: html-removed",
      "warning Description: html-removed",
    ]);
    expect(productsOf(scripts.read)).toMatchObject([
      {
        name: "Lamp alert(1)",
        description: "<p>Safe <b>text</b></p>\n<p><span>link</span></p>",
      },
    ]);
  });

  test("two languages of one product share a SKU", async () => {
    const { read: rows } = await readFixture("wpml");
    expect(rows.flatMap((row) => row.problems)).toEqual([]);
    expect(productsOf(rows).map((product) => product.translation)).toEqual([
      { group: "g1", language: "en", source: null },
      { group: "g1", language: "ga", source: "en" },
    ]);
  });
});
