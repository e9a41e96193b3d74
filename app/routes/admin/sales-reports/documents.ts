import { exportTaxDocuments } from "#app/features/reports/export-tax-documents.server.ts";
import { documentsFile } from "#app/features/reports/report-addresses.ts";
import { requireActor } from "#app/http/auth/require-actor.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { csvResponse } from "#app/http/responses/csv-response.server.ts";
import type { Route } from "./+types/documents.ts";
import { reportRequest } from "./report-request.server.ts";

/** The invoices and credit notes of a range for an accounting program. */
export async function loader(args: Route.LoaderArgs): Promise<Response> {
  const { query, searchParams } = reportRequest(args);
  const { db, actorId } = await requireActor(args.context);
  const { format } = documentsFile.parse(searchParams);
  if (!format || !query.range) return notFound();
  const { from, until, range } = query;
  return csvResponse(
    await exportTaxDocuments(db, { format, range, actorId }),
    `${format}-${from}-${until}.csv`,
  );
}
