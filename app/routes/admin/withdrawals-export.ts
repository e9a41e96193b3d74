import { parseWithdrawalsQuery } from "#app/features/withdrawals/admin-query.ts";
import { exportWithdrawals } from "#app/features/withdrawals/export-withdrawals.server.ts";
import { requireViewer } from "#app/http/auth/guards.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { csvResponse } from "#app/http/responses/csv-response.server.ts";
import type { Route } from "./+types/withdrawals-export.ts";

/** The statements that the list shows, as a file for a spreadsheet. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { db } = context.get(appContext);
  const query = parseWithdrawalsQuery(new URL(request.url).searchParams);
  const { id: actorId } = await requireViewer(context);
  return csvResponse(await exportWithdrawals(db, query, actorId), "withdrawals.csv");
}
