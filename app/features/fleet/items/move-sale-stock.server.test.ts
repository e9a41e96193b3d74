import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { assets } from "#app/db/schema/hire/assets.ts";
import { hireClaims } from "#app/db/schema/hire/claims.ts";
import { fleetMovements, hireItems } from "#app/db/schema/hire/fleet.ts";
import { products } from "#app/db/schema/shop/catalog.ts";
import { stockLevels, stockMovements } from "#app/db/schema/shop/inventory.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createProduct, createUser } from "#tests/support/factories.ts";
import { createHireItem } from "#tests/support/hire/factories-hire.ts";
import { changeItemCount } from "./change-item-count.server.ts";
import { moveSaleStock } from "./move-sale-stock.server.ts";

const db = await useTestDb();
const now = new Date("2027-03-01T12:00:00Z");
let actorId = "";
beforeEach(async () => {
  actorId = (await createUser(db)).id;
});

const move = (
  itemId: string,
  direction: "to-fleet" | "to-sale",
  pieces: number,
  unitNumber: number | null = null,
) => moveSaleStock(db, { itemId, direction, pieces, unitNumber, actorId, now });

async function promise(itemId: string, quantity: number) {
  await db.insert(hireClaims).values({
    itemId,
    quantity,
    kind: "hire",
    state: "firm",
    acceptedAt: now,
    owner: "hire",
    startsAt: new Date("2027-03-10T09:00:00Z"),
    endsAt: new Date("2027-03-11T17:00:00Z"),
  });
}

const counts = async (itemId: string, productId: string) => {
  const [item] = await db.select().from(hireItems).where(eq(hireItems.id, itemId));
  const [level] = await db.select().from(stockLevels).where(eq(stockLevels.productId, productId));
  return [item?.owned, level?.available];
};

describe("a move between sale stock and fleet", () => {
  it("has a line in both ledgers, in either direction", async () => {
    const product = await createProduct(db, { stock: 8 });
    const { id } = await createHireItem(db, { owned: 2, productId: product.id });
    expect(await move(id, "to-fleet", 3)).toEqual({ ok: true, value: { owned: 5, available: 5 } });
    expect(await move(id, "to-sale", 1)).toEqual({ ok: true, value: { owned: 4, available: 6 } });
    const sale = await db.select().from(stockMovements).where(eq(stockMovements.reason, "hire-out"));
    expect(sale.map(({ delta }) => delta).sort()).toEqual([-3, 1]);
    const fleet = await db.select().from(fleetMovements).where(eq(fleetMovements.itemId, id));
    expect(fleet.map(({ delta, reason }) => `${delta} ${reason}`).sort()).toEqual([
      "-1 to-sale-stock",
      "2 count",
      "3 from-sale-stock",
    ]);
  });

  it("makes units of a serialised item, and sells the unit that is named", async () => {
    const product = await createProduct(db, { stock: 5 });
    const item = await createHireItem(db, { kind: "serialised", owned: 1, productId: product.id });
    const [unit = 0] = item.units;
    expect(await move(item.id, "to-fleet", 2)).toMatchObject({ ok: true });
    expect(await db.$count(assets, eq(assets.hireItemId, item.id))).toBe(3);
    expect(await move(item.id, "to-sale", 1)).toMatchObject({ error: { kind: "unit-needed" } });
    expect(await move(item.id, "to-sale", 1, unit)).toMatchObject({ ok: true });
    expect(await counts(item.id, product.id)).toEqual([2, 4]);
    const [sold] = await db.select().from(assets).where(eq(assets.unitNumber, unit));
    expect(sold?.state).toBe("sold");
    expect(await move(item.id, "to-sale", 1, unit)).toMatchObject({ error: { kind: "unknown-unit" } });
  });

  it("is refused whole: not enough in stock, not counted, no product, promised pieces, a kit", async () => {
    const product = await createProduct(db, { stock: 2 });
    const uncounted = await createProduct(db);
    const item = await createHireItem(db, { owned: 3, productId: product.id });
    expect(await move(item.id, "to-fleet", 3)).toEqual({
      ok: false,
      error: { kind: "not-in-stock", available: 2 },
    });
    await promise(item.id, 2);
    expect(await move(item.id, "to-sale", 2)).toEqual({ ok: false, error: { kind: "promised" } });
    expect(await move(item.id, "to-sale", 4)).toMatchObject({ error: { kind: "below-zero" } });
    expect(await counts(item.id, product.id)).toEqual([3, 2]);
    expect(await db.$count(stockMovements)).toBe(0);
    expect(await move(item.id, "to-sale", 1)).toMatchObject({ ok: true });
    await db.update(hireItems).set({ productId: uncounted.id }).where(eq(hireItems.id, item.id));
    expect(await move(item.id, "to-fleet", 1)).toMatchObject({ error: { kind: "not-counted" } });
    await db.delete(products).where(eq(products.id, uncounted.id));
    expect(await move(item.id, "to-fleet", 1)).toMatchObject({ error: { kind: "no-product" } });
    const kit = await createHireItem(db, { parts: [[item.id, 1]] });
    expect(await move(kit.id, "to-fleet", 1)).toMatchObject({ error: { kind: "kit" } });
  });
});

describe("the count of a bulk item", () => {
  const change = (itemId: string, by: number, seen: number) =>
    changeItemCount(db, { itemId, by, seen, reason: "purchase", note: "two more", actorId, now });

  it("changes with its reason, and tells promises that lost their pieces", async () => {
    const { id } = await createHireItem(db, { owned: 3 });
    expect(await change(id, 2, 3)).toEqual({ ok: true, value: { owned: 5, shortages: 0 } });
    await promise(id, 5);
    expect(await change(id, -1, 5)).toEqual({ ok: true, value: { owned: 4, shortages: 1 } });
  });

  it("is refused when another person changed it, below zero, and for units", async () => {
    const { id } = await createHireItem(db, { owned: 3 });
    const serialised = await createHireItem(db, { kind: "serialised", owned: 1 });
    expect(await change(id, 1, 2)).toEqual({ ok: false, error: { kind: "conflict", owned: 3 } });
    expect(await change(id, -4, 3)).toMatchObject({ error: { kind: "below-zero" } });
    expect(await change(id, 200_000, 3)).toMatchObject({ error: { kind: "too-many" } });
    expect(await change(serialised.id, 1, 1)).toMatchObject({ error: { kind: "not-bulk" } });
  });
});
