import { parseAdminQuery } from "#app/features/enquiries/admin/enquiry-admin.ts";
import { exportEnquiries } from "#app/features/enquiries/admin/export-enquiries.server.ts";
import { requireActor } from "#app/http/auth/require-actor.server.ts";
import { csvResponse } from "#app/http/responses/csv-response.server.ts";
import { irishDate } from "#app/lib/time/irish-time.ts";
import type { Route } from "./+types/enquiries-export.ts";

/** The list of the back office that the address names, as a file for a spreadsheet. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { db, clock, actorId } = await requireActor(context);
  const query = parseAdminQuery(new URL(request.url).searchParams);
  const csv = await exportEnquiries(db, query, actorId);
  return csvResponse(csv, `enquiries-${irishDate(clock.now())}.csv`);
}
