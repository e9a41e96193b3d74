import { eq, sql } from "drizzle-orm";
import { expect, it, vi } from "vitest";
import { inTransaction, listRows } from "#app/db/client.server.ts";
import { products } from "#app/db/schema/shop/catalog.ts";
import { reservations, stockLevels } from "#app/db/schema/shop/inventory.ts";
import { usePostgresDb } from "#tests/support/database/test-db.ts";
import { createProduct } from "#tests/support/factories.ts";
import { one, openCheckout, postCheckout, shopOf } from "#tests/support/shop/purchase.ts";
import { deleteProducts } from "./delete-products.server.ts";

const { db } = await usePostgresDb();

const waiting = sql`select pid from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;
const waits = (count: number) =>
  vi.waitFor(async () => expect(await listRows(db, waiting)).toHaveLength(count), 20_000);

it("a product that an order takes a piece of at the same moment stays, and so does what the order holds", async () => {
  const shop = shopOf(db);
  const lamp = await createProduct(db, { name: "Lamp", stock: 3 });
  const token = await openCheckout(shop, one(lamp.id, 2));
  const [locked, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const gate = inTransaction(db, async (tx) => {
    await tx.select().from(stockLevels).where(eq(stockLevels.productId, lamp.id)).for("update");
    locked.resolve();
    await release.promise;
  });
  await locked.promise;
  const ordered = postCheckout(shop, token);
  await waits(1);
  const deletion = inTransaction(db, (tx) => deleteProducts(tx, [lamp], "staff"));
  await waits(2);
  release.resolve();
  await gate;
  expect(await ordered).toMatchObject({ ok: true });
  expect(await deletion).toEqual({ deleted: 0, refused: [{ name: "Lamp", why: ["held"] }] });
  expect([await db.$count(products), await db.$count(reservations)]).toEqual([1, 1]);
});
