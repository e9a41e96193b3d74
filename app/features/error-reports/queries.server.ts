import { and, desc, getTableColumns, like, sql } from "drizzle-orm";
import { countsIn, type ListCounts, listCounts } from "#app/db/bounded-counts.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { errorReports } from "#app/db/schema/system/error-reports.ts";
import { pageOf } from "#app/lib/list-query.ts";
import type { ErrorReport } from "./error-report.ts";

const PAGE = 50;

interface ErrorReportFilter {
  /** The number on the error page, or its beginning. */
  readonly number?: string | undefined;
  /** The number of the last report already shown: only those before it follow. */
  readonly before?: string | undefined;
  readonly limit?: number;
}

/**
 * The newest errors first, 50 at a time unless `limit` says otherwise. `next` goes into `before` for the following ones;
 * null at the end.
 */
export async function listErrorReports(
  db: Db,
  { number, before, limit = PAGE }: ErrorReportFilter = {},
): Promise<ListCounts & { reports: ErrorReport[]; next: string | null }> {
  const { happenedAt, requestId } = errorReports;
  const cursor = sql`(select r.happened_at, r.request_id from error_reports r where r.request_id = ${before})`;
  const where = number ? like(requestId, `${number}%`) : undefined;
  const rows = await db
    .select({ ...getTableColumns(errorReports), ...listCounts(errorReports, where) })
    .from(errorReports)
    .where(and(where, before ? sql`(${happenedAt}, ${requestId}) < ${cursor}` : undefined))
    .orderBy(desc(happenedAt), desc(requestId))
    .limit(limit + 1);
  const { shown, next } = pageOf(rows, limit, (report) => report.requestId);
  return { ...countsIn(rows), reports: shown.map(({ total: _total, all: _all, ...report }) => report), next };
}
