import { appContext } from "#app/http/context.server.ts";
import { openApi } from "#app/routes/api/openapi/document.ts";
import type { Route } from "./+types/route.ts";

/** The description of the HTTP API, for people and programs that call it. */
export function loader({ context }: Route.LoaderArgs): Response {
  return Response.json(openApi(context.get(appContext).config.origin));
}
