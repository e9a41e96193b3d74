import { asc, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { priceHistory, products } from "#app/db/schema/shop/catalog.ts";
import { stockLevels } from "#app/db/schema/shop/inventory.ts";
import { cents } from "#app/lib/money.ts";
import { DAY_MS } from "#app/lib/time/clock.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createProduct } from "#tests/support/factories.ts";
import { handClock } from "#tests/support/shop/work-context.ts";
import { refreshSalePrices } from "./refresh-sale-prices.server.ts";

const db = await useTestDb();
const START = new Date("2026-11-21T12:00:00Z");
const day = (n: number) => new Date(START.getTime() + n * DAY_MS);
const SALE = {
  price: cents(100),
  regularPrice: cents(100),
  salePrice: cents(80),
  saleFrom: day(1),
  saleTo: day(2),
};

async function priceOf(id: string) {
  const [row] = await db.select().from(products).where(eq(products.id, id));
  return row?.price;
}

async function historyOf(id: string) {
  const { price } = priceHistory;
  const rows = await db
    .select({ price })
    .from(priceHistory)
    .where(eq(priceHistory.productId, id))
    .orderBy(asc(priceHistory.id));
  return rows.map((row) => row.price);
}

describe("sale prices", () => {
  it("come into force and go again by the clock, each with a row of history", async () => {
    const clock = handClock(START);
    const { id } = await createProduct(db, SALE);
    const price = async () => {
      await refreshSalePrices({ db, clock });
      return priceOf(id);
    };
    expect(await price()).toBe(100);
    clock.move(1.5 * DAY_MS);
    expect(await price()).toBe(80);
    expect(await price()).toBe(80);
    clock.move(DAY_MS);
    expect(await price()).toBe(100);
    expect(await historyOf(id)).toEqual([100, 80, 100]);
    expect(await db.select().from(stockLevels)).toHaveLength(0);
  });

  it("L11: of variations are followed by their product, in price and history", async () => {
    const clock = handClock(START);
    const parent = await createProduct(db, { kind: "variable", price: cents(90) });
    await createProduct(db, { kind: "variation", parentId: parent.id, ...SALE });
    await createProduct(db, {
      kind: "variation",
      parentId: parent.id,
      price: cents(90),
      regularPrice: cents(90),
    });
    clock.move(1.5 * DAY_MS);
    await refreshSalePrices({ db, clock });
    expect(await priceOf(parent.id)).toBe(80);
    clock.move(DAY_MS);
    await refreshSalePrices({ db, clock });
    expect(await priceOf(parent.id)).toBe(90);
    expect(await historyOf(parent.id)).toEqual([90, 80, 90]);
  });

  it("L11: of a product that has variations put nothing in force", async () => {
    const { id } = await createProduct(db, { kind: "variable", ...SALE, saleFrom: null });
    await refreshSalePrices({ db, clock: handClock(START) });
    expect(await priceOf(id)).toBe(100);
    expect(await historyOf(id)).toEqual([100]);
  });
});
