import { parseCustomersQuery } from "#app/features/customers/customers-query.ts";
import { exportCustomers } from "#app/features/customers/list-customers.server.ts";
import { requireActor } from "#app/http/auth/require-actor.server.ts";
import { csvResponse } from "#app/http/responses/csv-response.server.ts";
import type { Route } from "./+types/export.ts";

/** The customers that the list shows, all pages of them, as a file for a spreadsheet. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { db, actorId } = await requireActor(context);
  const query = parseCustomersQuery(new URL(request.url).searchParams);
  return csvResponse(await exportCustomers(db, query, actorId), "customers.csv");
}
