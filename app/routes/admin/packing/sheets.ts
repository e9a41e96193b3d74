import { appContext } from "#app/http/context.server.ts";
import { packingSheets } from "#app/http/responses/packing-sheets.server.ts";
import type { Route } from "./+types/sheets.ts";

/** `?id=` (repeated): the packing sheets of these orders in one file. */
export function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  return packingSheets(context.get(appContext), new URL(request.url).searchParams.getAll("id"));
}
