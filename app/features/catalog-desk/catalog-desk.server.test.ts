import { asc, eq } from "drizzle-orm";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { auditLog } from "#app/db/schema/audit.ts";
import { categories, priceHistory, products } from "#app/db/schema/catalog.ts";
import { reservations, stockLevels, stockMovements } from "#app/db/schema/inventory.ts";
import { checkouts, orders } from "#app/db/schema/orders.ts";
import { adjustStock } from "#app/features/inventory/adjust-stock.server.ts";
import { FormFields } from "#app/lib/form-fields.ts";
import { newId, newToken } from "#app/lib/ids.ts";
import { cents } from "#app/lib/money.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createCategory, createProduct } from "#tests/support/factories.ts";
import { changeCell } from "./bulk/change-cell.server.ts";
import { changeMany } from "./bulk/change-many.server.ts";
import { countMatching, submitMany } from "./bulk/submit-many.server.ts";
import { undoMany } from "./bulk/undo-many.server.ts";
import { countSamples, deleteSampleCatalogue } from "./delete-sample-catalogue.server.ts";
import { exportAdminProducts } from "./export-products.server.ts";
import { listAdminProducts } from "./list-products.server.ts";
import { PRODUCT_SORTS, parseProductsQuery, productsHref } from "./list-query.ts";

const db = await useTestDb();
const now = new Date("2026-11-21T12:00:00Z");
const who = { actorId: "admin", now };

const queryOf = (text = "") => parseProductsQuery(new URLSearchParams(text));
const rowOf = async (id: string) => (await db.select().from(products).where(eq(products.id, id)))[0];
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
const historyOf = async (id: string) =>
  (
    await db
      .select({ price: priceHistory.price })
      .from(priceHistory)
      .where(eq(priceHistory.productId, id))
      .orderBy(asc(priceHistory.id))
  ).map(({ price }) => price);

describe("the sample catalogue", () => {
  it("goes with the categories and brands that hold nothing else, and a product may be kept as one's own", async () => {
    const [top, mixed, before] = [
      await createCategory(db, { name: "Sample top" }),
      await createCategory(db, { name: "Mixed" }),
      await createCategory(db, { name: "Empty before" }),
    ];
    const below = await createCategory(db, { name: "Sample below", parentId: top.id });
    await createProduct(db, { name: "Invented", sample: true, categoryId: below.id });
    await createProduct(db, { name: "Invented too", sample: true, categoryId: mixed.id });
    const kept = await createProduct(db, { name: "Kept sample", sample: true, categoryId: mixed.id });
    const own = await createProduct(db, { name: "Own", categoryId: mixed.id });
    expect(await countSamples(db)).toBe(3);

    const mine = await changeMany(db, { ...who, action: "own", ids: [kept.id], value: "" });
    expect(mine).toMatchObject({ ok: true, value: { changed: 1 } });
    expect(await deleteSampleCatalogue(db, who.actorId)).toEqual({
      products: 2,
      categories: 2,
      brands: 0,
      refused: [],
    });
    const left = (await db.select({ id: products.id }).from(products)).map(({ id }) => id);
    expect(left.sort()).toEqual([kept.id, own.id].sort());
    const names = (await db.select({ id: categories.id }).from(categories)).map(({ id }) => id);
    expect(names.sort()).toEqual([mixed.id, before.id].sort());
    expect(await deleteSampleCatalogue(db, who.actorId)).toMatchObject({ products: 0, categories: 0 });
  });
});

describe("the list", () => {
  it("goes through all products once in every order", async () => {
    for (let n = 0; n < 7; n += 1)
      await createProduct(db, {
        name: `Lamp ${n % 3}`,
        price: n % 2 ? cents(n * 100) : null,
        sku: n ? `L-${n}` : null,
      });
    for (const sort of PRODUCT_SORTS) {
      const seen: string[] = [];
      for (let next: ReturnType<typeof queryOf> | null = { ...queryOf(), sort }; next; ) {
        const page: Awaited<ReturnType<typeof listAdminProducts>> = await listAdminProducts(db, next, 3);
        seen.push(...page.products.map(({ id }) => id));
        next = page.next;
      }
      expect(new Set(seen).size).toBe(7);
      expect(seen).toHaveLength(7);
    }
  });

  it("narrows by words, SKU, category with those below, state, stock and what is missing", async () => {
    const top = await createCategory(db, { name: "Light" });
    const below = await createCategory(db, { name: "Moving", parentId: top.id });
    const head = await createProduct(db, {
      name: "Moving head 100%",
      sku: "MH-100",
      categoryId: below.id,
      stock: 2,
    });
    const draft = await createProduct(db, { name: "Draft", nameGa: "Dréacht", status: "draft", stock: 0 });
    const found = async (text: string) =>
      (await listAdminProducts(db, queryOf(text))).products.map(({ id }) => id);
    expect(await found("search=head+moving")).toEqual([head.id]);
    expect(await found("search=mh100")).toEqual([head.id]);
    expect(await found("search=100%25")).toEqual([head.id]);
    expect(await found("search=h_ad")).toEqual([]);
    expect(await found(`category=${top.id}`)).toEqual([head.id]);
    expect(await found("state=draft")).toEqual([draft.id]);
    expect(await found("stock=low")).toEqual([head.id]);
    expect(await found("stock=out")).toEqual([draft.id]);
    expect(await found("missing=irish")).toEqual([head.id]);
    expect(await found("missing=warnings")).toEqual([]);
    await db.update(products).set({ warnings: "Hot" }).where(eq(products.id, head.id));
    expect(await found("missing=warnings")).toEqual([head.id]);
    expect(await found("missing=picture")).toHaveLength(2);
    expect(await exportAdminProducts(db, queryOf("state=draft"))).toMatch(/^\uFEFFName,.*\r\nDraft,Dréacht,/);
  });

  it("keeps what an address asks, and drops what is none", () => {
    const text = "search=par&state=draft&stock=low&missing=irish&sample=1&sort=price&col=sku%2Cstock";
    expect(productsHref(queryOf(text))).toBe(`/admin/products?${text}`);
    expect(productsHref(queryOf("state=x&sort=y&after=1&col=z"))).toBe("/admin/products");
  });
});

describe("cells of the table", () => {
  it("stores a price with its history once, and refuses what is none", async () => {
    const { id } = await createProduct(db, { price: cents(10_000) });
    const cell = { id, field: "price" as const, seen: "100.00", ...who };
    expect(await changeCell(db, { ...cell, value: "abc" })).toEqual({ kind: "bad-price" });
    expect(await changeCell(db, { ...cell, value: "€90" })).toEqual({ kind: "saved", value: "90.00" });
    expect(await changeCell(db, { ...cell, seen: "90.00", value: "90" })).toEqual({
      kind: "saved",
      value: "90.00",
    });
    expect(await historyOf(id)).toEqual([10_000, 9_000]);
    const sale = { ...cell, field: "sale" as const, seen: "" };
    expect(await changeCell(db, { ...sale, value: "95" })).toEqual({ kind: "sale-not-lower" });
    expect(await changeCell(db, { ...sale, value: "80" })).toEqual({ kind: "saved", value: "80.00" });
    expect(await historyOf(id)).toEqual([10_000, 9_000, 8_000]);
  });

  it("tells the second of two people instead of overwriting the first", async () => {
    const { id } = await createProduct(db, { price: cents(10_000), stock: 5 });
    const price = { id, field: "price" as const, seen: "100.00", ...who };
    await changeCell(db, { ...price, value: "90" });
    expect(await changeCell(db, { ...price, value: "95" })).toEqual({
      kind: "changed-meanwhile",
      value: "90.00",
    });
    const stock = { id, field: "stock" as const, seen: "5", ...who };
    expect(await changeCell(db, { ...stock, value: "3" })).toEqual({ kind: "saved", value: "3" });
    expect(await changeCell(db, { ...stock, value: "9" })).toEqual({ kind: "changed-meanwhile", value: "3" });
  });

  it("refuses a SKU that another product has, and lets search find a new one", async () => {
    await createProduct(db, { sku: "Taken-1" });
    const { id } = await createProduct(db, { sku: "free" });
    const cell = { id, field: "sku" as const, seen: "free", ...who };
    expect(await changeCell(db, { ...cell, value: "taken-1" })).toEqual({ kind: "sku-taken" });
    expect(await changeCell(db, { ...cell, value: "New 22" })).toEqual({ kind: "saved", value: "New 22" });
    expect((await listAdminProducts(db, queryOf("search=new22"))).products.map((one) => one.id)).toEqual([
      id,
    ]);
  });

  it("gives a product the lowest price of its variations", async () => {
    const parent = await createProduct(db, { kind: "variable", price: cents(500) });
    const one = await createProduct(db, { parentId: parent.id, price: cents(500) });
    await createProduct(db, { parentId: parent.id, price: cents(700) });
    await changeCell(db, { id: one.id, field: "price", seen: "5.00", value: "8", ...who });
    expect((await rowOf(parent.id))?.price).toBe(700);
    expect(await historyOf(parent.id)).toEqual([500, 700]);
  });
});

describe("the ledger", () => {
  it("adds up to the level whatever is done", async () => {
    const step = fc.record({
      to: fc.boolean(),
      n: fc.integer({ min: -5, max: 20 }),
      reason: fc.constantFrom("count", "damage", "hire-out", "correction"),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const { id } = await createProduct(db);
        for (const { to, n, reason } of steps) {
          const change = to ? { to: n } : { by: n };
          await inTransaction(db, (tx) =>
            adjustStock(tx, { productId: id, change, reason, actorId: "admin" }),
          );
        }
        const moved = await db.select().from(stockMovements).where(eq(stockMovements.productId, id));
        const [level] = await db.select().from(stockLevels).where(eq(stockLevels.productId, id));
        const sum = moved.reduce((total, { delta }) => total + delta, 0);
        expect(sum).toBe(level?.available ?? 0);
        expect(moved.every(({ delta }) => delta !== 0)).toBe(true);
        const row = await rowOf(id);
        if (row?.manageStock) expect(row.stockStatus).toBe(sum > 0 ? "in_stock" : "out_of_stock");
      }),
      { numRuns: 15 },
    );
  });
});

describe("changes of many", () => {
  it("changes prices by percent with history, and undoes it", async () => {
    const parent = await createProduct(db, { kind: "variable", price: cents(999) });
    const one = await createProduct(db, { parentId: parent.id, price: cents(999) });
    const two = await createProduct(db, { price: cents(10_000) });
    const done = await changeMany(db, { action: "price", value: "+10", ids: [parent.id, two.id], ...who });
    expect(done).toMatchObject({ ok: true, value: { changed: 2 } });
    expect([(await rowOf(one.id))?.price, (await rowOf(parent.id))?.price]).toEqual([1_099, 1_099]);
    expect((await rowOf(two.id))?.price).toBe(11_000);
    await changeCell(db, { id: two.id, field: "price", seen: "110.00", value: "120", ...who });
    const batch = (done.ok && done.value.undo) || "";
    const back = await undoMany(db, { batch, ...who });
    expect(back).toMatchObject({ ok: true, value: { left: 1 } });
    expect((await rowOf(one.id))?.price).toBe(999);
    expect((await rowOf(two.id))?.price).toBe(12_000);
    expect(await undoMany(db, { batch, ...who })).toMatchObject({ ok: true, value: { changed: 0 } });
    expect(await historyOf(one.id)).toEqual([999, 1_099, 999]);
  });

  it("L24: does not publish what lacks its maker, and says which and why", async () => {
    const { id, name } = await createProduct(db, { status: "draft", sku: "X" });
    const done = await changeMany(db, { action: "publish", value: "", ids: [id], ...who });
    expect(done).toMatchObject({ ok: true, value: { changed: 0, refused: [{ name }] } });
    const why = done.ok ? done.value.refused[0]?.why : [];
    expect(why).toEqual(["picture", "maker-name", "maker-address", "maker-contact"]);
    expect((await rowOf(id))?.status).toBe("draft");
  });

  it("moves products to a category and back, and refuses a value that is none", async () => {
    const from = await createCategory(db);
    const to = await createCategory(db);
    const { id } = await createProduct(db, { categoryId: from.id });
    const done = await changeMany(db, { action: "category", value: to.id, ids: [id], ...who });
    expect((await rowOf(id))?.categoryId).toBe(to.id);
    await undoMany(db, { batch: (done.ok && done.value.undo) || "", ...who });
    expect((await rowOf(id))?.categoryId).toBe(from.id);
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

  it("changes all that match the list after a question about them, asks again when others match, and undoes it", async () => {
    for (let n = 0; n < 5; n += 1) await createProduct(db, { name: `Par ${n}` });
    const other = await createProduct(db, { name: "Other" });
    const submit = (fields: Record<string, string>) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      return submitMany(db, { form: new FormFields(form), query: queryOf("search=par&after=none"), ...who });
    };
    const asked = await submit({ action: "unpublish", all: "1" });
    expect(asked).toMatchObject({ kind: "ask", n: 5, ids: [], moved: false });
    await createProduct(db, { name: "Par late" });
    const answer = { sure: "yes", action: "unpublish", all: asked.kind === "ask" ? `${asked.all}` : "" };
    const again = await submit(answer);
    expect(again).toMatchObject({ kind: "ask", n: 6, moved: true });
    const done = await submit({ ...answer, all: again.kind === "ask" ? `${again.all}` : "" });
    expect(done).toMatchObject({ kind: "done", outcome: { changed: 6 } });
    expect((await rowOf(other.id))?.status).toBe("published");
    expect(await countMatching(db, queryOf("state=draft"))).toEqual({ n: 6, more: false });
    const batch = done.kind === "done" ? `${done.outcome.undo}` : "";
    expect(await undoMany(db, { batch, ...who })).toMatchObject({ ok: true, value: { left: 0 } });
  });

  it("deletes products, but none that an order still holds", async () => {
    const held = await createProduct(db, { stock: 1 });
    const free = await createProduct(db);
    const orderId = await placeOrder();
    await db.insert(reservations).values({ orderId, productId: held.id, quantity: 1, expiresAt: now });
    const done = await changeMany(db, { action: "delete", value: "", ids: [held.id, free.id], ...who });
    expect(done).toMatchObject({ ok: true, value: { changed: 1, refused: [{ why: ["held"] }] } });
    expect(await rowOf(free.id)).toBeUndefined();
    expect(await rowOf(held.id)).toBeDefined();
  });
});
