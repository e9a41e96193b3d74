import type { Db } from "#app/db/client.server.ts";
import type { LoggableError } from "#app/db/errors.server.ts";
import { errorReports } from "#app/db/schema/system/error-reports.ts";
import { MINUTE_MS } from "#app/lib/time/clock.ts";
import { DETAIL_LIMIT, withoutAddresses } from "./error-report.ts";

/** A fault that strikes every request must not fill the database: the log has the others. */
const MAX_PER_MINUTE = 30;

interface NewErrorReport {
  readonly requestId: string;
  readonly method: string;
  readonly path: string;
  readonly error: LoggableError;
}

const windows = new WeakMap<Db, { from: number; reports: number }>();

/**
 * Keeps an error so that staff can look it up by the number on the visitor's page. Thirty a minute at most for
 * one process. Throws what the database throws; the caller does not wait for it and logs it.
 */
export async function addErrorReport(db: Db, now: Date, report: NewErrorReport): Promise<void> {
  if (!isBelowLimit(db, now.getTime())) return;
  const { error, ...facts } = report;
  const detail = [error.statement, error.stack].filter(Boolean).join("\n");
  await db
    .insert(errorReports)
    .values({
      ...facts,
      type: error.code ? `${error.type} ${error.code}` : error.type,
      message: withoutAddresses(error.message).slice(0, DETAIL_LIMIT),
      detail: withoutAddresses(detail).slice(0, DETAIL_LIMIT),
      happenedAt: now,
    })
    .onConflictDoNothing();
}

function isBelowLimit(db: Db, now: number): boolean {
  let window = windows.get(db);
  // A clock that jumps back begins a new minute, too.
  if (!window || Math.abs(now - window.from) >= MINUTE_MS) {
    window = { from: now, reports: 0 };
    windows.set(db, window);
  }
  window.reports += 1;
  return window.reports <= MAX_PER_MINUTE;
}
