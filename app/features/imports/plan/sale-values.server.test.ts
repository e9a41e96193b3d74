import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { products } from "#app/db/schema/shop/catalog.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { csv, importFile } from "#tests/support/shop/import-file.ts";
import { listImportProblems } from "../queries.server.ts";
import type { ImportOptions } from "../run/import-products.server.ts";

const db = await useTestDb();
const clock = { now: () => new Date("2026-03-01T10:00:00Z") };

const COLUMNS = "SKU,Name,Regular price,Sale price,Date sale price starts,Date sale price ends";

/** Gives the shop a product, then imports a file; returns the product's prices and what the report says. */
async function afterImport(before: string, lines: readonly string[], options: Partial<ImportOptions> = {}) {
  await importFile({ db, clock }, csv(COLUMNS, `A,Lamp,${before}`));
  const { runId } = await importFile({ db, clock }, csv(...lines), options);
  const [row] = await db.select().from(products).where(eq(products.sku, "A"));
  const { regularPrice, salePrice, saleFrom, saleTo, price } = row ?? {};
  const { problems } = await listImportProblems(db, runId, 1);
  const codes = problems.map(({ column, value, reason }) => [column, value, reason.code]);
  return { prices: { regularPrice, salePrice, saleFrom, saleTo, price }, codes };
}

const NO_SALE = { salePrice: null, saleFrom: null, saleTo: null };
const DROPPED = ["Sale price", "80.00", "kept-sale-not-lower"];

describe("a sale of the shop that a file says nothing of", () => {
  it("is kept with its dates below the new regular price", async () => {
    const { prices, codes } = await afterImport("100,80,,2026-12-31", [COLUMNS, "A,Lamp,90,,,"]);
    expect(prices).toMatchObject({ regularPrice: 9000, salePrice: 8000, price: 8000 });
    expect(prices.saleTo).toEqual(new Date("2027-01-01T00:00:00Z"));
    expect(codes).toEqual([]);
  });

  it.each([
    ["a blank cell", [COLUMNS, "A,Lamp,75,,,"], [DROPPED]],
    ["no column", ["SKU,Name,Regular price", "A,Lamp,75"], [DROPPED]],
    [
      "a sale price that is not lower either",
      [COLUMNS, "A,Lamp,75,120,,"],
      [["Sale price", "120", "sale-not-lower"], DROPPED],
    ],
  ])("ends where it is not below the new regular price: %s", async (_, lines, expected) => {
    const { prices, codes } = await afterImport("100,80,,2026-12-31", lines);
    expect(prices).toEqual({ regularPrice: 7500, price: 7500, ...NO_SALE });
    expect(codes).toEqual(expected);
  });

  it("ends without a warning where blank cells clear", async () => {
    const lines = [COLUMNS, "A,Lamp,75,,,"];
    const { prices, codes } = await afterImport("100,80,,2026-12-31", lines, { blank: "clear" });
    expect(prices).toEqual({ regularPrice: 7500, price: 7500, ...NO_SALE });
    expect(codes).toEqual([]);
  });
});

describe("a sale of a file", () => {
  it("with blank dates is in force at once and without an end", async () => {
    const { prices } = await afterImport("100,80,,2026-01-31", [COLUMNS, "A,Lamp,100,60,,"]);
    expect(prices).toEqual({ ...NO_SALE, regularPrice: 10_000, salePrice: 6000, price: 6000 });
  });

  it("without columns for dates keeps those of a sale that is not over", async () => {
    const lines = ["SKU,Name,Regular price,Sale price", "A,Lamp,100,60"];
    const { prices } = await afterImport("100,80,,2026-12-31", lines);
    expect(prices).toMatchObject({ salePrice: 6000, saleTo: new Date("2027-01-01T00:00:00Z"), price: 6000 });
  });

  it("without columns for dates begins at once after a sale that is over, and never revives that one", async () => {
    const lines = (sale: number) => ["SKU,Name,Regular price,Sale price", `A,Lamp,100,${sale}`];
    const over = await afterImport("100,80,,2026-01-31", lines(80));
    expect(over.prices).toMatchObject({ salePrice: 8000, price: 10_000 });
    const next = await afterImport("100,80,,2026-01-31", lines(60));
    expect(next.prices).toMatchObject({ ...NO_SALE, salePrice: 6000, price: 6000 });
  });
});
