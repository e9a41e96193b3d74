import { expect, it } from "vitest";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { csv, importFile } from "#tests/support/shop/import-file.ts";
import { listImportProblems } from "../queries.server.ts";

const db = await useTestDb();
const clock = { now: () => new Date("2026-03-01T10:00:00Z") };

async function warningsOf(...lines: readonly string[]) {
  const { runId } = await importFile({ db, clock }, csv(...lines));
  const { problems } = await listImportProblems(db, runId, 1);
  return problems.map(({ sku, column, value, reason }) => [sku, column, value, reason.code]);
}

it("names a stock below 0 only of a product that takes no backorders, by the file or else by the shop", async () => {
  const column = "SKU,Name,In stock?,Stock,Backorders allowed?";
  expect(await warningsOf(column, "A,Lamp,1,-3,0", "B,Bell,1,-3,notify", "C,Clamp,1,0,0")).toEqual([
    ["A", "Stock", "-3", "stock-negative"],
  ]);
  // A file without the column leaves the shop's own.
  expect(await warningsOf("SKU,Name,In stock?,Stock", "A,Lamp,1,-4", "B,Bell,1,-4", "D,Drum,1,-4")).toEqual([
    ["A", "Stock", "-4", "stock-negative"],
    ["D", "Stock", "-4", "stock-negative"],
  ]);
});
