import { appContext } from "#app/http/context.server.ts";
import { NO_STORE } from "#app/http/headers/private-headers.ts";
import { checkReadiness } from "#app/http/health/readiness.server.ts";
import { serverState } from "#app/http/health/server-state.server.ts";
import type { Route } from "./+types/readyz.ts";

/** Whether this instance should be sent visitors, and what is not as it should be. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const report = await checkReadiness(context.get(appContext), context.get(serverState));
  return Response.json(report, {
    status: report.status === "unready" ? 503 : 200,
    headers: NO_STORE,
  });
}
