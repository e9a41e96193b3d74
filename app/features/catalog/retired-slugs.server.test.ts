import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { retiredSlugs } from "#app/db/schema/retired-slugs.ts";
import { categories } from "#app/db/schema/shop/catalog.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createCategory, createProduct } from "#tests/support/factories.ts";
import { createHireItem } from "#tests/support/hire/factories-hire.ts";
import { getCurrentSlug, listFormerSlugs, mergeSlugs, retireSlug } from "./retired-slugs.server.ts";

const db = await useTestDb();

it("leads a former slug to the present one, for each kind by itself", async () => {
  const product = await createProduct(db);
  const category = await createCategory(db, { slug: "led-par" });
  const item = await createHireItem(db, { slug: "led-par-64" });
  const retire = (kind: "product" | "category" | "hire-item", { id, slug }: { id: string; slug: string }) =>
    inTransaction(db, (tx) => retireSlug(tx, kind, { id, former: "par-64", slug }));
  await retire("product", product);
  await retire("category", category);
  await retire("hire-item", { id: item.id, slug: "led-par-64" });
  expect(await getCurrentSlug(db, "product", "par-64")).toBe(product.slug);
  expect(await getCurrentSlug(db, "category", "par-64")).toBe("led-par");
  expect(await getCurrentSlug(db, "hire-item", "par-64")).toBe("led-par-64");
  expect(await getCurrentSlug(db, "category", "never")).toBeNull();
  expect(await listFormerSlugs(db, "category")).toEqual(new Set(["par-64"]));
  expect(await listFormerSlugs(db, "category", category.id)).toEqual(new Set());
});

it("gives a former slug back to the product or category that had it, and forgets it with its owner", async () => {
  const { id } = await createCategory(db, { slug: "b" });
  const retire = (former: string, slug: string) =>
    inTransaction(db, (tx) => retireSlug(tx, "category", { id, former, slug }));
  await retire("a", "b");
  await retire("b", "a");
  expect(await listFormerSlugs(db, "category")).toEqual(new Set(["b"]));
  await db.delete(categories).where(eq(categories.id, id));
  expect(await db.$count(retiredSlugs)).toBe(0);
});

it("leads the slugs of a merged category to the other one", async () => {
  const from = await createCategory(db, { slug: "moving-heads" });
  const into = await createCategory(db, { slug: "lights" });
  await inTransaction(db, async (tx) => {
    await retireSlug(tx, "category", { id: from.id, former: "heads", slug: from.slug });
    await mergeSlugs(tx, from, into);
    await tx.delete(categories).where(eq(categories.id, from.id));
  });
  for (const slug of ["heads", "moving-heads"])
    expect(await getCurrentSlug(db, "category", slug)).toBe("lights");
});
