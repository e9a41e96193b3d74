import { and, desc, getTableColumns, like, lt } from "drizzle-orm";
import { countsIn, type ListCounts, listCounts } from "#app/db/bounded-counts.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { errorReports } from "#app/db/schema/system/error-reports.ts";
import type { ErrorReport } from "./error-report.ts";

const PAGE = 50;

interface ErrorReportFilter {
  /** The number on the error page, or its beginning. */
  readonly number?: string | undefined;
  /** The instant before which reports are listed. */
  readonly before?: Date | undefined;
  readonly limit?: number;
}

/** The newest errors first, 50 at a time unless `limit` says otherwise. `next` goes into `before` for the following ones; null at the end. */
export async function listErrorReports(
  db: Db,
  { number, before, limit = PAGE }: ErrorReportFilter = {},
): Promise<ListCounts & { reports: ErrorReport[]; next: Date | null }> {
  const where = number ? like(errorReports.requestId, `${number}%`) : undefined;
  const rows = await db
    .select({ ...getTableColumns(errorReports), ...listCounts(errorReports, where) })
    .from(errorReports)
    .where(and(where, before ? lt(errorReports.happenedAt, before) : undefined))
    .orderBy(desc(errorReports.happenedAt))
    .limit(limit + 1);
  const reports = rows.slice(0, limit).map(({ total: _total, all: _all, ...report }) => report);
  return {
    ...countsIn(rows),
    reports,
    next: rows.length > limit ? (reports.at(-1)?.happenedAt ?? null) : null,
  };
}
