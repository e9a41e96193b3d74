import { describe, expect, it } from "vitest";
import { importProblems, importRuns } from "#app/db/schema/imports.ts";
import { loader as importLoader } from "#app/routes/admin/import/import.tsx";
import { loader as runLoader } from "#app/routes/admin/import-run/route.tsx";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { Device, type Handler } from "#tests/support/process/device.ts";

const db = await useTestDb();

/** A finished import with two pages of problems. */
async function importWithProblems(): Promise<string> {
  const finished = { fileName: "amps.csv", state: "finished" as const, finishedAt: new Date() };
  const [run] = await db.insert(importRuns).values(finished).returning({ id: importRuns.id });
  if (!run) throw new Error("No import");
  const problem = {
    runId: run.id,
    severity: "warning" as const,
    sourceId: "",
    sku: "",
    column: "",
    value: "",
  };
  await db.insert(importProblems).values(
    Array.from({ length: 60 }, (_, n) => ({
      ...problem,
      row: n + 2,
      reason: { code: "number-invalid" as const },
    })),
  );
  return run.id;
}

describe.each([
  ["1.01", 1],
  ["0", 1],
  ["-1", 1],
  ["two", 1],
  ["2", 2],
  ["9999", 2],
])("page=%s of the problems of an import", (page, shown) => {
  it(`is page ${shown}`, async () => {
    const id = await importWithProblems();
    const device = new Device(db);
    const list = await device.run(importLoader as Handler, `/admin/import?run=${id}&page=${page}`);
    expect(list.data).toMatchObject({ problems: { page: shown, pages: 2 } });
    const own = await device.run(runLoader as Handler, `/admin/import/${id}?page=${page}`, undefined, { id });
    expect(own.data).toMatchObject({ problems: { page: shown, pages: 2 } });
  });
});
