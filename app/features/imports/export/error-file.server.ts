import { and, asc, eq, gt } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { importProblems } from "#app/db/schema/imports.ts";
import type { StorageConfig } from "#app/integrations/storage/upload-storage.server.ts";
import { csvText } from "#app/lib/text/csv.ts";
import { NOTE_PREFIX } from "../file/columns.ts";
import { runReading, shareBytes } from "../reading/run-reading.server.ts";
import { reasonText } from "../report/report-text.ts";
import { readImportFile } from "../run/import-files.server.ts";

const BATCH = 1000;

/**
 * A run's problems as a CSV file that is safe in a spreadsheet. While the file is kept, every row with a problem comes
 * once, with what is wrong before the cells as the file had them, so that it can be corrected and imported by itself;
 * `leftOut` takes those rows alone that were not imported. Later each problem comes with row, ID and SKU.
 */
export async function writeErrorFile(
  ctx: { readonly db: Db; readonly config: StorageConfig },
  { runId, leftOut }: { readonly runId: string; readonly leftOut: boolean },
): Promise<string> {
  const runProblems = await listAll(ctx.db, runId);
  const rows = Map.groupBy(runProblems, ({ row }) => row);
  const wanted = [...rows.values()].filter(
    (problems) => !leftOut || problems.some(({ severity }) => severity === "error"),
  );
  const bytes = await readImportFile(ctx, runId);
  const task = { kind: "records", wanted: new Set(rows.keys()) } as const;
  const records = bytes && (await runReading(shareBytes(bytes), task));
  if (!records) return csvText([["Row", "ID", "SKU", ...NOTES.slice(1)], ...wanted.flat().map(plainLine)]);
  const { headers, cells } = records;
  return csvText([
    [...NOTES.map((name) => `${NOTE_PREFIX}${name}`), ...headers],
    ...wanted.map((problems) => [...notesOf(problems), ...(cells.get(problems[0]?.row ?? -1) ?? [])]),
  ]);
}

type Problem = typeof importProblems.$inferSelect;

const NOTES = ["Row", "Severity", "Column", "Value", "Reason"] as const;

function plainLine(problem: Problem): readonly (string | number)[] {
  const { row, sourceId, sku, severity, column, value } = problem;
  return [row, sourceId, sku, severity, column, value, reasonOf(problem)];
}

/** What is wrong with one row, in one cell for each note. */
function notesOf(problems: readonly Problem[]): readonly (string | number)[] {
  const each = (of: (problem: Problem) => string) => problems.map(of).filter(Boolean).join("; ");
  const severity = problems.some((problem) => problem.severity === "error") ? "error" : "warning";
  return [
    problems[0]?.row ?? "",
    severity,
    each(({ column }) => column),
    each(({ value }) => value),
    each(reasonOf),
  ];
}

function reasonOf({ reason }: Problem): string {
  return reasonText("en", { reason });
}

async function listAll(db: Db, runId: string) {
  const problems: Problem[] = [];
  for (let after = ""; ; ) {
    const batch = await db
      .select()
      .from(importProblems)
      .where(and(eq(importProblems.runId, runId), after === "" ? undefined : gt(importProblems.id, after)))
      .orderBy(asc(importProblems.id))
      .limit(BATCH);
    problems.push(...batch);
    const last = batch.at(-1);
    if (!last || batch.length < BATCH) return problems.sort((a, b) => a.row - b.row);
    after = last.id;
  }
}
