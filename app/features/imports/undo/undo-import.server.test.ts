import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { asc, eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { media } from "#app/db/schema/media.ts";
import {
  brands,
  categories,
  priceHistory,
  productCategories,
  productImages,
  products,
} from "#app/db/schema/shop/catalog.ts";
import { refreshSalePrices } from "#app/features/catalog/refresh-sale-prices.server.ts";
import { cents } from "#app/lib/money.ts";
import { DAY_MS } from "#app/lib/time/clock.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createProduct } from "#tests/support/factories.ts";
import { csvBytes, importFile, undoRun } from "#tests/support/shop/import-steps.ts";
import { availableOf, one, openCheckout, postCheckout, shopOf } from "#tests/support/shop/purchase.ts";
import { handClock, type TestWork, workContext } from "#tests/support/shop/work-context.ts";
import { startImport } from "../steps/start-import.server.ts";

const db = await useTestDb();
const dataDir = mkdtempSync(join(tmpdir(), "itsshowtime-undo-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
let ctx: TestWork;
beforeEach(() => {
  ctx = workContext(db, { DATA_DIR: dataDir });
});

const actorId = "admin";
const run = (...lines: readonly string[]) => importFile(ctx, csvBytes(...lines), actorId);

const undo = (runId: string) => undoRun(ctx, runId, actorId);

async function product(sku: string) {
  const [row] = await db.select().from(products).where(eq(products.sku, sku));
  if (!row) throw new Error(`No product ${sku}`);
  return row;
}

const addPicture = (filename: string) =>
  db.insert(media).values({ filename, width: 1, height: 1, variants: [], placeholder: "" });

const COLUMNS = "ID,Type,SKU,Name,Published,Regular price,Categories,Brands,Images,Parent";

describe("an undo", () => {
  it("leaves out a brand, a category and a picture that are gone since", async () => {
    await addPicture("lamp.jpg");
    await run(
      COLUMNS,
      '1,simple,A,Lamp,1,10,"Lighting, Stage",Kelvin,lamp.jpg,',
      "2,simple,B,Cable,1,5,Cables,,,",
    );
    const runId = await run(
      COLUMNS,
      "1,simple,A,Lamp,1,12,Stands,Truss Co,stand.jpg,",
      "2,simple,B,Cord,1,5,,,,",
    );
    await db.delete(brands).where(eq(brands.name, "Kelvin"));
    await db.delete(categories).where(eq(categories.name, "Lighting"));
    await db.delete(media);
    expect(await undo(runId)).toEqual({ state: "undone", kept: [] });
    const lamp = await product("A");
    expect(lamp).toMatchObject({ regularPrice: 1000, brandId: null, categoryId: null });
    const inCategories = await db
      .select({ name: categories.name })
      .from(productCategories)
      .innerJoin(categories, eq(categories.id, productCategories.categoryId))
      .where(eq(productCategories.productId, lamp.id));
    expect(inCategories).toEqual([{ name: "Stage" }]);
    const pictures = await db.select().from(productImages).where(eq(productImages.productId, lamp.id));
    expect(pictures).toMatchObject([{ source: "lamp.jpg", mediaId: null }]);
    expect((await product("B")).name).toBe("Cable");
  });

  it("leaves a variation whose parent is gone, and a product whose part number another has taken", async () => {
    const columns = "ID,Type,SKU,Name,Published,Regular price,Parent,Attribute 1 name,Attribute 1 value(s)";
    await run(
      columns,
      '1,variable,P1,Cable,1,,,Length,"1 m, 2 m"',
      '2,variable,P2,Cord,1,,,Length,"1 m, 2 m"',
      "3,variation,V,Cable,1,5,P1,Length,1 m",
      "4,simple,OLD,Lamp,1,10,,,",
    );
    const runId = await run(
      columns,
      '2,variable,P2,Cord,1,,,Length,"1 m, 2 m"',
      "3,variation,V,Cord,1,5,P2,Length,1 m",
      "4,simple,NEW,Lamp,1,10,,,",
    );
    await db.delete(products).where(eq(products.sku, "P1"));
    await createProduct(db, { sku: "old" });
    const { state, kept } = await undo(runId);
    expect([state, [...kept].sort()]).toEqual(["undone", ["NEW", "V"]]);
    expect((await product("V")).parentId).toBe((await product("P2")).id);
  });

  it("counts back what was not sold since, and leaves nothing on offer that is sold out", async () => {
    const columns =
      "ID,Type,SKU,Name,Published,Regular price,Stock,Parent,Attribute 1 name,Attribute 1 value(s)";
    const file = (a: number, b: number, v: number) => [
      columns,
      `1,simple,A,Lamp,1,10,${a},,,`,
      `2,simple,B,Hazer,1,10,${b},,,`,
      '3,variable,P,Cable,1,,,,Length,"5 m, 10 m"',
      `4,variation,V,Cable,1,10,${v},P,Length,5 m`,
    ];
    await run(...file(5, 0, 0));
    const runId = await run(...file(10, 5, 5), "5,variation,W,Cable,1,10,5,P,Length,10 m");
    const shop = shopOf(db);
    const [a, b, v] = [await product("A"), await product("B"), await product("V")];
    const token = await openCheckout(shop, [...one(a.id, 8), ...one(b.id, 5), ...one(v.id, 5)]);
    expect((await postCheckout(shop, token)).ok).toBe(true);
    expect(await undo(runId)).toEqual({ state: "undone", kept: [] });
    const left = [await availableOf(db, a.id), await availableOf(db, b.id), await availableOf(db, v.id)];
    expect(left).toEqual([0, 0, 0]);
    const all = [await product("A"), await product("B"), await product("P"), await product("V")];
    expect(all.map(({ stockStatus }) => stockStatus)).toEqual(
      Array.from({ length: 4 }, () => "out_of_stock"),
    );
  });

  it("gives variations that follow their parent's count their values back, sold out or not", async () => {
    const columns =
      "ID,Type,SKU,Name,Published,Regular price,Stock,Parent,Attribute 1 name,Attribute 1 value(s)";
    const file = (stock: number, v: number) => [
      columns,
      `1,variable,P,Cable,1,,${stock},,Length,"5 m, 10 m"`,
      `2,variation,V,Cable,1,${v},,P,Length,5 m`,
    ];
    for (const sold of [0, 5]) {
      await run(...file(0, 10));
      const runId = await run(...file(5, 12), "3,variation,W,Cable,1,15,,P,Length,10 m");
      const { id, updatedAt } = await product("V");
      if (sold > 0) {
        const shop = shopOf(db);
        expect((await postCheckout(shop, await openCheckout(shop, one(id, sold)))).ok).toBe(true);
        expect(await product("V")).toMatchObject({ stockStatus: "out_of_stock", updatedAt });
      }
      expect(await undo(runId)).toEqual({ state: "undone", kept: [] });
      expect(await product("V")).toMatchObject({ regularPrice: 1000, stockStatus: "out_of_stock" });
      expect((await product("P")).stockStatus).toBe("out_of_stock");
      expect(await db.$count(products)).toBe(2);
    }
  });

  it("gives a variation its values back where the import gave the parent its count", async () => {
    const columns =
      "ID,Type,SKU,Name,Published,In stock?,Regular price,Stock,Parent,Attribute 1 name,Attribute 1 value(s)";
    const file = (stock: string, inStock: number, price: number) => [
      columns,
      `1,variable,P,Cable,1,1,,${stock},,Length,5 m`,
      `2,variation,V,Cable,1,${inStock},${price},,P,Length,5 m`,
    ];
    await run(...file("", 0, 10));
    const runId = await run(...file("5", 1, 12));
    const shop = shopOf(db);
    const { id } = await product("V");
    expect((await postCheckout(shop, await openCheckout(shop, one(id, 5)))).ok).toBe(true);
    expect(await undo(runId)).toEqual({ state: "undone", kept: [] });
    expect(await product("V")).toMatchObject({ regularPrice: 1000, stockStatus: "out_of_stock" });
    expect(await product("P")).toMatchObject({ manageStock: false, stockStatus: "out_of_stock" });
  });

  it("leaves a variation without any count whose availability staff have changed since", async () => {
    const columns =
      "ID,Type,SKU,Name,Published,In stock?,Regular price,Parent,Attribute 1 name,Attribute 1 value(s)";
    const file = (inStock: number, price: number) => [
      columns,
      "1,variable,P,Cable,1,1,,,Length,5 m",
      `2,variation,V,Cable,1,${inStock},${price},P,Length,5 m`,
    ];
    await run(...file(1, 10));
    const runId = await run(...file(0, 12));
    await db.update(products).set({ stockStatus: "on_backorder" }).where(eq(products.sku, "V"));
    expect(await undo(runId)).toEqual({ state: "undone", kept: ["V"] });
    expect((await product("V")).stockStatus).toBe("on_backorder");
  });

  describe("after a sale began or ended by the clock", () => {
    const columns =
      "ID,Type,SKU,Name,Published,Regular price,Sale price,Date sale price starts,Date sale price ends,Parent,Attribute 1 name,Attribute 1 value(s)";
    const december = "2026-12-01,2026-12-07";
    const pricesOf = async (...skus: readonly string[]) =>
      Object.fromEntries(await Promise.all(skus.map(async (sku) => [sku, (await product(sku)).price])));
    const historyOf = async (sku: string) => {
      const own = eq(priceHistory.productId, (await product(sku)).id);
      const rows = await db.select().from(priceHistory).where(own).orderBy(asc(priceHistory.id));
      return rows.map(({ price }) => price);
    };
    beforeEach(() => {
      const clock = handClock(new Date("2026-11-30T12:00:00Z"));
      ctx = workContext(db, { DATA_DIR: dataDir }, clock);
    });

    it("gives changed products their prices back, and takes new ones away", async () => {
      await run(
        columns,
        "1,simple,A,Lamp,1,100,,,,,,",
        '2,variable,P,Cable,1,,,,,,Length,"1 m, 2 m"',
        "3,variation,V,Cable,1,30,,,,id:2,Length,1 m",
      );
      const runId = await run(
        columns,
        `1,simple,A,Lamp,1,100,80,${december},,,`,
        '2,variable,P,Cable,1,,,,,,Length,"1 m, 2 m"',
        `3,variation,V,Cable,1,28,20,${december},id:2,Length,1 m`,
        `4,variation,W,Cable,1,25,10,${december},id:2,Length,2 m`,
        `5,simple,B,Box,1,100,80,${december},,,`,
        '6,variable,Q,Cord,1,,,,,,Length,"1 m, 2 m"',
        `7,variation,X,Cord,1,40,30,${december},id:6,Length,1 m`,
      );
      ctx.clock.move(2 * DAY_MS);
      await refreshSalePrices(ctx);
      expect(await pricesOf("A", "P", "V", "Q")).toEqual({ A: 8000, P: 1000, V: 2000, Q: 3000 });
      expect(await undo(runId)).toEqual({ state: "undone", kept: [] });
      expect(await pricesOf("A", "P", "V")).toEqual({ A: 10_000, P: 3000, V: 3000 });
      expect(await db.$count(products)).toBe(3);
      expect(await historyOf("A")).toEqual([10_000, 8000, 10_000]);
    });

    it("puts no price in force of a sale that is over meanwhile", async () => {
      const sale = "2026-11-01,2026-11-30";
      await run(columns, `1,simple,A,Lamp,1,100,80,${sale},,,`);
      const runId = await run(columns, `1,simple,A,Lamp,1,90,70,${sale},,,`);
      expect(await pricesOf("A")).toEqual({ A: 7000 });
      ctx.clock.move(2 * DAY_MS);
      await refreshSalePrices(ctx);
      expect(await undo(runId)).toEqual({ state: "undone", kept: [] });
      expect(await pricesOf("A")).toEqual({ A: 10_000 });
      expect(await historyOf("A")).toEqual([8000, 7000, 9000, 10_000]);
    });

    it("leaves a price that staff have changed since", async () => {
      await run(columns, "1,simple,A,Lamp,1,100,,,,,,");
      const runId = await run(columns, `1,simple,A,Lamp,1,100,80,${december},,,`);
      await db
        .update(products)
        .set({ salePrice: cents(7000) })
        .where(eq(products.sku, "A"));
      ctx.clock.move(2 * DAY_MS);
      await refreshSalePrices(ctx);
      expect(await undo(runId)).toEqual({ state: "undone", kept: ["A"] });
      expect(await pricesOf("A")).toEqual({ A: 7000 });
    });
  });

  it("that a fault cut off is gone on with as an undo, never as an import", async () => {
    const runId = await run(COLUMNS, "1,simple,A,Lamp,1,10,,,,", "2,simple,B,Cable,1,5,,,,");
    await db.execute(sql`create function no_delete() returns trigger language plpgsql as
      $$ begin if old.sku = 'B' then raise exception 'no'; end if; return old; end $$`);
    try {
      await db.execute(
        sql`create trigger no_delete before delete on products for each row execute function no_delete()`,
      );
      expect((await undo(runId)).state).toBe("undo-interrupted");
    } finally {
      await db.execute(sql`drop function no_delete() cascade`);
    }
    expect(await startImport(ctx, { runId, actorId })).toEqual({ ok: false, error: { kind: "state" } });
    expect(await undo(runId)).toEqual({ state: "undone", kept: [] });
    expect(await db.$count(products)).toBe(0);
  });
});
