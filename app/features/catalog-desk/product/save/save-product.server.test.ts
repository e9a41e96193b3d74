import { asc, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { media } from "#app/db/schema/media.ts";
import { retiredSlugs } from "#app/db/schema/retired-slugs.ts";
import {
  priceHistory,
  productCategories,
  productImages,
  productLinks,
  products,
} from "#app/db/schema/shop/catalog.ts";
import { getProductBySlug } from "#app/features/catalog/product/product-page.server.ts";
import { FormFields } from "#app/lib/forms/form-fields.ts";
import { newId } from "#app/lib/ids.ts";
import { cents } from "#app/lib/money.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createCategory, createProduct } from "#tests/support/factories.ts";
import { deleteProduct, publishProduct } from "../../bulk/change-state.server.ts";
import { changeStock } from "../../change-stock.server.ts";
import { type ProductValues, readProductValues } from "../product-values.ts";
import { readStoredForm } from "../read-values.server.ts";
import { saveProduct } from "./save-product.server.ts";

const db = await useTestDb();
const now = new Date("2026-11-21T12:00:00Z");
const who = { actorId: "admin", now };

const valuesOf = async (id: string) => (await readStoredForm(db, id))?.values ?? {};
const rowOf = async (id: string) => (await db.select().from(products).where(eq(products.id, id)))[0];
const childrenOf = (id: string) =>
  db.select().from(products).where(eq(products.parentId, id)).orderBy(asc(products.position));

/** What a form posts that has these fields over what it was filled with. */
async function save(id: string, changes: ProductValues, base?: ProductValues, generate = false) {
  const filled = base ?? (await valuesOf(id));
  return saveProduct(db, { id, base: filled, values: { ...filled, ...changes }, generate, ...who });
}

async function addNew(changes: ProductValues) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ vatRate: "2300", visibility: "visible", ...changes }))
    form.append(name, value);
  return saveProduct(db, {
    id: null,
    base: {},
    values: readProductValues(new FormFields(form)),
    generate: false,
    ...who,
  });
}

describe("a new product", () => {
  it("becomes a draft with everything the form says, and its HTML is cleaned", async () => {
    const category = await createCategory(db);
    const made = await addNew({
      name: "Fresnel 1kW",
      nameGa: "Fresnel 1kW Gaeilge",
      regularPrice: "1,200",
      salePrice: "1,000",
      sku: "FR-1",
      categories: category.id,
      tags: "theatre, light,theatre",
      description: '<p onclick="x()">Warm</p><script>alert(1)</script>',
      descriptionGa: "<p>Te</p>",
      stock: "4",
      weight: "2,5",
      attributes: "Colour: black",
      featured: "yes",
      position: "3",
    });
    const id = made.ok ? made.value.id : "";
    expect(await rowOf(id)).toMatchObject({
      slug: "fresnel-1kw",
      status: "draft",
      price: 100_000,
      description: "<p>Warm</p>",
      descriptionGa: "<p>Te</p>",
      tags: ["theatre", "light"],
      weightGrams: 2_500,
      manageStock: true,
      stockStatus: "in_stock",
      categoryId: category.id,
      featured: true,
      position: 3,
      attributes: [{ name: "Colour", values: ["black"], visible: true, variation: false }],
    });
    expect(await valuesOf(id)).toMatchObject({ stock: "4", weight: "2.5", regularPrice: "1200.00" });
    expect(await db.select().from(productCategories)).toHaveLength(1);
    expect(await db.select().from(priceHistory)).toMatchObject([{ price: 100_000 }]);
  });

  it("is refused with every fault at once, and nothing of it is stored", async () => {
    await createProduct(db, { sku: "TAKEN", slug: "taken" });
    const bad = {
      name: "",
      sku: "taken",
      slug: "taken",
      regularPrice: "x",
      gtin: "12",
      crossSells: "nobody",
      attributes: "no colon",
      position: "first",
      saleFrom: "2026-12-02T10:00",
      saleTo: "2026-12-01T10:00",
    };
    const done = await addNew(bad);
    const faults = !done.ok && done.error.kind === "returned" ? done.error.form.faults : [];
    const fields = [
      "name",
      "gtin",
      "position",
      "attributes",
      "regularPrice",
      "saleTo",
      "sku",
      "slug",
      "crossSells",
    ];
    expect(faults.map(({ field }) => field)).toEqual(fields);
    expect(!done.ok && done.error.kind === "returned" && done.error.form.values.regularPrice).toBe("x");
    expect(await db.select().from(products)).toHaveLength(1);
  });
});

describe("two people at the same product", () => {
  it("keeps both changes where they are of different fields", async () => {
    const { id } = await createProduct(db, { price: cents(1_000), stock: 5 });
    const seen = await valuesOf(id);
    await save(id, { regularPrice: "12" }, seen);
    const second = await save(id, { nameGa: "Ainm" }, seen);
    expect(second).toMatchObject({ ok: true, value: { merged: ["regularPrice"] } });
    expect(await rowOf(id)).toMatchObject({ price: 1_200, nameGa: "Ainm" });
  });

  it("tells the second where both changed the same, stores nothing, and takes the next save", async () => {
    const { id } = await createProduct(db);
    const seen = await valuesOf(id);
    await save(id, { name: "Theirs", tags: "new" }, seen);
    const second = await save(id, { name: "Mine" }, seen);
    const form = !second.ok && second.error.kind === "returned" ? second.error.form : null;
    expect(form).toMatchObject({ conflicts: [{ field: "name", theirs: "Theirs" }], merged: ["tags"] });
    expect(form?.values).toMatchObject({ name: "Mine", tags: "new" });
    expect((await rowOf(id))?.name).toBe("Theirs");
    await saveProduct(db, {
      id,
      base: form?.base ?? {},
      values: form?.values ?? {},
      generate: false,
      ...who,
    });
    expect(await rowOf(id)).toMatchObject({ name: "Mine", tags: ["new"] });
  });

  it("does not take back what an order has bought while somebody typed", async () => {
    const { id } = await createProduct(db, { stock: 5 });
    const seen = await valuesOf(id);
    await changeStock(db, { id, by: "-2", reason: "damage", seen: "5", actorId: who.actorId });
    await save(id, { name: "Typed slowly" }, seen);
    expect((await valuesOf(id)).stock).toBe("3");
  });

  it("tells when the product is gone", async () => {
    const { id } = await createProduct(db);
    const seen = await valuesOf(id);
    await deleteProduct(db, { id, ...who });
    expect(await save(id, { name: "x" }, seen)).toEqual({ ok: false, error: { kind: "not-found" } });
  });
});

describe("variations", () => {
  it("are made of the features, stored, exchanged their SKUs and deleted", async () => {
    const { id } = await createProduct(db, { price: cents(500) });
    await save(id, { attributes: "Length*: 5 m | 10 m\nColour: black" }, undefined, true);
    await save(id, {}, undefined, true);
    const [short, long] = await childrenOf(id);
    if (!short || !long) throw new Error("no variations");
    expect([short.options, long.options]).toEqual([{ Length: "5 m" }, { Length: "10 m" }]);
    const [a, b] = [`v.${short.id}`, `v.${long.id}`];
    await save(id, { [`${a}.sku`]: "A", [`${b}.sku`]: "B", [`${b}.regularPrice`]: "4", [`${b}.stock`]: "2" });
    expect(await rowOf(id)).toMatchObject({ kind: "variable", price: 400 });
    expect(await save(id, { [`${a}.sku`]: "B", [`${b}.sku`]: "A" })).toMatchObject({ ok: true });
    expect(await rowOf(long.id)).toMatchObject({ sku: "A", manageStock: true });
    const same = await save(id, { [`${a}.o.Length`]: "10 m" });
    expect(!same.ok && same.error.kind === "returned" && same.error.form.faults).toMatchObject([
      { kind: "same-options" },
    ]);
    await save(id, { [`${b}.remove`]: "yes", [`${a}.o.Length`]: "" });
    expect(await childrenOf(id)).toMatchObject([{ id: short.id, options: {}, sku: "B" }]);
    expect((await rowOf(id))?.price).toBe(500);
  });
});

describe("variations of a product on sale", () => {
  it("L11: take its sale over, which its own price then follows without a step in its history", async () => {
    const sale = { salePrice: cents(80), saleTo: new Date("2026-11-30T00:00:00Z") };
    const { id } = await createProduct(db, { price: cents(80), regularPrice: cents(100), ...sale });
    await save(id, { attributes: "Length*: 5 m | 10 m" }, undefined, true);
    expect(await childrenOf(id)).toMatchObject([
      { price: 80, regularPrice: 100, ...sale },
      { price: 80, regularPrice: 100, ...sale },
    ]);
    expect(await rowOf(id)).toMatchObject({ kind: "variable", price: 80, salePrice: null });
    const history = await db.select().from(priceHistory).where(eq(priceHistory.productId, id));
    expect(history).toMatchObject([{ price: 80 }]);
  });
});

describe("a variation whose value the features no longer have", () => {
  it("is taken off offer when they are stored", async () => {
    const { id } = await createProduct(db, { price: cents(500) });
    await save(id, { attributes: "Colour*: red\\, blue" }, undefined, true);
    const [wrong] = await childrenOf(id);
    expect(wrong).toMatchObject({ options: { Colour: "red, blue" }, status: "published" });
    const base = await valuesOf(id);
    const values = { ...base, attributes: "Colour*: red, blue" };
    const confirmed = [`v.${wrong?.id}.offered `];
    await saveProduct(db, { id, base, values, confirmed, generate: true, ...who });
    const now = await childrenOf(id);
    expect(now.map(({ options, status }) => [options["Colour"], status])).toEqual([
      ["red, blue", "private"],
      ["red", "published"],
      ["blue", "published"],
    ]);
  });
});

describe("what surrounds a product", () => {
  it("orders pictures, links products by SKU, and lets a retired address lead on", async () => {
    const pictures = await addPictures(2);
    const other = await createProduct(db, { sku: "CABLE" });
    const { id, slug } = await createProduct(db);
    await save(id, {
      pictures: pictures.toReversed().join(),
      crossSells: `cable\n${other.slug}`,
      slug: "new-one",
    });
    const shown = await db.select().from(productImages).orderBy(asc(productImages.position));
    expect(shown.map(({ mediaId }) => mediaId)).toEqual(pictures.toReversed());
    expect(await db.select().from(productLinks)).toMatchObject([{ targetId: other.id, kind: "cross_sell" }]);
    expect(await db.select().from(retiredSlugs)).toMatchObject([{ slug, productId: id }]);
    await save(id, { slug });
    expect(await db.select().from(retiredSlugs)).toMatchObject([{ slug: "new-one", productId: id }]);
    const taken = await save(other.id, { slug: "new-one" });
    expect(!taken.ok && taken.error.kind === "returned" && taken.error.form.faults).toMatchObject([
      { kind: "slug-taken" },
    ]);
  });

  it("L24: publishes only what has all the law asks for", async () => {
    const { id, slug } = await createProduct(db, { status: "draft", sku: "X-1" });
    expect(await publishProduct(db, { id, on: true, ...who })).toMatchObject({
      ok: false,
      error: { what: ["picture", "maker-name", "maker-address", "maker-contact"] },
    });
    const [picture = ""] = await addPictures(1);
    const maker = {
      manufacturerName: "M",
      manufacturerAddress: "1 St, Berlin",
      manufacturerContact: "m@example.com",
    };
    await save(id, { pictures: picture, ...maker });
    expect(await publishProduct(db, { id, on: true, ...who })).toMatchObject({ ok: true });
    expect(await getProductBySlug(db, slug, now)).toMatchObject({ id });
    await publishProduct(db, { id, on: false, ...who });
    expect(await getProductBySlug(db, slug, now)).toBeNull();
  });
});

async function addPictures(n: number): Promise<string[]> {
  const ids = Array.from({ length: n }, () => newId());
  for (const id of ids)
    await db
      .insert(media)
      .values({ id, filename: `${id}.jpg`, width: 8, height: 8, variants: [], placeholder: "" });
  return ids;
}
