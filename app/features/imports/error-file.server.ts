import { and, asc, eq, gt } from "drizzle-orm";
import type { Config } from "#app/config.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { importProblems } from "#app/db/schema/imports.ts";
import { csvText } from "#app/lib/csv.ts";
import { openCsv } from "./csv-file.ts";
import type { ErrorReason, WarningReason } from "./import-report.ts";
import { readImportFile } from "./prepare-import.server.ts";
import { reasonText } from "./report-text.ts";

const BATCH = 1000;

/**
 * A run's problems as a CSV file that is safe in a spreadsheet: row, ID, SKU, column, value and reason, and behind them
 * the row as the file had it while the file is kept, so that it can be corrected and imported by itself.
 */
export async function writeErrorFile(
  ctx: { readonly db: Db; readonly config: Pick<Config, "dataDir" | "s3"> },
  runId: string,
): Promise<string> {
  const problems = await listAll(ctx.db, runId);
  const bytes = await readImportFile(ctx, runId);
  const opened = bytes && (await openCsv(bytes));
  const headers = opened?.ok ? opened.value.columns.headers : [];
  const wanted = new Set(problems.map(({ row }) => row));
  const cells = new Map<number, readonly string[]>();
  if (opened?.ok)
    for await (const record of opened.value.rows())
      if (wanted.has(record.row)) cells.set(record.row, record.cells.slice(0, headers.length));
  return csvText([
    ["Row", "Severity", "ID", "SKU", "Column", "Value", "Reason", ...headers],
    ...problems.map((problem) => [
      problem.row,
      problem.severity,
      problem.sourceId,
      problem.sku,
      problem.column,
      problem.value,
      reasonText("en", { reason: problem.reason as ErrorReason | WarningReason }),
      ...(cells.get(problem.row) ?? []),
    ]),
  ]);
}

async function listAll(db: Db, runId: string) {
  const all: (typeof importProblems.$inferSelect)[] = [];
  for (let after = ""; ; ) {
    const batch = await db
      .select()
      .from(importProblems)
      .where(and(eq(importProblems.runId, runId), after === "" ? undefined : gt(importProblems.id, after)))
      .orderBy(asc(importProblems.id))
      .limit(BATCH);
    all.push(...batch);
    const last = batch.at(-1);
    if (!last || batch.length < BATCH) return all.sort((a, b) => a.row - b.row);
    after = last.id;
  }
}
