import {
  and,
  asc,
  count,
  countDistinct,
  desc,
  eq,
  getTableColumns,
  inArray,
  notInArray,
  sql,
} from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { importProblems, importRuns } from "#app/db/schema/imports.ts";
import { isId } from "#app/lib/ids.ts";
import { pageOf, pagesOf } from "#app/lib/list-query.ts";
import { DRY_RUN_STATES } from "./enums.ts";
import { NO_COUNTS } from "./report/import-report.ts";
import type { ImportRunView } from "./run/import-step.ts";

type ProblemView = Omit<typeof importProblems.$inferSelect, "runId">;

export interface ProblemPage {
  readonly problems: readonly ProblemView[];
  readonly errors: number;
  /** Rows with an error; one may have several. */
  readonly leftOut: number;
  readonly warnings: number;
  readonly page: number;
  readonly pages: number;
}

/** Problems shown on one page of a report. */
const PAGE = 50;
const RUNS = 25;

/** A run by its id, or null. */
export async function getImportRun(db: Db, id: string): Promise<ImportRunView | null> {
  if (!isId(id)) return null;
  const [run] = await db.select().from(importRuns).where(eq(importRuns.id, id));
  return run ? viewOf(run) : null;
}

/**
 * Runs that wrote the catalogue, newest first; `before` is the id of the last one shown, null at the start, and `next`
 * goes into it.
 */
export async function listImportRuns(
  db: Db,
  before: string | null = null,
): Promise<{ readonly runs: readonly ImportRunView[]; readonly next: string | null }> {
  const cursor = sql`(select r.created_at, r.id from import_runs r where r.id = ${before})`;
  const found = await db
    .select()
    .from(importRuns)
    .where(
      and(
        notInArray(importRuns.state, [...DRY_RUN_STATES]),
        before ? sql`(${importRuns.createdAt}, ${importRuns.id}) < ${cursor}` : undefined,
      ),
    )
    .orderBy(desc(importRuns.createdAt), desc(importRuns.id))
    .limit(RUNS + 1);
  const { shown, next } = pageOf(found, RUNS, ({ id }) => id);
  return { runs: shown.map(viewOf), next };
}

/** The newest files that were uploaded and, at most, checked. */
export async function listDryRuns(db: Db): Promise<readonly ImportRunView[]> {
  const found = await db
    .select()
    .from(importRuns)
    .where(inArray(importRuns.state, [...DRY_RUN_STATES]))
    .orderBy(desc(importRuns.createdAt), desc(importRuns.id))
    .limit(RUNS);
  return found.map(viewOf);
}

/** The run that wrote the catalogue last; null before the first. */
export async function getLastImport(db: Db): Promise<ImportRunView | null> {
  return (await listImportRuns(db)).runs[0] ?? null;
}

function viewOf(run: typeof importRuns.$inferSelect): ImportRunView {
  return {
    id: run.id,
    fileName: run.fileName,
    state: run.state,
    counts: { ...NO_COUNTS, ...run.counts },
    notes: run.notes,
    createdAt: run.createdAt,
    finishedAt: run.finishedAt,
    stepped: run.tracked || run.file !== null,
  };
}

/** A page of a run's problems in the file's order, errors before warnings. A page beyond the last is the last. */
export async function listImportProblems(db: Db, runId: string, page: number): Promise<ProblemPage> {
  const counted = await db
    .select({
      severity: importProblems.severity,
      n: count(),
      rows: countDistinct(importProblems.row),
    })
    .from(importProblems)
    .where(eq(importProblems.runId, runId))
    .groupBy(importProblems.severity);
  const of = (severity: string) => counted.find((row) => row.severity === severity)?.n ?? 0;
  const leftOut = counted.find(({ severity }) => severity === "error")?.rows ?? 0;
  const { page: shown, pages } = pagesOf(of("error") + of("warning"), page, PAGE);
  const { runId: run, ...columns } = getTableColumns(importProblems);
  const problems = await db
    .select(columns)
    .from(importProblems)
    .where(eq(run, runId))
    .orderBy(asc(importProblems.severity), asc(importProblems.row), asc(importProblems.id))
    .limit(PAGE)
    .offset((shown - 1) * PAGE);
  return { problems, errors: of("error"), leftOut, warnings: of("warning"), page: shown, pages };
}
