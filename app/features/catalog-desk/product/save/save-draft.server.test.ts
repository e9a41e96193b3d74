import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { changeDrafts } from "#app/db/schema/change-drafts.ts";
import { users } from "#app/db/schema/identity.ts";
import { products } from "#app/db/schema/shop/catalog.ts";
import { auditLog } from "#app/db/schema/system/audit.ts";
import { discardDraft } from "#app/features/change-drafts/write-draft.server.ts";
import { cents } from "#app/lib/money.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createProduct, createUser } from "#tests/support/factories.ts";
import { deleteProduct } from "../../bulk/change-state.server.ts";
import { changeStock } from "../../change-stock.server.ts";
import { listAdminProducts } from "../../list-products.server.ts";
import { productsList } from "../../list-query.ts";
import { getProductAdmin } from "../get-product.server.ts";
import type { ProductValues } from "../product-values.ts";
import { readStoredForm } from "../read-values.server.ts";
import { productDraft, saveProductDraft } from "./save-draft.server.ts";
import { saveProduct } from "./save-product.server.ts";

const db = await useTestDb();
const now = new Date("2026-11-26T12:00:00Z");

const storedOf = async (id: string) => (await readStoredForm(db, id))?.values ?? {};
const draftOf = async (id: string) => (await getProductAdmin(db, id))?.draft ?? null;
const rowOf = async (id: string) => (await db.select().from(products).where(eq(products.id, id)))[0];
const changedOnes = async () => {
  const list = await listAdminProducts(db, productsList.parse(new URLSearchParams({ state: "changed" })));
  return list.products.map(({ id, hasDraft }) => [id, hasDraft]);
};

async function published(fields: Partial<typeof products.$inferInsert> = {}) {
  const { id } = await createProduct(db, { name: "Par can", regularPrice: cents(10_000), ...fields });
  const { id: actorId } = await createUser(db, { name: "Aoife" });
  return { id, actorId };
}

/** What the page of a product posts after these changes: its draft's values, or else what is stored. */
async function formOf(id: string, changes: ProductValues = {}) {
  const draft = await draftOf(id);
  const base = draft?.base ?? (await storedOf(id));
  return { id, now, base, values: { ...(draft?.values ?? base), ...changes }, draft: draft?.version ?? "" };
}

async function publish(form: Awaited<ReturnType<typeof formOf>>, actorId: string) {
  return saveProduct(db, { ...form, actorId, generate: false });
}

it("4.13: a draft of a change leaves the published product as it is until it is published", async () => {
  const { id, actorId } = await published();
  const changes = { name: "Par can 64", regularPrice: "120.00" };
  const saved = await saveProductDraft(db, { ...(await formOf(id, changes)), actorId });
  expect(saved).toEqual({ ok: true, value: "saved" });
  expect(await rowOf(id)).toMatchObject({ name: "Par can", regularPrice: 10_000, status: "published" });
  expect(await draftOf(id)).toMatchObject({
    savedBy: "Aoife",
    savedAt: now,
    differing: ["name", "regularPrice"],
    conflicting: [],
  });
  expect(await changedOnes()).toEqual([[id, true]]);

  const form = await formOf(id);
  expect(await publish(form, actorId)).toMatchObject({ ok: true, value: { publishedDraft: true } });
  expect(await rowOf(id)).toMatchObject({ name: "Par can 64", regularPrice: 12_000, status: "published" });
  expect([await draftOf(id), await changedOnes()]).toEqual([null, []]);
  const actions = await db
    .select({ action: auditLog.action })
    .from(auditLog)
    .where(eq(auditLog.subjectId, id));
  expect(actions.map(({ action }) => action)).toEqual(["product.draft-saved", "product.draft-published"]);
  // A second press of the button.
  expect(await publish(form, actorId)).toMatchObject({ ok: true, value: { publishedDraft: false } });
});

it("4.13: publishing keeps what changed meanwhile, and shows both versions of a field that both changed", async () => {
  const { id, actorId } = await published({ manageStock: true });
  const drafted = await formOf(id, { name: "Ours", regularPrice: "120.00" });
  await saveProductDraft(db, { ...drafted, actorId });
  await changeStock(db, { id, actorId, by: "+7", reason: "count", seen: "0" });
  await saveProduct(db, {
    ...drafted,
    values: { ...drafted.base, name: "Theirs", tags: "new" },
    base: drafted.base,
    draft: "",
    actorId,
    generate: false,
  });
  expect(await draftOf(id)).toMatchObject({
    values: { name: "Ours", regularPrice: "120.00", tags: "new" },
    differing: ["name", "regularPrice"],
    conflicting: ["name"],
  });

  const refused = await publish(await formOf(id), actorId);
  expect(refused).toMatchObject({
    ok: false,
    error: {
      kind: "returned",
      form: { values: { name: "Ours" }, conflicts: [{ field: "name", theirs: "Theirs" }] },
    },
  });
  expect(await rowOf(id)).toMatchObject({ name: "Theirs", regularPrice: 10_000 });
  if (refused.ok || refused.error.kind !== "returned") throw new Error("Not returned");
  expect(await publish({ ...refused.error.form, id, now }, actorId)).toMatchObject({ ok: true });
  expect(await rowOf(id)).toMatchObject({ name: "Ours", regularPrice: 12_000, tags: ["new"] });
  expect((await storedOf(id)).stock).toBe("7");
});

it("4.13: two people on one draft lose nothing: the second save and a publication come back with both", async () => {
  const { id, actorId } = await published();
  const [mine, theirs] = [
    await formOf(id, { name: "Mine" }),
    await formOf(id, { name: "Theirs", tags: "new" }),
  ];
  await saveProductDraft(db, { ...theirs, actorId });
  const version = (await draftOf(id))?.version;
  const returned = {
    kind: "returned",
    form: {
      draft: version,
      draftConflict: "saved",
      values: { name: "Mine", tags: "new" },
      conflicts: [{ field: "name", theirs: "Theirs" }],
      merged: ["tags"],
    },
  };
  expect(await saveProductDraft(db, { ...mine, actorId })).toMatchObject({ ok: false, error: returned });
  const old = await formOf(id, { name: "Mine" });
  await saveProductDraft(db, { ...(await formOf(id, { tags: "newer" })), actorId });
  expect(await publish(old, actorId)).toMatchObject({
    ok: false,
    error: { form: { draftConflict: "saved", values: { name: "Mine" } } },
  });
  expect(await discardDraft(db, productDraft({ id, actorId }), old.draft)).toEqual({
    ok: false,
    error: { kind: "conflict" },
  });
  expect(await draftOf(id)).toMatchObject({ values: { name: "Theirs", tags: "newer" } });
  expect(await rowOf(id)).toMatchObject({ name: "Par can" });
});

it("4.13: a draft takes what cannot be published yet; publishing it names the fields", async () => {
  const { id, actorId } = await published();
  const wrong = await formOf(id, { regularPrice: "lots" });
  expect(await saveProductDraft(db, { ...wrong, actorId })).toMatchObject({ ok: true });
  expect(await publish(await formOf(id), actorId)).toMatchObject({
    ok: false,
    error: { form: { values: { regularPrice: "lots" }, faults: [{ field: "regularPrice", kind: "price" }] } },
  });
  expect(await draftOf(id)).toMatchObject({ values: { regularPrice: "lots" } });
  const nameless = await formOf(id, { name: "" });
  expect(await saveProductDraft(db, { ...nameless, actorId })).toMatchObject({
    ok: false,
    error: { form: { faults: [{ field: "name", kind: "required" }] } },
  });
});

it("4.13: a discarded draft is not published by an old page without a word; a draft without a change is none", async () => {
  const { id, actorId } = await published();
  await saveProductDraft(db, { ...(await formOf(id, { name: "Par can 64" })), actorId });
  const old = await formOf(id);
  expect(await discardDraft(db, productDraft({ id, actorId }), old.draft)).toEqual({ ok: true, value: null });
  expect(await discardDraft(db, productDraft({ id, actorId }), old.draft)).toEqual({ ok: true, value: null });
  expect(await publish(old, actorId)).toMatchObject({
    ok: false,
    error: { form: { draft: "", draftConflict: "gone", values: { name: "Par can 64" } } },
  });
  await saveProductDraft(db, { ...old, draft: "", actorId });
  const reverted = await formOf(id, { name: "Par can" });
  expect(await saveProductDraft(db, { ...reverted, actorId })).toEqual({ ok: true, value: "unchanged" });
  expect(await db.$count(changeDrafts)).toBe(0);
});

it("4.13: a draft stays when who saved it leaves, and goes with its product", async () => {
  const { id, actorId } = await published();
  await saveProductDraft(db, { ...(await formOf(id, { name: "Par can 64" })), actorId });
  await db.delete(users).where(eq(users.id, actorId));
  expect(await draftOf(id)).toMatchObject({ savedBy: null, values: { name: "Par can 64" } });
  expect(await deleteProduct(db, { id, actorId })).toMatchObject({ ok: true });
  expect(await db.$count(changeDrafts)).toBe(0);
});
