import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { products } from "#app/db/schema/shop/catalog.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createCategory, createProduct } from "#tests/support/factories.ts";
import { readStoredForm } from "../product/read-values.server.ts";
import { saveProduct } from "../product/save/save-product.server.ts";
import { duplicateProduct } from "./change-state.server.ts";

const db = await useTestDb();
const who = { actorId: "admin", now: new Date("2026-11-21T12:00:00Z") };

const valuesOf = async (id: string) => (await readStoredForm(db, id))?.values ?? {};
const rowOf = async (id: string) => (await db.select().from(products).where(eq(products.id, id)))[0];

describe("a copy of a product", () => {
  it("is a draft without its part numbers and counts", async () => {
    const category = await createCategory(db);
    const { id } = await createProduct(db, { kind: "variable", sku: "P", categoryId: category.id });
    await createProduct(db, { parentId: id, sku: "V", stock: 3 });
    const copy = await duplicateProduct(db, { id, ...who });
    const copyId = copy.ok ? copy.value : "";
    expect(await rowOf(copyId)).toMatchObject({ status: "draft", sku: null, categoryId: category.id });
    expect(await db.select().from(products).where(eq(products.parentId, copyId))).toMatchObject([
      { sku: null, manageStock: false },
    ]);
    expect((await valuesOf(copyId)).categories).toBe(category.id);
  });

  it("leaves the former address of the product to it", async () => {
    const { id } = await createProduct(db, { name: "Follow spot", slug: "follow-spot" });
    const base = await valuesOf(id);
    await saveProduct(db, {
      id,
      base,
      values: { ...base, slug: "follow-spot-hmi" },
      generate: false,
      ...who,
    });
    const copy = await duplicateProduct(db, { id, ...who });
    expect((await rowOf(copy.ok ? copy.value : ""))?.slug).toBe("follow-spot-2");
  });
});
