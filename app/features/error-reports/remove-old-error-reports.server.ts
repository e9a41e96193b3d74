import { lt } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { errorReports } from "#app/db/schema/system/error-reports.ts";
import { DAY_MS } from "#app/lib/time/clock.ts";
import { REPORT_DAYS } from "./error-report.ts";

/** Deletes reports after `REPORT_DAYS`. */
export async function removeOldErrorReports(db: Db, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - REPORT_DAYS * DAY_MS);
  await db.delete(errorReports).where(lt(errorReports.happenedAt, oldest));
}
