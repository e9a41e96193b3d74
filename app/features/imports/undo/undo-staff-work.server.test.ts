import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { changeDrafts } from "#app/db/schema/change-drafts.ts";
import { products } from "#app/db/schema/shop/catalog.ts";
import { priceListPrices, priceLists } from "#app/db/schema/shop/price-lists.ts";
import { writeDraft } from "#app/features/change-drafts/write-draft.server.ts";
import { countProduct } from "#app/features/stock-count/count-product.server.ts";
import { newId } from "#app/lib/ids.ts";
import { cents } from "#app/lib/money.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createUser } from "#tests/support/factories.ts";
import { csvBytes, importFile, undoRun } from "#tests/support/shop/import-steps.ts";
import { workContext } from "#tests/support/shop/work-context.ts";

const db = await useTestDb();

it("an undo leaves a new product with a draft, a price of a list or a count by staff", async () => {
  const ctx = workContext(db);
  const { id: userId } = await createUser(db);
  const runId = await importFile(
    ctx,
    csvBytes(
      "ID,Type,SKU,Name,Published,Regular price,Stock,Parent,Attribute 1 name,Attribute 1 value(s)",
      "1,simple,DRAFT,Lamp,1,10,5,,,",
      "2,simple,PRICE,Hazer,1,10,5,,,",
      "3,simple,COUNT,Clamp,1,10,5,,,",
      "4,variable,P,Cable,1,,,,Length,5 m",
      "5,variation,V,Cable,1,10,5,P,Length,5 m",
      "6,simple,UNTOUCHED,Box,1,10,5,,,",
    ),
    userId,
  );
  const idOf = async (sku: string) =>
    (await db.select({ id: products.id }).from(products).where(eq(products.sku, sku)))[0]?.id ?? "";
  const draft = { values: { name: "Par can" }, base: { name: "Lamp" }, actorId: userId, now: new Date() };
  const productId = await idOf("DRAFT");
  await inTransaction(db, (tx) => writeDraft(tx, { productId }, draft));
  const list = { id: newId(), name: "Trade" };
  await db.insert(priceLists).values(list);
  await db
    .insert(priceListPrices)
    .values({ priceListId: list.id, productId: await idOf("PRICE"), price: cents(800) });
  for (const sku of ["COUNT", "V"]) {
    const count = { id: await idOf(sku), count: 4, seen: 5, reason: "count", actorId: userId } as const;
    expect((await countProduct(db, count)).ok).toBe(true);
  }
  const { state, kept } = await undoRun(ctx, runId, userId);
  expect([state, [...kept].sort()]).toEqual(["undone", ["COUNT", "DRAFT", "P", "PRICE", "V"]]);
  expect(await db.$count(products)).toBe(5);
  expect([await db.$count(changeDrafts), await db.$count(priceListPrices)]).toEqual([1, 1]);
});
