import { asc } from "drizzle-orm";
import { expect, it } from "vitest";
import { products } from "#app/db/schema/shop/catalog.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { csv, importFile } from "#tests/support/shop/import-file.ts";

const db = await useTestDb();

it("gives variations without a count of their own the status of their parent's count", async () => {
  const lines = [
    "ID,Type,SKU,Name,Published,In stock?,Stock,Parent,Regular price,Attribute 1 name,Attribute 1 value(s)",
    '1,variable,A,Lamp,1,0,0,,,Colour,"Red, Blue, Green"',
    "2,variation,B,Lamp,1,1,,A,10,Colour,Red",
    "3,variation,C,Lamp,1,1,parent,A,10,Colour,Blue",
    "4,variation,D,Lamp,1,0,3,A,10,Colour,Green",
  ];
  // A second run finds the counts as they are and moves none.
  for (let run = 0; run < 2; run += 1) {
    await importFile({ db, clock: { now: () => new Date() } }, csv(...lines));
    const rows = await db.select().from(products).orderBy(asc(products.sku));
    expect(rows.map(({ stockStatus }) => stockStatus)).toEqual([
      "out_of_stock",
      "out_of_stock",
      "out_of_stock",
      "in_stock",
    ]);
  }
});
