import { expect, it } from "vitest";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { csv, importFile } from "#tests/support/shop/import-file.ts";
import { listImportProblems } from "./queries.server.ts";

const db = await useTestDb();
const clock = { now: () => new Date("2026-03-01T10:00:00Z") };

it("counts a row with two errors once among those that were left out", async () => {
  const file = csv("SKU,Name,Regular price", "A,,x", "B,Bell,y", "C,Clamp,5");
  const { runId } = await importFile({ db, clock }, file);
  expect(await listImportProblems(db, runId, 1)).toMatchObject({ errors: 3, leftOut: 2 });
});
