import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { products } from "#app/db/schema/shop/catalog.ts";
import { FormFields } from "#app/lib/forms/form-fields.ts";
import { cents } from "#app/lib/money.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createProduct, createUser } from "#tests/support/factories.ts";
import { changeCell } from "../../bulk/change-cell.server.ts";
import { submitMany } from "../../bulk/submit-many.server.ts";
import { productsList } from "../../list-query.ts";
import { getProductAdmin } from "../get-product.server.ts";
import { type ProductValues, readProductValues } from "../product-values.ts";
import { readStoredForm } from "../read-values.server.ts";
import { saveProductDraft } from "./save-draft.server.ts";
import { saveProduct } from "./save-product.server.ts";

const db = await useTestDb();
const now = new Date("2026-11-21T12:00:00Z");
const who = { actorId: "admin", now };

const byField = (a: { readonly field: string }, b: { readonly field: string }) =>
  a.field < b.field ? -1 : 1;
const rowOf = async (id: string) => (await db.select().from(products).where(eq(products.id, id)))[0];

/** What the product's page posts after these changes. */
async function formOf(id: string, changes: ProductValues) {
  const base = (await readStoredForm(db, id))?.values ?? {};
  return { id, base, values: { ...base, ...changes }, draft: "" };
}

const save = async (id: string, changes: ProductValues, confirmed: readonly string[] = []) =>
  saveProduct(db, { ...(await formOf(id, changes)), confirmed, generate: false, ...who });

describe("a price that becomes 0.00 in the form of a product", () => {
  it("is stored after a yes, and the question holds all that was typed", async () => {
    const { id, name } = await createProduct(db, { price: cents(10_000) });
    const typed = { regularPrice: "0", name: "Typed", description: "<p>Typed</p>" };
    expect(await save(id, typed)).toMatchObject({
      error: {
        kind: "to-confirm",
        freed: [{ field: "regularPrice", before: "100.00" }],
        form: { values: typed, faults: [], conflicts: [] },
      },
    });
    expect(await rowOf(id)).toMatchObject({ name, regularPrice: 10_000, price: 10_000 });
    expect(await save(id, typed, ["regularPrice 90.00", "salePrice 100.00"])).toMatchObject({
      error: { kind: "to-confirm" },
    });
    expect(await save(id, typed, ["regularPrice 100.00"])).toMatchObject({ ok: true });
    expect(await rowOf(id)).toMatchObject({ name: "Typed", regularPrice: 0, price: 0 });
    expect(await save(id, { name: "Again" })).toMatchObject({ ok: true });
  });

  it("is asked about as a sale price, from no price and for a new product too", async () => {
    const { id } = await createProduct(db, { price: cents(10_000) });
    expect(await save(id, { salePrice: "0.00" })).toMatchObject({
      error: { kind: "to-confirm", freed: [{ field: "salePrice", before: "" }] },
    });
    expect(await save(id, { regularPrice: "" })).toMatchObject({ ok: true });
    expect(await save(id, { regularPrice: "0" })).toMatchObject({ error: { kind: "to-confirm" } });
    const fields = { name: "New", vatRate: "2300", visibility: "visible", regularPrice: "0" };
    const values = readProductValues(new FormFields(Object.entries(fields)));
    const made = { id: null, base: {}, values, generate: false, ...who };
    expect(await saveProduct(db, made)).toMatchObject({ error: { kind: "to-confirm" } });
    expect(await saveProduct(db, { ...made, confirmed: ["regularPrice "] })).toMatchObject({ ok: true });
  });

  it("is asked about of a variation, but not of one that is deleted", async () => {
    const parent = await createProduct(db, { kind: "variable", price: cents(500) });
    const { id } = await createProduct(db, {
      parentId: parent.id,
      price: cents(500),
      options: { Size: "L" },
    });
    const freed = { [`v.${id}.regularPrice`]: "0" };
    expect(await save(parent.id, freed)).toMatchObject({
      error: { kind: "to-confirm", freed: [{ field: `v.${id}.regularPrice`, before: "5.00" }] },
    });
    expect((await rowOf(id))?.price).toBe(500);
    expect(await save(parent.id, { ...freed, [`v.${id}.remove`]: "yes" })).toMatchObject({ ok: true });
  });

  it("is asked about again with one that was not in the question", async () => {
    const parent = await createProduct(db, { kind: "variable", price: cents(500) });
    const [one = "", other = ""] = await Promise.all(
      ["L", "XL"].map(async (size) => {
        const of = { parentId: parent.id, price: cents(500), options: { Size: size } };
        return `v.${(await createProduct(db, of)).id}.regularPrice`;
      }),
    );
    const yes = [`${one} 5.00`];
    expect(await save(parent.id, { [one]: "0", [other]: "0" }, yes)).toMatchObject({
      error: { kind: "to-confirm", freed: [{ field: one }, { field: other }].sort(byField) },
    });
    expect(await save(parent.id, { [one]: "0" }, yes)).toMatchObject({ ok: true });
    expect((await rowOf(other.split(".")[1] ?? ""))?.price).toBe(500);
  });

  it("is asked about after the faults of the form", async () => {
    const { id } = await createProduct(db, { price: cents(10_000) });
    expect(await save(id, { regularPrice: "0", gtin: "1" }, ["regularPrice 100.00"])).toMatchObject({
      error: { kind: "returned", form: { faults: [{ field: "gtin" }] } },
    });
  });

  it("is asked about when a draft is made of it, once, and when that is published", async () => {
    const { id: actorId } = await createUser(db);
    const { id } = await createProduct(db, { price: cents(10_000) });
    const form = await formOf(id, { regularPrice: "0", name: "Typed" });
    const draft = { ...form, actorId, now };
    expect(await saveProductDraft(db, draft)).toMatchObject({
      error: { kind: "to-confirm", form: { values: { name: "Typed" } } },
    });
    expect(await getProductAdmin(db, id)).toMatchObject({ draft: null });
    expect(await saveProductDraft(db, { ...draft, confirmed: ["regularPrice 100.00"] })).toEqual({
      ok: true,
      value: "saved",
    });
    const version = async () => (await getProductAdmin(db, id))?.draft?.version ?? "";
    const again = { ...draft, values: { ...draft.values, name: "Again" }, draft: await version() };
    expect(await saveProductDraft(db, again)).toEqual({ ok: true, value: "saved" });
    const publishing = { ...again, draft: await version(), generate: false };
    expect(await saveProduct(db, publishing)).toMatchObject({ error: { kind: "to-confirm" } });
    expect((await rowOf(id))?.price).toBe(10_000);
    expect(await saveProduct(db, { ...publishing, confirmed: ["regularPrice 100.00"] })).toMatchObject({
      ok: true,
    });
    expect((await rowOf(id))?.price).toBe(0);
  });
});

describe("a price that becomes 0.00 in the list", () => {
  it("is stored from its cell after a yes", async () => {
    const { id } = await createProduct(db, { price: cents(10_000) });
    const cell = { id, seen: "100.00", ...who };
    expect(await changeCell(db, { ...cell, field: "price", value: "0" })).toEqual({ kind: "to-confirm" });
    expect(await changeCell(db, { ...cell, seen: "", field: "sale", value: "0" })).toEqual({
      kind: "to-confirm",
    });
    expect(await rowOf(id)).toMatchObject({ price: 10_000, salePrice: null });
    const yes = { ...cell, field: "price", value: "0", confirmed: true } as const;
    expect(await changeCell(db, { ...yes, seen: "90.00" })).toMatchObject({ kind: "conflict" });
    expect(await changeCell(db, yes)).toEqual({ kind: "saved", value: "0.00" });
    expect(await changeCell(db, { ...yes, seen: "0.00", confirmed: false })).toMatchObject({ kind: "saved" });
  });

  it("is counted in the question before a change of many, which is asked again when it was not said", async () => {
    const parent = await createProduct(db, { kind: "variable", price: cents(40) });
    const variation = await createProduct(db, { parentId: parent.id, price: cents(40) });
    const dear = await createProduct(db, { price: cents(10_000) });
    const submit = (fields: Record<string, string>) => {
      const ids = [parent.id, dear.id].map((id): [string, string] => ["id", id]);
      const form = new FormFields([...ids, ["action", "price"], ...Object.entries(fields)]);
      return submitMany(db, { form, query: productsList.parse(new URLSearchParams()), ...who });
    };
    expect(await submit({ price: "-10" })).toMatchObject({ kind: "to-confirm", freed: 0 });
    const asked = { kind: "to-confirm", value: "-99", freed: 1, n: 2 };
    const question = await submit({ price: "-99" });
    expect(question).toMatchObject(asked);
    const mark = question.kind === "to-confirm" ? question.freedMark : "";
    // The value that the question asked for is the first to tell how many prices become 0.00.
    expect(await submit({ price: "-99", confirmed: "yes" })).toMatchObject(asked);
    expect((await rowOf(variation.id))?.price).toBe(40);
    // As many as were asked about, but others: the yes was not about these.
    await db
      .update(products)
      .set({ regularPrice: cents(45), price: cents(45) })
      .where(eq(products.id, variation.id));
    expect(await submit({ price: "-99", confirmed: "yes", freed: mark })).toMatchObject(asked);
    await db
      .update(products)
      .set({ regularPrice: cents(40), price: cents(40) })
      .where(eq(products.id, variation.id));
    const done = await submit({ price: "-99", confirmed: "yes", freed: mark });
    expect(done).toMatchObject({ kind: "done" });
    expect((await rowOf(variation.id))?.price).toBe(0);
    expect((await rowOf(dear.id))?.price).toBe(100);
  });
});
