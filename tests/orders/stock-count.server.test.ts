import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { products } from "#app/db/schema/shop/catalog.ts";
import { stockMovements } from "#app/db/schema/shop/inventory.ts";
import { auditLog } from "#app/db/schema/system/audit.ts";
import { countHireItem } from "#app/features/stock-count/count-hire-item.server.ts";
import { countProduct, undoCount } from "#app/features/stock-count/count-product.server.ts";
import { listCountedItems } from "#app/features/stock-count/list-counted-items.server.ts";
import { listCountedProducts } from "#app/features/stock-count/list-counted-products.server.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createProduct } from "#tests/support/factories.ts";
import { createHireItem } from "#tests/support/hire/factories-hire.ts";
import { scansOn } from "#tests/support/hire/scans.ts";
import { buyToDeliver } from "#tests/support/shop/delivered-order.ts";
import { availableOf, shopOf } from "#tests/support/shop/purchase.ts";

const db = await useTestDb();
const actorId = "store";
const ALL = { search: "", after: null };

describe("the stock count of the shop", () => {
  it("lists what is counted by name, with its variations and without a price", async () => {
    const shop = shopOf(db);
    await buyToDeliver(shop);
    await createProduct(db, { name: "Not counted" });
    const parent = await createProduct(db, { name: "Barn door", kind: "variable" });
    const options = { Size: "Small" };
    await createProduct(db, { name: "Barn door - Small", parentId: parent.id, options, stock: 4 });
    const { rows, total, all, next } = await listCountedProducts(db, ALL);
    expect([total, all, next]).toEqual([3, 3, null]);
    expect(rows.map(({ name, options, count, besides }) => [name, options, count, besides])).toEqual([
      ["Barn door", "Small", 4, 0],
      ["Cable", "", 7, 2],
      ["Lantern", "", 6, 3],
    ]);
    expect(Object.keys(rows[0] ?? {}).filter((key) => /price/i.test(key))).toEqual([]);
    const found = await listCountedProducts(db, { ...ALL, after: parent.id });
    expect(found.rows.map(({ name }) => name)).toEqual(["Cable", "Lantern"]);
  });

  it("stores a count with its lines in ledger and activity log, and takes it back", async () => {
    const { id } = await createProduct(db, { stock: 5 });
    const count = { id, count: 3, seen: 5, reason: "damage", actorId } as const;
    expect(await countProduct(db, count)).toMatchObject({ value: { available: 3 } });
    const lines = await db.select().from(stockMovements);
    expect(lines).toMatchObject([{ productId: id, delta: -2, reason: "damage", actorId }]);
    expect(await db.select().from(auditLog)).toMatchObject([
      { action: "product.stock-changed", actorId, details: { reason: "damage", to: 3 } },
    ]);
    expect(await undoCount(db, { productId: id, actorId: "other" })).toBe("not-found");
    expect(await undoCount(db, { productId: id, actorId })).toBeNull();
    expect(await availableOf(db, id)).toBe(5);
    expect(await undoCount(db, { productId: id, actorId })).toBe("not-staff");
  });

  it("stores nothing where something was sold since, or the product is not counted", async () => {
    const { id } = await createProduct(db, { stock: 5 });
    const count = { id, count: 3, seen: 6, reason: "count", actorId } as const;
    expect(await countProduct(db, count)).toMatchObject({ error: { kind: "conflict", available: 5 } });
    const other = await createProduct(db);
    expect(await countProduct(db, { ...count, id: other.id, seen: 0 })).toMatchObject({
      error: { kind: "conflict", available: null },
    });
    expect(await db.select().from(products).where(eq(products.id, other.id))).toMatchObject([
      { manageStock: false },
    ]);
  });
});

describe("the count of hire pieces", () => {
  it("counts the shelf: what is away is owned as well", async () => {
    const warehouse = scansOn(db);
    const item = await warehouse.item({ owned: 10, name: "Cable ramp" });
    await createHireItem(db, { kind: "serialised", owned: 2 });
    const hire = await warehouse.reserved([[item.id, 4]]);
    await warehouse.scan(hire.id, "out", { itemId: item.id, quantity: 4 });
    const now = warehouse.clock.now();
    const listed = await listCountedItems(db, { search: "RAMP", page: 1 }, now);
    expect(listed.rows).toMatchObject([{ id: item.id, count: 6, besides: 4 }]);
    const count = { itemId: item.id, count: 5, seen: 6, reason: "count", actorId, now } as const;
    expect(await countHireItem(db, { ...count, besides: 3 })).toMatchObject({ error: { kind: "conflict" } });
    expect(await countHireItem(db, { ...count, besides: 4 })).toMatchObject({ value: { owned: 9 } });
    expect((await listCountedItems(db, { search: "ramp", page: 1 }, now)).rows).toMatchObject([
      { count: 5, besides: 4 },
    ]);
    expect(await countHireItem(db, { ...count, besides: 4 })).toMatchObject({ error: { kind: "conflict" } });
  });
});
