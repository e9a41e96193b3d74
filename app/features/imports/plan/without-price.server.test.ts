import { expect, it } from "vitest";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { checkFile, csvBytes, importFile } from "#tests/support/shop/import-steps.ts";
import { workContext } from "#tests/support/shop/work-context.ts";
import { getImportStep } from "../run/run-queries.server.ts";

const db = await useTestDb();

const HEAD = "ID,Type,SKU,Name,Parent,Attribute 1 name,Attribute 1 value(s),Regular price";
const OLD = "1,simple,A,Already there,,,,";

it("counts new products and variations without a price in the dry run", async () => {
  const ctx = workContext(db, {});
  await importFile(ctx, csvBytes(HEAD, OLD), "admin");
  const rows = [
    OLD,
    "2,simple,B,Priced,,,,10",
    "3,simple,C,Free of price,,,,",
    '4,variable,D,Cable,,Length,"1 m, 2 m",',
    "5,variation,D-1,Cable,D,Length,1 m,4",
    "6,variation,D-2,Cable,D,Length,2 m,",
  ];
  const run = await getImportStep(db, await checkFile(ctx, csvBytes(HEAD, ...rows), "admin"));
  expect(run?.counts).toMatchObject({ created: 5, priceless: 2 });
});
