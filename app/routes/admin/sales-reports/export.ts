import { exportReport } from "#app/features/reports/export-report.server.ts";
import { reportFile } from "#app/features/reports/report-addresses.ts";
import { readReportName } from "#app/features/reports/reports.ts";
import { requireActor } from "#app/http/auth/require-actor.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { csvResponse } from "#app/http/responses/csv-response.server.ts";
import type { Route } from "./+types/export.ts";
import { reportRequest } from "./report-request.server.ts";

/** A report as a file for a spreadsheet. */
export async function loader(args: Route.LoaderArgs): Promise<Response> {
  const { query, searchParams } = reportRequest(args);
  const { db, clock, actorId } = await requireActor(args.context);
  const report = readReportName(args.params.report);
  if (!report || !query.range) return notFound();
  const { range, step } = query;
  const { group } = reportFile.parse(searchParams);
  return csvResponse(
    await exportReport(db, { report, range, step, group, actorId, now: clock.now() }),
    `${report}.csv`,
  );
}
