import { eq } from "drizzle-orm";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { categories, products } from "#app/db/schema/shop/catalog.ts";
import { stockLevels, stockMovements } from "#app/db/schema/shop/inventory.ts";
import { adjustStock } from "#app/features/inventory/adjust-stock.server.ts";
import { cents } from "#app/lib/money.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createCategory, createProduct } from "#tests/support/factories.ts";
import { createHireItem } from "#tests/support/hire/factories-hire.ts";
import { getProductRow, listPriceHistory } from "#tests/support/shop/stored-products.ts";
import { changeCell } from "./bulk/change-cell.server.ts";
import { changeMany } from "./bulk/change-many.server.ts";
import { countSamples, deleteSampleCatalogue } from "./delete-sample-catalogue.server.ts";
import { exportAdminProducts } from "./export-products.server.ts";
import { listAdminProducts } from "./list-products.server.ts";
import { PRODUCT_SORTS, productsList } from "./list-query.ts";

const db = await useTestDb();
const now = new Date("2026-11-21T12:00:00Z");
const who = { actorId: "admin", now };

const queryOf = (text = "") => productsList.parse(new URLSearchParams(text));

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
    const hired = await createCategory(db, { name: "Of an item for hire" });
    await createHireItem(db, { categoryId: hired.id });
    await createProduct(db, { name: "Invented for hire", sample: true, categoryId: hired.id });
    expect(await countSamples(db)).toBe(4);

    const mine = await changeMany(db, { ...who, action: "own", ids: [kept.id], value: "" });
    expect(mine).toMatchObject({ ok: true, value: { changed: 1 } });
    expect(await deleteSampleCatalogue(db, who.actorId)).toEqual({
      products: 3,
      categories: 2,
      brands: 0,
      refused: [],
    });
    const left = (await db.select({ id: products.id }).from(products)).map(({ id }) => id);
    expect(left.sort()).toEqual([kept.id, own.id].sort());
    const names = (await db.select({ id: categories.id }).from(categories)).map(({ id }) => id);
    expect(names.sort()).toEqual([mixed.id, before.id, hired.id].sort());
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
    expect(productsList.href(queryOf(text))).toBe(`/admin/products?${text}`);
    expect(productsList.href(queryOf("state=x&sort=y&after=1&col=z"))).toBe("/admin/products");
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
    expect(await listPriceHistory(db, id)).toEqual([10_000, 9_000]);
    const sale = { ...cell, field: "sale" as const, seen: "" };
    expect(await changeCell(db, { ...sale, value: "95" })).toEqual({ kind: "sale-not-lower" });
    expect(await changeCell(db, { ...sale, value: "80" })).toEqual({ kind: "saved", value: "80.00" });
    expect(await listPriceHistory(db, id)).toEqual([10_000, 9_000, 8_000]);
  });

  it("tells the second of two people instead of overwriting the first", async () => {
    const { id } = await createProduct(db, { price: cents(10_000), stock: 5 });
    const price = { id, field: "price" as const, seen: "100.00", ...who };
    await changeCell(db, { ...price, value: "90" });
    expect(await changeCell(db, { ...price, value: "95" })).toEqual({
      kind: "conflict",
      value: "90.00",
    });
    const stock = { id, field: "stock" as const, seen: "5", ...who };
    expect(await changeCell(db, { ...stock, value: "3" })).toEqual({ kind: "saved", value: "3" });
    expect(await changeCell(db, { ...stock, value: "9" })).toEqual({ kind: "conflict", value: "3" });
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
    expect((await getProductRow(db, parent.id))?.price).toBe(700);
    expect(await listPriceHistory(db, parent.id)).toEqual([500, 700]);
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
        const row = await getProductRow(db, id);
        if (row?.manageStock) expect(row.stockStatus).toBe(sum > 0 ? "in_stock" : "out_of_stock");
      }),
      { numRuns: 15 },
    );
  });
});
