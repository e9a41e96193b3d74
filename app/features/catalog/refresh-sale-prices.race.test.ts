import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { products } from "#app/db/schema/shop/catalog.ts";
import { cents } from "#app/lib/money.ts";
import { usePostgresDb } from "#tests/support/database/test-db.ts";
import { createProduct } from "#tests/support/factories.ts";
import { handClock } from "#tests/support/shop/work-context.ts";
import { refreshSalePrices } from "./refresh-sale-prices.server.ts";

const { db } = await usePostgresDb();

it("passes over variations whose product is being saved, and the next run puts their sale in force", async () => {
  const { id: parentId } = await createProduct(db, { kind: "variable", price: cents(100) });
  const sale = { price: cents(100), regularPrice: cents(100), salePrice: cents(80) };
  const { id } = await createProduct(db, { kind: "variation", parentId, ...sale });
  const job = { db, clock: handClock(new Date("2026-11-21T12:00:00Z")) };
  const prices = async () => (await db.select().from(products)).map(({ price }) => price);
  const [held, waits] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const saved = inTransaction(db, async (tx) => {
    await tx.select().from(products).where(eq(products.id, parentId)).for("no key update");
    held.resolve();
    await waits.promise;
    await tx.update(products).set({ name: "Renamed" }).where(eq(products.id, id));
  });
  await held.promise;
  await refreshSalePrices(job);
  waits.resolve();
  await saved;
  expect(await prices()).toEqual([100, 100]);
  await refreshSalePrices(job);
  expect(await prices()).toEqual([80, 80]);
});
