import { exportUsers } from "#app/features/identity/users/export-users.server.ts";
import { parseUsersQuery } from "#app/features/identity/users/users-query.ts";
import { requireViewer } from "#app/http/auth/guards.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { csvResponse } from "#app/http/responses/csv-response.server.ts";
import type { Route } from "./+types/users-export.ts";

/** The accounts that the list shows, as a file for a spreadsheet. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { db } = context.get(appContext);
  const { id: actorId } = await requireViewer(context);
  const query = parseUsersQuery(new URL(request.url).searchParams);
  return csvResponse(await exportUsers(db, query, actorId), "users.csv");
}
