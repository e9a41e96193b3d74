import { exportUsers } from "#app/features/identity/users/export-users.server.ts";
import { parseUsersQuery } from "#app/features/identity/users/users-query.ts";
import { requireActor } from "#app/http/auth/require-actor.server.ts";
import { csvResponse } from "#app/http/responses/csv-response.server.ts";
import type { Route } from "./+types/users-export.ts";

/** The accounts that the list shows, as a file for a spreadsheet. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { db, actorId } = await requireActor(context);
  const query = parseUsersQuery(new URL(request.url).searchParams);
  return csvResponse(await exportUsers(db, query, actorId), "users.csv");
}
