import { asc } from "drizzle-orm";
import { expect, it } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { brands, products } from "#app/db/schema/shop/catalog.ts";
import { changeSetting } from "#app/features/settings/change-setting.server.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { csv, importFile } from "#tests/support/shop/import-file.ts";

const db = await useTestDb();

const FILE = [
  "ID,Type,SKU,Name,Published,Brands,Regular price",
  "1,simple,A,Already sold,1,,10",
  "2,simple,B,Branded,1,Brand,10",
  "3,simple,C,Nameless,1,,10",
];

async function run(lines: readonly string[]) {
  await importFile({ db, clock: { now: () => new Date() } }, csv(...lines));
  const rows = await db.select().from(products).orderBy(asc(products.sku));
  return rows.map(({ status }) => status);
}

it("L24: publishes products without a maker, or keeps new ones as drafts where staff want it so", async () => {
  expect(await run(FILE.slice(0, 2))).toEqual(["published"]);
  await inTransaction(db, (tx) => changeSetting(tx, "importWithoutMaker", "draft"));
  expect(await run(FILE)).toEqual(["published", "draft", "draft"]);
  expect(await run(FILE)).toEqual(["published", "draft", "draft"]);
  await db.update(brands).set({ manufacturerName: "Maker GmbH" });
  expect(await run(FILE)).toEqual(["published", "published", "draft"]);
  await inTransaction(db, (tx) => changeSetting(tx, "importWithoutMaker", "publish"));
  expect(await run(FILE)).toEqual(["published", "published", "published"]);
});
