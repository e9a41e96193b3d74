import { exportReport } from "#app/features/reports/export-report.server.ts";
import { readReportName, readSellerGroup } from "#app/features/reports/reports.ts";
import { requireViewer } from "#app/http/auth/guards.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { csvResponse } from "#app/http/responses/csv-response.server.ts";
import type { Route } from "./+types/export.ts";
import { reportRequest } from "./report-request.server.ts";

/** A report as a file for a spreadsheet. */
export async function loader(args: Route.LoaderArgs): Promise<Response> {
  const { db, query, searchParams } = reportRequest(args);
  const { id: actorId } = await requireViewer(args.context);
  const report = readReportName(args.params.report);
  if (!report || !query.range) return notFound();
  const { range, step } = query;
  const now = args.context.get(appContext).clock.now();
  const group = readSellerGroup(searchParams.get("group"));
  return csvResponse(await exportReport(db, { report, range, step, group, actorId, now }), `${report}.csv`);
}
