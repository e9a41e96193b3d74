import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { products } from "#app/db/schema/shop/catalog.ts";
import { cents } from "#app/lib/money.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createProduct } from "#tests/support/factories.ts";
import type { ProductValues } from "./product-values.ts";
import { readStoredForm } from "./read-values.server.ts";
import { saveProduct } from "./save/save-product.server.ts";

const db = await useTestDb();
const now = new Date("2026-11-21T12:00:00Z");
const SALE = {
  price: cents(8_000),
  regularPrice: cents(10_000),
  salePrice: cents(8_000),
  saleFrom: new Date("2026-11-01T00:00:00Z"),
  saleTo: new Date("2026-11-30T23:59:59Z"),
};

async function save(id: string, changes: ProductValues) {
  const base = (await readStoredForm(db, id))?.values ?? {};
  const values = { ...base, ...changes };
  const saved = await saveProduct(db, { id, base, values, generate: false, actorId: "admin", now });
  expect(saved).toMatchObject({ ok: true });
}

async function datesOf(id: string) {
  const { saleFrom, saleTo } = products;
  const [row] = await db.select({ saleFrom, saleTo }).from(products).where(eq(products.id, id));
  return row;
}

async function createVariation(sale: Partial<typeof SALE>) {
  const { id: parentId } = await createProduct(db, { kind: "variable", price: cents(8_000) });
  const variation = await createProduct(db, { kind: "variation", parentId, ...SALE, ...sale });
  return { parentId, id: variation.id };
}

describe("the sale dates of a saved form", () => {
  it("stay with a variation that has its own while no one edits those of the product", async () => {
    const { parentId, id } = await createVariation({});
    await save(parentId, { name: "Typo corrected", [`v.${id}.salePrice`]: "75" });
    expect(await datesOf(id)).toEqual({ saleFrom: SALE.saleFrom, saleTo: SALE.saleTo });
  });

  it("are the product's for every variation where they are edited", async () => {
    const { parentId, id } = await createVariation({});
    await save(parentId, { saleTo: "2026-12-24T18:00" });
    expect(await datesOf(id)).toEqual({ saleFrom: null, saleTo: new Date("2026-12-24T18:00:00Z") });
  });

  it("are the product's for a variation whose sale was over and gets another price", async () => {
    const { parentId, id } = await createVariation({ saleTo: new Date("2026-11-20T00:00:00Z") });
    await save(parentId, {});
    expect(await datesOf(id)).toMatchObject({ saleTo: new Date("2026-11-20T00:00:00Z") });
    await save(parentId, { [`v.${id}.salePrice`]: "75" });
    expect(await datesOf(id)).toEqual({ saleFrom: null, saleTo: null });
  });

  it("keep the seconds that a field does not show", async () => {
    const { id } = await createProduct(db, SALE);
    await save(id, { name: "Typo corrected" });
    expect(await datesOf(id)).toEqual({ saleFrom: SALE.saleFrom, saleTo: SALE.saleTo });
  });
});
