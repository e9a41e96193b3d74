import { and, desc, like, lt } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { errorReports } from "#app/db/schema/system/error-reports.ts";
import type { ErrorReport } from "./error-report.ts";

const PAGE = 50;

interface ErrorReportFilter {
  /** The number on the error page, or its beginning. */
  readonly number?: string | undefined;
  /** Only reports from before this instant. */
  readonly before?: Date | undefined;
  readonly limit?: number;
}

/** The newest errors first, 50 at a time unless `limit` says otherwise. `next` goes into `before` for the following ones; null at the end. */
export async function listErrorReports(
  db: Db,
  { number, before, limit = PAGE }: ErrorReportFilter = {},
): Promise<{ reports: ErrorReport[]; next: Date | null }> {
  const rows = await db
    .select()
    .from(errorReports)
    .where(
      and(
        number ? like(errorReports.requestId, `${number}%`) : undefined,
        before ? lt(errorReports.happenedAt, before) : undefined,
      ),
    )
    .orderBy(desc(errorReports.happenedAt))
    .limit(limit + 1);
  const reports = rows.slice(0, limit);
  return { reports, next: rows.length > limit ? (reports.at(-1)?.happenedAt ?? null) : null };
}
