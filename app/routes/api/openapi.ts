import { appContext } from "#app/http/context.server.ts";
import { openApi } from "#app/http/openapi.ts";
import type { Route } from "./+types/openapi.ts";

/** The description of the HTTP API, for people and programs that call it. */
export function loader({ context }: Route.LoaderArgs): Response {
  return Response.json(openApi(context.get(appContext).config.origin));
}
