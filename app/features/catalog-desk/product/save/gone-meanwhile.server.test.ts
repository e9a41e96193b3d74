import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { brands, categories, products } from "#app/db/schema/shop/catalog.ts";
import { newId } from "#app/lib/ids.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createCategory, createProduct } from "#tests/support/factories.ts";
import { changeMany } from "../../bulk/change-many.server.ts";
import { undoMany } from "../../bulk/undo-many.server.ts";
import { readStoredForm } from "../read-values.server.ts";
import { renewSearchText } from "./renew-search-text.server.ts";
import { saveProduct } from "./save-product.server.ts";

const db = await useTestDb();
const who = { actorId: "admin", now: new Date("2026-11-21T12:00:00Z") };
const rowOf = async (id: string) => (await db.select().from(products).where(eq(products.id, id)))[0];

async function createBrand(name: string): Promise<string> {
  const id = newId();
  await db.insert(brands).values({ id, name, slug: name.toLowerCase() });
  return id;
}

it.each(["category", "brand"] as const)(
  "many products get no %s that was deleted meanwhile",
  async (action) => {
    const { id } = await createProduct(db);
    expect(await changeMany(db, { action, value: newId(), ids: [id], ...who })).toEqual({
      ok: false,
      error: { kind: "value-gone" },
    });
  },
);

it("undoing a change of many leaves products whose brand or category of before is gone, and counts them", async () => {
  const [old, other, next] = [
    await createBrand("Old"),
    await createBrand("Other"),
    await createBrand("Next"),
  ];
  const [gone, stays] = [
    await createProduct(db, { brandId: old }),
    await createProduct(db, { brandId: other }),
  ];
  const ids = [gone.id, stays.id];
  const done = await changeMany(db, { action: "brand", value: next, ids, ...who });
  await db.delete(brands).where(eq(brands.id, old));
  const batch = (done.ok && done.value.undo) || "";
  expect(await undoMany(db, { batch, ...who })).toEqual({
    ok: true,
    value: { changed: 1, left: 1, refused: [] },
  });
  expect([(await rowOf(gone.id))?.brandId, (await rowOf(stays.id))?.brandId]).toEqual([next, other]);

  const [from, to] = [await createCategory(db), await createCategory(db)];
  const placed = await createProduct(db, { categoryId: from.id });
  const moved = await changeMany(db, { action: "category", value: to.id, ids: [placed.id], ...who });
  await db.delete(categories).where(eq(categories.id, from.id));
  const back = await undoMany(db, { batch: (moved.ok && moved.value.undo) || "", ...who });
  expect(back).toEqual({ ok: true, value: { changed: 0, left: 1, refused: [] } });
  expect((await rowOf(placed.id))?.categoryId).toBe(to.id);
});

it("a product's form with a brand that was deleted meanwhile comes back with all that was typed", async () => {
  const { id } = await createProduct(db);
  const base = (await readStoredForm(db, id))?.values ?? {};
  const values = { ...base, name: "Typed", brand: newId() };
  const saved = await saveProduct(db, { id, base, values, generate: false, ...who });
  expect(saved).toMatchObject({
    ok: false,
    error: {
      kind: "returned",
      form: { values: { name: "Typed" }, faults: [{ field: "brand", kind: "gone" }] },
    },
  });
});

it("the search text of any number of products is renewed", async () => {
  const ids = Array.from({ length: 33_000 }, () => newId());
  const { id } = await createProduct(db, { name: "Lamp", searchText: "" });
  await inTransaction(db, (tx) => renewSearchText(tx, [...ids, id]));
  expect((await rowOf(id))?.searchText).toBe("lamp");
});

it("a search text is never cut within a character", async () => {
  const { id } = await createProduct(db, { name: `${"a".repeat(1_999)}🎭 mask`, searchText: "" });
  await inTransaction(db, (tx) => renewSearchText(tx, [id]));
  expect((await rowOf(id))?.searchText).toBe("a".repeat(1_999));
});
