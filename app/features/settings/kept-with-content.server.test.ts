import { count } from "drizzle-orm";
import { expect, test } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { brands } from "#app/db/schema/shop/catalog.ts";
import { newId } from "#app/lib/ids.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { keptWithContent } from "./kept-with-content.server.ts";
import { bumpSiteVersion, bumpStockVersion } from "./site-version.server.ts";

const db = await useTestDb();

test("a kept reading is done again after a change of the site, and not after one of stock", async () => {
  let readings = 0;
  const countBrands = keptWithContent(async (from) => {
    readings += 1;
    const [row] = await from.select({ n: count() }).from(brands);
    return row?.n ?? 0;
  });
  const before = await countBrands(db);
  await inTransaction(db, async (tx) => {
    await tx.insert(brands).values({ id: newId(), name: "Own brand", slug: "own-brand" });
    await bumpSiteVersion(tx);
  });
  expect([await countBrands(db), await countBrands(db), readings]).toEqual([before + 1, before + 1, 2]);
  await inTransaction(db, bumpStockVersion);
  expect([await countBrands(db), readings]).toEqual([before + 1, 2]);
});
