import { parseAdminQuery } from "#app/features/enquiries/admin/enquiry-admin.ts";
import { exportEnquiries } from "#app/features/enquiries/admin/export-enquiries.server.ts";
import { requireViewer } from "#app/http/auth/guards.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { csvResponse } from "#app/http/responses/csv-response.server.ts";
import { irishDate } from "#app/lib/time/irish-time.ts";
import type { Route } from "./+types/enquiries-export.ts";

/** The list of the back office that the address names, as a file for a spreadsheet. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { db, clock } = context.get(appContext);
  const viewer = await requireViewer(context);
  const query = parseAdminQuery(new URL(request.url).searchParams);
  const csv = await exportEnquiries(db, query, viewer.id);
  return csvResponse(csv, `enquiries-${irishDate(clock.now())}.csv`);
}
