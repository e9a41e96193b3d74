import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { asc, eq, sql } from "drizzle-orm";
import { afterAll, expect, it } from "vitest";
import { inTransaction, listRows } from "#app/db/client.server.ts";
import { products } from "#app/db/schema/shop/catalog.ts";
import { stockLevels, stockMovements } from "#app/db/schema/shop/inventory.ts";
import { usePostgresDb } from "#tests/support/database/test-db.ts";
import { checkFile, csvBytes, importFile } from "#tests/support/shop/import-steps.ts";
import { one, openCheckout, postCheckout, shopOf } from "#tests/support/shop/purchase.ts";
import { workContext } from "#tests/support/shop/work-context.ts";
import { startImport } from "../steps/start-import.server.ts";
import { undoImport } from "../undo/undo-import.server.ts";
import { workOnImport } from "../work-on-import.server.ts";

const { db } = await usePostgresDb();
const dataDir = mkdtempSync(join(tmpdir(), "itsshowtime-counts-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const actorId = "admin";
const COLUMNS = "ID,Type,SKU,Name,Published,Regular price,Stock";

const counts = () =>
  db
    .select({ sku: products.sku, available: stockLevels.available, status: products.stockStatus })
    .from(products)
    .innerJoin(stockLevels, eq(stockLevels.productId, products.id))
    .orderBy(asc(products.sku));

/** The sum of the ledger for each product, in the order of SKUs. */
const ledger = async () =>
  (
    await db
      .select({ sum: sql<number>`sum(${stockMovements.delta})::int` })
      .from(stockMovements)
      .innerJoin(products, eq(products.id, stockMovements.productId))
      .groupBy(products.sku)
      .orderBy(asc(products.sku))
  ).map(({ sum }) => sum);

it("what an order takes between the planning and the writing of a family is not sold again", async () => {
  const ctx = workContext(db, { DATA_DIR: dataDir });
  const shop = shopOf(db);
  await importFile(
    ctx,
    csvBytes(COLUMNS, "1,simple,A,Lamp,1,10,", "2,simple,B,Cable,1,5,5", "3,simple,C,Stand,1,5,2"),
    actorId,
  );
  const file = csvBytes(COLUMNS, "1,simple,A,Spot,1,10,", "2,simple,B,Cable,1,5,7", "3,simple,C,Stand,1,5,3");
  const runId = await checkFile(ctx, file, actorId);
  expect((await startImport(ctx, { runId, actorId })).ok).toBe(true);

  // The import plans all three families at once, and waits at the first one.
  const [locked, ordered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const staff = inTransaction(db, async (tx) => {
    await tx.select().from(products).where(eq(products.sku, "A")).for("update");
    locked.resolve();
    await ordered.promise;
  });
  await locked.promise;
  const imported = workOnImport(ctx, runId);
  const waiting = sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await listRows(db, waiting)).length).toBe(1);
  const [, cable, stand] = await db.select().from(products).orderBy(asc(products.sku));
  const token = await openCheckout(shop, [...one(cable?.id ?? "", 2), ...one(stand?.id ?? "", 2)]);
  expect((await postCheckout(shop, token)).ok).toBe(true);
  ordered.resolve();
  await staff;
  await imported;
  expect(await counts()).toEqual([
    { sku: "B", available: 5, status: "in_stock" },
    { sku: "C", available: 1, status: "in_stock" },
  ]);
  expect(await ledger()).toEqual([5, 1]);

  expect((await undoImport(ctx, { runId, actorId })).ok).toBe(true);
  await workOnImport(ctx, runId);
  expect(await counts()).toMatchObject([
    { sku: "B", available: 3 },
    { sku: "C", available: 0 },
  ]);
  expect(await ledger()).toEqual([3, 0]);
});
