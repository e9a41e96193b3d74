import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { brands, products } from "#app/db/schema/shop/catalog.ts";
import { auditLog } from "#app/db/schema/system/audit.ts";
import { newId } from "#app/lib/ids.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createProduct } from "#tests/support/factories.ts";
import { NO_BRAND } from "../bulk/bulk.ts";
import { listAdminProducts } from "../list-products.server.ts";
import { productsList } from "../list-query.ts";
import { deleteBrand, getBrandQuestion } from "./delete-brand.server.ts";

const db = await useTestDb();
const actorId = "admin";

async function createBrand(name: string): Promise<string> {
  const id = newId();
  await db.insert(brands).values({ id, name, slug: name.toLowerCase() });
  return id;
}

it("deletes a brand that nothing carries, and moves the products of another in the same step", async () => {
  const [spare, wrong, right] = [
    await createBrand("Spare"),
    await createBrand("Chauvt"),
    await createBrand("Chauvet"),
  ];
  const { id } = await createProduct(db, { name: "Par", brandId: wrong, status: "draft" });
  const found = async (search: string) =>
    (await listAdminProducts(db, productsList.parse(new URLSearchParams({ search })))).products.length;

  expect(await deleteBrand(db, { id: spare, into: "", actorId })).toEqual({ ok: true, value: { moved: 0 } });
  expect(await deleteBrand(db, { id: spare, into: "", actorId })).toMatchObject({
    error: { kind: "not-found" },
  });
  for (const into of ["", wrong, newId()])
    expect(await deleteBrand(db, { id: wrong, into, actorId })).toMatchObject({
      error: { kind: "into-needed" },
    });
  expect(await getBrandQuestion(db, wrong)).toMatchObject({ products: 1, others: [{ id: right }] });
  expect(await deleteBrand(db, { id: wrong, into: right, actorId })).toMatchObject({ value: { moved: 1 } });
  const [row] = await db.select().from(products).where(eq(products.id, id));
  expect(row?.brandId).toBe(right);
  expect([await found("chauvet"), await found("chauvt")]).toEqual([1, 0]);

  expect(await deleteBrand(db, { id: right, into: NO_BRAND, actorId })).toMatchObject({ ok: true });
  expect(await found("chauvet")).toBe(0);
  const noted = await db.select().from(auditLog).where(eq(auditLog.action, "brand.deleted"));
  expect(noted.map(({ subjectId, details }) => [subjectId, details.into])).toEqual([
    [spare, null],
    [wrong, right],
    [right, null],
  ]);
});
