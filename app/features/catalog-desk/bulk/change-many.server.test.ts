import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { productCategories } from "#app/db/schema/shop/catalog.ts";
import { reservations } from "#app/db/schema/shop/inventory.ts";
import { checkouts, orders } from "#app/db/schema/shop/orders.ts";
import { auditLog } from "#app/db/schema/system/audit.ts";
import { FormFields } from "#app/lib/forms/form-fields.ts";
import { newId, newToken } from "#app/lib/ids.ts";
import { cents } from "#app/lib/money.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createCategory, createProduct } from "#tests/support/factories.ts";
import { getProductRow, listPriceHistory } from "#tests/support/shop/stored-products.ts";
import { listAdminProducts } from "../list-products.server.ts";
import { productsList } from "../list-query.ts";
import { changeCell } from "./change-cell.server.ts";
import { changeMany } from "./change-many.server.ts";
import { submitMany } from "./submit-many.server.ts";
import { undoMany } from "./undo-many.server.ts";

const db = await useTestDb();
const now = new Date("2026-11-21T12:00:00Z");
const who = { actorId: "admin", now };
/** As from a file that names no maker. */
const IMPORTED = { source: "woocommerce" } as const;
const queryOf = (text = "") => productsList.parse(new URLSearchParams(text));

async function placeOrder(): Promise<string> {
  const [checkoutId, id] = [newId(), newId()];
  await db
    .insert(checkouts)
    .values({ id: checkoutId, token: newToken(), locale: "en", items: [], expiresAt: now });
  const amounts = { subtotal: cents(0), deliveryPrice: cents(0), total: cents(0), vatTotal: cents(0) };
  const buyer = { locale: "en" as const, name: "Áine", email: "aine@example.ie", phone: "091" };
  await db.insert(orders).values({
    ...amounts,
    ...buyer,
    id,
    checkoutId,
    number: 1001,
    token: newToken(),
    deliveryMethod: "collection",
    provider: "sandbox",
    expiresAt: now,
  });
  return id;
}

describe("changes of many", () => {
  it("changes prices by percent with history, and undoes it", async () => {
    const parent = await createProduct(db, { kind: "variable", price: cents(999) });
    const one = await createProduct(db, { parentId: parent.id, price: cents(999) });
    const two = await createProduct(db, { price: cents(10_000) });
    const done = await changeMany(db, { action: "price", value: "+10", ids: [parent.id, two.id], ...who });
    expect(done).toMatchObject({ ok: true, value: { changed: 2 } });
    expect([(await getProductRow(db, one.id))?.price, (await getProductRow(db, parent.id))?.price]).toEqual([
      1_099, 1_099,
    ]);
    expect((await getProductRow(db, two.id))?.price).toBe(11_000);
    await changeCell(db, { id: two.id, field: "price", seen: "110.00", value: "120", ...who });
    const batch = (done.ok && done.value.undo) || "";
    const back = await undoMany(db, { batch, ...who });
    expect(back).toMatchObject({ ok: true, value: { left: 1 } });
    expect((await getProductRow(db, one.id))?.price).toBe(999);
    expect((await getProductRow(db, two.id))?.price).toBe(12_000);
    expect(await undoMany(db, { batch, ...who })).toMatchObject({ ok: true, value: { changed: 0 } });
    expect(await listPriceHistory(db, one.id)).toEqual([999, 1_099, 999]);
  });

  it("counts what stays as it is, and a family of which only the variations change", async () => {
    const parent = await createProduct(db, { kind: "variable", price: cents(999) });
    await createProduct(db, { parentId: parent.id, price: cents(999) });
    const free = await createProduct(db, { price: null });
    const ids = [parent.id, free.id];
    const priced = await changeMany(db, { action: "price", value: "+5", ids, ...who });
    expect(priced).toMatchObject({ ok: true, value: { changed: 1, unchanged: 1 } });
    const hidden = await changeMany(db, { action: "hide", value: "", ids, ...who });
    expect(hidden).toMatchObject({ ok: true, value: { changed: 2, unchanged: 0 } });
    const again = await changeMany(db, { action: "hide", value: "", ids, ...who });
    expect(again).toMatchObject({ ok: true, value: { changed: 0, unchanged: 2 } });
  });

  it("L24: does not publish what lacks its maker, and says which and why", async () => {
    const { id, name } = await createProduct(db, { status: "draft", sku: "X" });
    const done = await changeMany(db, { action: "publish", value: "", ids: [id], ...who });
    expect(done).toMatchObject({ ok: true, value: { changed: 0, refused: [{ name }] } });
    const why = done.ok ? done.value.refused[0]?.why : [];
    expect(why).toEqual(["picture", "maker-name", "maker-address", "maker-contact"]);
    expect((await getProductRow(db, id))?.status).toBe("draft");
  });

  it("moves products to a category and back, and refuses a value that is none", async () => {
    const from = await createCategory(db);
    const to = await createCategory(db);
    const { id } = await createProduct(db, { categoryId: from.id });
    const done = await changeMany(db, { action: "category", value: to.id, ids: [id], ...who });
    expect((await getProductRow(db, id))?.categoryId).toBe(to.id);
    await undoMany(db, { batch: (done.ok && done.value.undo) || "", ...who });
    expect((await getProductRow(db, id))?.categoryId).toBe(from.id);
    for (const change of [
      { action: "category", value: "" },
      { action: "vat", value: "1" },
      { action: "price", value: "-100" },
    ] as const)
      expect(await changeMany(db, { ...change, ids: [id], ...who })).toMatchObject({ ok: false });
    expect(await db.select().from(auditLog).where(eq(auditLog.action, "product.changed-many"))).toHaveLength(
      1,
    );
  });

  it("leaves a product in its further category when the move to it is undone", async () => {
    const [lights, sale] = [await createCategory(db), await createCategory(db)];
    const both = await createProduct(db, { categoryId: lights.id });
    await db.insert(productCategories).values({ productId: both.id, categoryId: sale.id });
    const one = await createProduct(db, { categoryId: lights.id });
    const categoriesOf = async (id: string) => {
      const links = await db.select().from(productCategories).where(eq(productCategories.productId, id));
      return new Set(links.map(({ categoryId }) => categoryId));
    };
    const ids = [both.id, one.id];
    const done = await changeMany(db, { action: "category", value: sale.id, ids, ...who });
    expect(await categoriesOf(both.id)).toEqual(new Set([sale.id]));
    await undoMany(db, { batch: (done.ok && done.value.undo) || "", ...who });
    expect(await categoriesOf(both.id)).toEqual(new Set([lights.id, sale.id]));
    expect(await categoriesOf(one.id)).toEqual(new Set([lights.id]));
  });

  const submit = (fields: Record<string, string>) => {
    const form = new FormFields(Object.entries(fields));
    return submitMany(db, { form, query: queryOf("search=par&after=none"), ...who });
  };

  it("asks for a value that the list could not ask for, and again, with what was typed, for one that is none", async () => {
    const { id } = await createProduct(db);
    const asked = { kind: "to-confirm", action: "price", value: null, n: 1, ids: [id] };
    expect(await submit({ action: "price", id })).toMatchObject(asked);
    expect(await submit({ action: "price", id, confirmed: "yes" })).toMatchObject(asked);
    // An empty field is no fault before the question, but is one as the answer to it.
    expect(await submit({ action: "price", id, price: "" })).toMatchObject({ ...asked, wrong: null });
    expect(await submit({ action: "price", id, price: "", confirmed: "yes" })).toMatchObject({ wrong: "" });
    for (const confirmed of ["", "yes"])
      expect(await submit({ action: "price", id, price: "ten", confirmed })).toMatchObject({
        ...asked,
        wrong: "ten",
      });
    expect(await submit({ action: "brand", id, brand: "" })).toMatchObject({ kind: "to-confirm", value: "" });
    const done = await submit({ action: "price", id, price: "+10", confirmed: "yes" });
    expect(done).toMatchObject({ kind: "done", outcome: { changed: 1 } });
    expect((await getProductRow(db, id))?.regularPrice).toBe(11_000);
  });

  it("changes all that match the list after a question about them, asks again when others match, and undoes it", async () => {
    for (let n = 0; n < 5; n += 1) await createProduct(db, { ...IMPORTED, name: `Par ${n}` });
    const other = await createProduct(db, { name: "Other" });
    const asked = await submit({ action: "unpublish", all: "1" });
    expect(asked).toMatchObject({ kind: "to-confirm", n: 5, ids: [], moved: false });
    await createProduct(db, { ...IMPORTED, name: "Par late" });
    const answer = {
      confirmed: "yes",
      action: "unpublish",
      all: asked.kind === "to-confirm" ? `${asked.all}` : "",
    };
    const again = await submit(answer);
    expect(again).toMatchObject({ kind: "to-confirm", n: 6, moved: true });
    const done = await submit({ ...answer, all: again.kind === "to-confirm" ? `${again.all}` : "" });
    expect(done).toMatchObject({ kind: "done", outcome: { changed: 6 } });
    expect((await getProductRow(db, other.id))?.status).toBe("published");
    expect((await listAdminProducts(db, queryOf("state=draft"))).matching).toEqual({ n: 6, more: false });
    const batch = done.kind === "done" ? `${done.outcome.undo}` : "";
    expect(await undoMany(db, { batch, ...who })).toMatchObject({ ok: true, value: { changed: 6, left: 0 } });
  });

  it("L24: publishes nothing again that was made by hand and has lost its maker since, and says why", async () => {
    const { id, name } = await createProduct(db, { sku: "X" });
    const imported = await createProduct(db, IMPORTED);
    const done = await changeMany(db, { action: "unpublish", value: "", ids: [id, imported.id], ...who });
    const back = await undoMany(db, { batch: (done.ok && done.value.undo) || "", ...who });
    const why = ["picture", "maker-name", "maker-address", "maker-contact"];
    expect(back).toEqual({ ok: true, value: { changed: 1, left: 0, refused: [{ name, why }] } });
    expect((await getProductRow(db, id))?.status).toBe("draft");
    expect((await getProductRow(db, imported.id))?.status).toBe("published");
  });

  it("deletes products, but none that an order still holds", async () => {
    const held = await createProduct(db, { stock: 1 });
    const free = await createProduct(db);
    const orderId = await placeOrder();
    await db.insert(reservations).values({ orderId, productId: held.id, quantity: 1, expiresAt: now });
    const done = await changeMany(db, { action: "delete", value: "", ids: [held.id, free.id], ...who });
    expect(done).toMatchObject({ ok: true, value: { changed: 1, refused: [{ why: ["held"] }] } });
    expect(await getProductRow(db, free.id)).toBeUndefined();
    expect(await getProductRow(db, held.id)).toBeDefined();
  });
});
