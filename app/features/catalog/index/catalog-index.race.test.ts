import { setTimeout as sleep } from "node:timers/promises";
import { eq, sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { type Db, inTransaction } from "#app/db/client.server.ts";
import { openDatabase } from "#app/db/open-database.server.ts";
import { brands, categories, productCategories, products } from "#app/db/schema/shop/catalog.ts";
import { catalogChanges } from "#app/db/schema/shop/catalog-search.ts";
import { refreshStockStatus } from "#app/features/inventory/refresh-stock-status.server.ts";
import { bumpSiteVersion } from "#app/features/settings/site-version.server.ts";
import { cents } from "#app/lib/money.ts";
import { usePostgresDb } from "#tests/support/database/test-db.ts";
import { createCategory, createProduct } from "#tests/support/factories.ts";
import { newRandom } from "#tests/support/random.ts";
import { untilVersionIsAskedAgain } from "#tests/support/site-version.ts";
import { browseProducts } from "../queries.server.ts";
import { parseListQuery } from "../schema.ts";
import { readCatalogIndex } from "./catalog-index.server.ts";
import { searchTextOf } from "./search-text.ts";

const random = newRandom();
const { db, url } = await usePostgresDb();
const other = await openDatabase({ databaseUrl: url, dataDir: "" });
afterAll(() => other.close());

const browse = (from: Db, address = "") => browseProducts(from, parseListQuery(new URLSearchParams(address)));
const namesIn = async (from: Db, address = "sort=name") =>
  (await browse(from, address)).list.products.map(({ name }) => name);
const announce = () => inTransaction(db, bumpSiteVersion);
const rename = (name: string) => ({ name, searchText: searchTextOf({ name }) });

test("a write is seen by the next visitor here, and within a second in another instance", async () => {
  const { id } = await createProduct(db, { name: "Beam" });
  await announce();
  await Promise.all([browse(db), browse(other.db)]);
  await untilVersionIsAskedAgain();
  await inTransaction(db, async (tx) => {
    await tx.update(products).set(rename("Laser")).where(eq(products.id, id));
    await bumpSiteVersion(tx);
  });
  expect(await namesIn(db, "search=laser")).toEqual(["Laser"]);
  await untilVersionIsAskedAgain();
  expect(await namesIn(other.db, "search=laser")).toEqual(["Laser"]);
});

test("a transaction that began early and ends late is not passed over", async () => {
  await createProduct(db, { name: "Beam" });
  await announce();
  await browse(db);
  const [begun, ending] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const slow = inTransaction(other.db, async (tx) => {
    await createProduct(tx, { name: "Slow" });
    begun.resolve();
    await ending.promise;
    await bumpSiteVersion(tx);
  });
  await begun.promise;
  // Later transactions end first, and their changes are read.
  for (const name of ["Quick", "Swift"]) {
    await createProduct(db, { name });
    await announce();
    expect(await namesIn(db)).toContain(name);
  }
  ending.resolve();
  await slow;
  await untilVersionIsAskedAgain();
  expect(await namesIn(db)).toEqual(["Beam", "Quick", "Slow", "Swift"]);
});

test("a whole reading is not repeated because an older transaction is still open", async () => {
  const [begun, ending] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const slow = inTransaction(other.db, async (tx) => {
    await tx.execute(sql`select pg_current_xact_id()`);
    begun.resolve();
    await ending.promise;
  });
  await begun.promise;
  await db.execute(sql`truncate ${productCategories}`);
  await createProduct(db, { name: "Beam" });
  await announce();
  expect(await namesIn(db)).toEqual(["Beam"]);
  const before = await readCatalogIndex(db);
  await createProduct(db, { name: "Laser" });
  await announce();
  expect(await namesIn(db)).toEqual(["Beam", "Laser"]);
  expect((await readCatalogIndex(db)) === before).toBe(true);
  ending.resolve();
  await slow;
});

test("variations, categories, brands, stock and removals all reach the index", async () => {
  const light = await createCategory(db, { name: "Lighting" });
  const [robe] = await db.insert(brands).values({ name: "Robe", slug: "robe" }).returning();
  const parent = await createProduct(db, { name: "Cable", kind: "variable", price: cents(90_000) });
  const spot = await createProduct(db, { name: "Spot", brandId: robe?.id, stock: 3 });
  await announce();
  await browse(db);
  await createProduct(db, { parentId: parent.id, price: cents(3_000) });
  await announce();
  expect(await namesIn(db, "price=0-50")).toEqual(["Cable"]);
  await db.insert(productCategories).values({ productId: spot.id, categoryId: light.id });
  await announce();
  expect(await namesIn(db, "category=lighting")).toEqual(["Spot"]);
  await db.update(brands).set({ name: "Robe lighting", slug: "robe-lighting" });
  await announce();
  expect(await namesIn(db, "brand=robe-lighting")).toEqual(["Spot"]);
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`update stock_levels set available = 0 where product_id = ${spot.id}`);
    await refreshStockStatus(tx, [spot.id]);
  });
  expect(await namesIn(db)).toEqual(["Cable"]);
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`update stock_levels set available = 9 where product_id = ${spot.id}`);
    await refreshStockStatus(tx, [spot.id]);
  });
  expect(await namesIn(db)).toEqual(["Cable", "Spot"]);
  await db.update(categories).set({ hidden: true });
  await announce();
  expect(await namesIn(db)).toEqual(["Cable"]);
  await db.delete(products).where(eq(products.id, parent.id));
  await announce();
  expect((await browse(db)).list.total).toBe(0);
});

test("while two instances write, read and roll back at once, each sees its own writes and both end alike", async () => {
  const ids: string[] = [];
  for (let n = 0; n < 20; n += 1) ids.push((await createProduct(db, { name: `Lamp ${n}` })).id);
  await announce();
  const unseen: string[] = [];
  const writer = async (from: Db, number: number) => {
    for (let round = 0; round < 12; round += 1) {
      const name = `Writer${number}round${round}`;
      const id = ids[(round * 7 + number * 5) % ids.length] ?? "";
      const work = inTransaction(from, async (tx) => {
        const kept = await createProduct(tx, rename(name));
        await tx
          .update(products)
          .set({ price: cents(1_000 * round) })
          .where(eq(products.id, id));
        await sleep(random(12));
        if (round % 5 === 4) throw new Error("back");
        if (round % 3 === 2) await tx.delete(products).where(eq(products.id, kept.id));
        await bumpSiteVersion(tx);
      });
      const saved = await work.then(
        () => true,
        () => false,
      );
      const shown = (await namesIn(from, `search=${name}`)).includes(name);
      if (shown !== (saved && round % 3 !== 2)) unseen.push(name);
    }
  };
  await Promise.all([writer(db, 1), writer(db, 2), writer(other.db, 3), writer(other.db, 4)]);
  expect(unseen).toEqual([]);
  await untilVersionIsAskedAgain();
  const everything = async (from: Db) => {
    const { list, facets, categories: counted } = await browse(from, "sort=price");
    return { names: list.products.map(({ name }) => name), total: list.total, facets, counted };
  };
  const seen = await everything(db);
  expect(await everything(other.db)).toEqual(seen);
  const third = await openDatabase({ databaseUrl: url, dataDir: "" });
  expect(await everything(third.db)).toEqual(seen);
  await third.close();
});

test("a change of thousands of products is taken over while the index answers, and ends complete", async () => {
  await db.execute(sql`insert into products (id, name, slug, search_text, price_cents)
    select gen_random_uuid(), 'Lamp ' || n, 'lamp-' || n, 'lamp ' || n, n from generate_series(1, 5000) n`);
  await announce();
  expect((await browse(db)).list.total).toBe(5_000);
  const before = await readCatalogIndex(db);
  await inTransaction(db, async (tx) => {
    await tx.execute(
      sql`update products set name = 'Torch' || substr(name, 5), search_text = 'torch' || substr(search_text, 5)`,
    );
    await bumpSiteVersion(tx);
  });
  // Whenever this is asked, something answers: the state before, or the whole of the state after.
  const { total: lamps } = (await browse(db, "search=lamp")).list;
  const { total: torches } = (await browse(db, "search=torch")).list;
  expect(lamps > 0 || torches === 5_000).toBe(true);
  await createProduct(db, { name: "Newest" });
  await announce();
  expect(await namesIn(db, "search=newest")).toEqual(["Newest"]);
  for (let wait = 0; wait < 100; wait += 1) {
    if ((await browse(db, "search=lamp")).missed) break;
    await sleep(50);
  }
  expect((await browse(db, "search=torch")).list.total).toBe(5_000);
  expect((await readCatalogIndex(db)) === before).toBe(true);
  const logged = await db.$count(catalogChanges);
  expect(logged).toBeGreaterThan(5_000);
});
