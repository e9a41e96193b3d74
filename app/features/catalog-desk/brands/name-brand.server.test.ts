import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { brands } from "#app/db/schema/shop/catalog.ts";
import { auditLog } from "#app/db/schema/system/audit.ts";
import { newId } from "#app/lib/ids.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createProduct } from "#tests/support/factories.ts";
import { listAdminProducts } from "../list-products.server.ts";
import { productsList } from "../list-query.ts";
import { addBrand, renameBrand } from "./name-brand.server.ts";

const db = await useTestDb();
const actorId = "admin";

it("adds a brand with an address of its own, and refuses an empty or a used name", async () => {
  const first = await addBrand(db, { name: " Martin \n Audio ", actorId });
  const second = await addBrand(db, { name: "Martin-Audio", actorId });
  const rows = await db
    .select({ name: brands.name, slug: brands.slug })
    .from(brands)
    .orderBy(brands.createdAt, brands.slug);
  expect([first.ok, second.ok]).toEqual([true, true]);
  expect(rows).toEqual([
    { name: "Martin Audio", slug: "martin-audio" },
    { name: "Martin-Audio", slug: "martin-audio-2" },
  ]);
  expect(await addBrand(db, { name: " \u0000 ", actorId })).toMatchObject({ error: { kind: "needed" } });
  expect(await addBrand(db, { name: "MARTIN AUDIO", actorId })).toMatchObject({ error: { kind: "taken" } });
});

it("renames a brand, and search finds its products by the new name", async () => {
  const added = await addBrand(db, { name: "Chauvt", actorId });
  const id = added.ok ? added.value : "";
  await addBrand(db, { name: "Robe", actorId });
  await createProduct(db, { name: "Par", brandId: id });
  const found = async (search: string) =>
    (await listAdminProducts(db, productsList.parse(new URLSearchParams({ search })))).products.length;

  expect(await renameBrand(db, { id, name: "robe", actorId })).toMatchObject({ error: { kind: "taken" } });
  expect(await renameBrand(db, { id, name: "", actorId })).toMatchObject({ error: { kind: "needed" } });
  expect(await renameBrand(db, { id: newId(), name: "Any", actorId })).toMatchObject({
    error: { kind: "not-found" },
  });
  expect(await renameBrand(db, { id, name: "chauvt", actorId })).toMatchObject({ ok: true });
  expect(await renameBrand(db, { id, name: "Chauvet", actorId })).toMatchObject({ ok: true });
  expect([await found("chauvet"), await found("chauvt")]).toEqual([1, 0]);
  const [row] = await db.select().from(brands).where(eq(brands.id, id));
  expect(row).toMatchObject({ name: "Chauvet", slug: "chauvt" });
  const noted = await db.select().from(auditLog).where(eq(auditLog.action, "brand.renamed"));
  expect(noted.map(({ details }) => details)).toEqual([
    { from: "Chauvt", to: "chauvt" },
    { from: "chauvt", to: "Chauvet" },
  ]);
});
