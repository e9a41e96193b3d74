import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { products } from "#app/db/schema/shop/catalog.ts";
import { cents } from "#app/lib/money.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createProduct } from "#tests/support/factories.ts";
import type { ProductValues } from "../product-values.ts";
import { readStoredForm } from "../read-values.server.ts";
import { saveProduct } from "./save-product.server.ts";

const db = await useTestDb();
const now = new Date("2026-11-21T12:00:00Z");

/** A product at 23 % with a variation at 0 % that may be ordered while there is none; saved with `changes`. */
async function saved(changes: ProductValues) {
  const { id: parentId } = await createProduct(db, { kind: "variable", vatRate: 2_300, backorders: "no" });
  const own = { vatRate: 0, backorders: "notify", price: cents(2_000) } as const;
  const { id } = await createProduct(db, { kind: "variation", parentId, ...own });
  const base = (await readStoredForm(db, parentId))?.values ?? {};
  const values = { ...base, ...changes };
  const done = await saveProduct(db, { id: parentId, base, values, generate: false, actorId: "admin", now });
  expect(done).toMatchObject({ ok: true });
  const { vatRate, backorders } = products;
  return (await db.select({ vatRate, backorders }).from(products).where(eq(products.id, id)))[0];
}

describe("the VAT rate and backorders of a variation", () => {
  it("stay as they are while no one edits those of the product", async () => {
    expect(await saved({ name: "Typo corrected" })).toEqual({ vatRate: 0, backorders: "notify" });
  });

  it("are the product's where they are edited, each by itself", async () => {
    expect(await saved({ vatRate: "1350" })).toEqual({ vatRate: 1_350, backorders: "notify" });
    expect(await saved({ backorders: "yes" })).toEqual({ vatRate: 0, backorders: "yes" });
  });
});
