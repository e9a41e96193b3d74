import { readFile } from "node:fs/promises";
import { asc, eq, inArray } from "drizzle-orm";
import { expect, it } from "vitest";
import { products } from "#app/db/schema/shop/catalog.ts";
import { VAT_RATES } from "#app/lib/vat.ts";
import { generateExport } from "#tests/bench/generate-export.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { importFile } from "#tests/support/shop/import-file.ts";
import { one, openCheckout, postCheckout, shopOf } from "#tests/support/shop/purchase.ts";
import { listImportProblems } from "../queries.server.ts";
import type { ImportOptions } from "../run/import-products.server.ts";
import { exportProducts } from "./export-products.server.ts";

const db = await useTestDb();
const clock = { now: () => new Date("2026-03-01T10:00:00Z") };
const bytes = (text: string) => new TextEncoder().encode(text);

const load = (file: AsyncIterable<Uint8Array> | Uint8Array, options: Partial<ImportOptions> = {}) =>
  importFile({ db, clock }, file, options);

/** What an import of the shop's own export would change. */
async function differences(blank: ImportOptions["blank"] = "keep") {
  const rows = () => db.select().from(products).orderBy(asc(products.id));
  const before = await rows();
  const { counts, runId } = await load(bytes(await exportProducts(db)), { blank });
  const after = await rows();
  const changed = after.flatMap((row, index) =>
    Object.entries(row).flatMap(([key, value]) => {
      const old = Reflect.get(before[index] ?? {}, key);
      return key !== "updatedAt" && JSON.stringify(old) !== JSON.stringify(value)
        ? [`${row.sku} ${key}: ${JSON.stringify(old)} -> ${JSON.stringify(value)}`]
        : [];
    }),
  );
  const { problems } = await listImportProblems(db, runId, 1);
  const errors = problems.filter(({ severity }) => severity === "error");
  return {
    changed: changed.slice(0, 10),
    errors,
    counts: { ...counts, unchanged: 0, rows: 0, images: 0, imagesMissing: 0 },
  };
}

const NONE = {
  changed: [],
  errors: [],
  counts: expect.objectContaining({ created: 0, updated: 0, skipped: 0, categories: 0 }),
};

it.each([
  ["the sample catalogue", "../../../../sample/products.csv", "sample"],
  ["a genuine export", "../fixtures/genuine.csv", "woocommerce"],
  ["awkward values", "../fixtures/awkward-values.csv", "woocommerce"],
  ["scripts in descriptions", "../fixtures/scripts.csv", "woocommerce"],
] as const)("an export of %s changes nothing when it is imported", async (_, path, source) => {
  await load(await readFile(new URL(path, import.meta.url)), { source });
  expect(await differences()).toEqual(NONE);
  if (source === "woocommerce") expect(await differences("clear")).toEqual(NONE);
});

it("a sale that a file ends on a second ends on the same one in the export", async () => {
  await load(await readFile(new URL("../fixtures/genuine.csv", import.meta.url)));
  expect(await exportProducts(db)).toContain('"2030-01-01 00:00:00","2030-01-31 23:59:59"');
});

it("an export of generated families changes nothing when it is imported", async () => {
  await load(generateExport(150));
  expect(await differences()).toEqual(NONE);
});

it("F-12b: what looks like a formula, commas in lists and line breaks come back as they were", async () => {
  const lines = [
    "ID,Type,SKU,Name,Regular price,Sale price,Date sale price ends,Description,Categories,Tags,Brands,Images,Parent,Attribute 1 name,Attribute 1 value(s)",
    `1,variable,'+48V,'-20 dB pad,,,,"<p>One\\nTwo C:\\\\new</p>","Pads\\, attenuators > 20 dB, Audio","a\\, b, c","Brand\\, Sons","https://example.org/a\\,b.jpg",,Length,"5 m, 10\\, long"`,
    `2,variation,'=1,'70s amp,12.50,9.99,2027-07-01 0:30:00,,,,,,id:1,Length,"10\\, long"`,
    "3,simple,,&amp;amp; is an entity,,,,,,,,,,,",
  ];
  await load(bytes(lines.join("\n")));
  const names = await db.select({ name: products.name }).from(products).orderBy(asc(products.sourceId));
  expect(names.map(({ name }) => name)).toEqual(["-20 dB pad", "'70s amp", "&amp; is an entity"]);
  const text = await exportProducts(db);
  expect(text).toContain("'-20 dB pad");
  expect(text).not.toMatch(/(?:^|,)"?[=+@]/m);
  expect(await differences()).toEqual(NONE);
});

it.each(VAT_RATES)(
  "a product at a VAT rate of %i basis points has it after an import of the export",
  async (rate) => {
    await load(bytes("SKU,Name,Regular price\nRATE,Lamp,5\n"));
    await db.update(products).set({ vatRate: rate }).where(eq(products.sku, "RATE"));
    expect(await differences()).toEqual(NONE);
  },
);

it("products that the back office made, without an ID, are found again by their SKU or name", async () => {
  await load(bytes("SKU,Name,Regular price\nDESK-1,By hand,5\n,Only a name,7\n"));
  await db.update(products).set({ source: null }).where(eq(products.sku, "DESK-1"));
  expect((await differences()).counts).toMatchObject({ created: 0, updated: 0 });
});

it("counts that an unpaid order holds to the last piece stay sold out, on backorder too", async () => {
  await load(
    bytes(
      [
        "ID,Type,SKU,Name,Published,Regular price,Stock,Backorders allowed?,Parent,Attribute 1 name,Attribute 1 value(s)",
        "1,simple,LAMP,Lamp,1,10,3,0,,,",
        "2,simple,HAZER,Hazer,1,10,3,notify,,,",
        "3,variable,CABLE,Cable,1,,,0,,Length,5 m",
        "4,variation,CABLE-5,Cable,1,10,3,0,id:3,Length,5 m",
      ].join("\n"),
    ),
  );
  const stored = async () => {
    const rows = await db.select().from(products).orderBy(asc(products.sourceId));
    return Object.fromEntries(rows.map(({ sku, stockStatus }) => [sku, stockStatus]));
  };
  const shop = shopOf(db);
  const sold = await db
    .select()
    .from(products)
    .where(inArray(products.sku, ["LAMP", "HAZER", "CABLE-5"]));
  const token = await openCheckout(
    shop,
    sold.flatMap(({ id }) => one(id, 3)),
  );
  expect((await postCheckout(shop, token)).ok).toBe(true);
  const soldOut = {
    LAMP: "out_of_stock",
    HAZER: "on_backorder",
    CABLE: "out_of_stock",
    "CABLE-5": "out_of_stock",
  };
  expect(await stored()).toEqual(soldOut);
  expect(await differences()).toEqual(NONE);
  expect(await stored()).toEqual(soldOut);
  // A file without counts does not say what those of the shop say already.
  await load(bytes("ID,Type,SKU,Name,In stock?\n1,simple,LAMP,Lamp,1"));
  expect(await stored()).toEqual(soldOut);
});
