import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { products } from "#app/db/schema/shop/catalog.ts";
import { bumpSiteVersion, bumpStockVersion } from "#app/features/settings/site-version.server.ts";
import { cents } from "#app/lib/money.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createProduct } from "#tests/support/factories.ts";
import { knownCards } from "./known-cards.server.ts";

const db = await useTestDb();

const change = (id: string, changed: Partial<typeof products.$inferInsert>) =>
  db.update(products).set(changed).where(eq(products.id, id));

test("cards come in the order of the ids, and a card is read once until something changes", async () => {
  const [lamp, beam] = [await createProduct(db, { name: "Lamp" }), await createProduct(db, { name: "Beam" })];
  const gone = await createProduct(db, { name: "Gone", status: "draft" });
  const ids = [beam.id, gone.id, lamp.id];
  const first = await knownCards(db, ids);
  expect(first.map(({ name }) => name)).toEqual(["Beam", "Lamp"]);
  await change(lamp.id, { price: cents(100) });
  const again = await knownCards(db, [lamp.id, beam.id]);
  expect(again).toEqual([first[1], first[0]]);
  expect(again[0]).toBe(first[1]);
  expect(await knownCards(db, [])).toEqual([]);
});

test.each([
  ["stock", bumpStockVersion],
  ["anything else", bumpSiteVersion],
])("a change of %s is shown as soon as it is announced", async (_of, announce) => {
  const lamp = await createProduct(db, { name: "Lamp" });
  expect(await knownCards(db, [lamp.id])).toHaveLength(1);
  await inTransaction(db, async (tx) => {
    await tx.update(products).set({ stockStatus: "out_of_stock" }).where(eq(products.id, lamp.id));
    await announce(tx);
  });
  expect(await knownCards(db, [lamp.id])).toEqual([]);
});
