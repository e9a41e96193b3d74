import { parseAuditQuery } from "#app/features/audit/audit.ts";
import { exportAudit } from "#app/features/audit/export-audit.server.ts";
import { requireActor } from "#app/http/auth/require-actor.server.ts";
import { csvResponse } from "#app/http/responses/csv-response.server.ts";
import type { Route } from "./+types/audit-export.ts";

/** The log as the address narrows it, as a file for a spreadsheet. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { db, actorId } = await requireActor(context);
  const query = parseAuditQuery(new URL(request.url).searchParams);
  return csvResponse(await exportAudit(db, { ...query, before: "" }, actorId), "audit.csv");
}
