import { expect, it } from "vitest";
import { brands, categories } from "#app/db/schema/shop/catalog.ts";
import { auditLog } from "#app/db/schema/system/audit.ts";
import { newId } from "#app/lib/ids.ts";
import { cents } from "#app/lib/money.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createProduct } from "#tests/support/factories.ts";
import { saveBrandMaker, saveCategoryCost } from "../duties/save-duties.server.ts";
import { getProductBySlug } from "../product/product-page.server.ts";
import { listProductsByIds } from "../purchasable.server.ts";
import { getAdminBrand, listAdminBrands, listCategoryCosts, listMakerGaps } from "./makers-admin.server.ts";
import { makerLacks } from "./makers-admin.ts";

const db = await useTestDb();

const MAKER = {
  manufacturerName: "Maker Inc.",
  manufacturerAddress: "1 Street, Boston",
  manufacturerContact: "safety@example.com",
  manufacturerOutsideEu: true,
  responsiblePerson: null,
};

it("L24: naming a brand's maker once mends all of its products", async () => {
  const brandId = newId();
  await db.insert(brands).values({ id: brandId, name: "Brand", slug: "brand" });
  const one = await createProduct(db, { name: "One", brandId });
  await createProduct(db, { name: "Two", brandId });
  await createProduct(db, { name: "Own", brandId, manufacturerName: "Only a name" });
  await createProduct(db, { name: "Waiting", brandId, status: "draft" });
  const gaps = async (published: boolean) =>
    (await listMakerGaps(db, { drafts: !published, after: "" })).gaps.map(({ name, own }) => [name, own]);
  expect(await gaps(true)).toEqual([
    ["One", false],
    ["Own", true],
    ["Two", false],
  ]);
  expect(await gaps(false)).toEqual([["Waiting", false]]);

  await saveBrandMaker(db, { brandId, maker: MAKER, actorId: "staff" });
  expect(await gaps(true)).toHaveLength(3);
  const outside = await getAdminBrand(db, brandId);
  expect(outside && makerLacks(outside)).toEqual(["responsible"]);
  expect(outside).toMatchObject({ products: 2, ownMakers: 1 });
  const missing = { search: "bra", missing: true, after: "" };
  expect((await listAdminBrands(db, missing)).brands).toHaveLength(1);

  const maker = { ...MAKER, responsiblePerson: "Importer BV, 2 Quay, Rotterdam" };
  expect(await saveBrandMaker(db, { brandId, maker, actorId: "staff" })).toBe(true);
  expect(await gaps(true)).toEqual([["Own", true]]);
  expect((await listAdminBrands(db, missing)).brands).toEqual([]);
  expect((await getProductBySlug(db, one.slug, new Date()))?.duties.maker).toMatchObject({
    name: "Maker Inc.",
    responsible: "Importer BV, 2 Quay, Rotterdam",
  });
  expect((await db.select().from(auditLog)).map(({ action }) => action)).toEqual([
    "brand.maker-changed",
    "brand.maker-changed",
  ]);
  expect(await saveBrandMaker(db, { brandId: newId(), maker, actorId: "staff" })).toBe(false);
});

it("lists all gaps over two pages, the second from where the first ends", async () => {
  const names = Array.from({ length: 51 }, (_, n) => `Gap ${String(n).padStart(2, "0")}`);
  for (const name of names) await createProduct(db, { name });
  const first = await listMakerGaps(db, { drafts: false, after: "" });
  const second = await listMakerGaps(db, { drafts: false, after: first.next ?? "" });
  expect([...first.gaps, ...second.gaps].map(({ name }) => name)).toEqual(names);
  expect([first.gaps.length, second.next]).toEqual([50, null]);
});

it("L25: a category's environmental cost is with every electrical product that says nothing itself", async () => {
  const categoryId = newId();
  const category = { id: categoryId, name: "Lamps", slug: "lamps", path: "Lighting > Lamps" };
  await db.insert(categories).values(category);
  const lamp = await createProduct(db, { categoryId });
  const stand = await createProduct(db, { categoryId, electrical: false });
  const own = await createProduct(db, { categoryId, environmentalCost: cents(0) });
  await saveCategoryCost(db, { categoryId, cost: cents(85), actorId: "staff" });
  const sold = await listProductsByIds(db, [lamp.id, stand.id, own.id]);
  const costs = new Map(sold.map(({ id, duties }) => [id, duties.environmentalCost]));
  expect([lamp, stand, own].map(({ id }) => costs.get(id))).toEqual([85, null, 0]);
  expect(await listCategoryCosts(db)).toMatchObject([{ path: "Lighting > Lamps", environmentalCost: 85 }]);
});
