import { count } from "drizzle-orm";
import { expect, inject, test } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { brands } from "#app/db/schema/shop/catalog.ts";
import { newId } from "#app/lib/ids.ts";
import { startOwnEngine } from "#tests/support/database/shared-engine.ts";
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

test("a kept reading gives what it gave last, and its stand-in before, while the database cannot be asked", async () => {
  const [readBefore, unread] = await Promise.all([
    startOwnEngine(inject("databaseDump")),
    startOwnEngine(inject("databaseDump")),
  ]);
  const countBrands = keptWithContent(async (from) => (await from.select().from(brands)).length, -1);
  const read = await countBrands(readBefore.db);
  expect(read).toBeGreaterThanOrEqual(0);
  await Promise.all([readBefore.end(), unread.end()]);
  expect([await countBrands(readBefore.db), countBrands.last(readBefore.db)]).toEqual([read, read]);
  expect([await countBrands(unread.db), countBrands.last(unread.db)]).toEqual([-1, null]);
});
