import { appContext } from "#app/http/context.server.ts";
import { packingSheets } from "#app/http/responses/packing-sheets.server.ts";
import type { Route } from "./+types/packing-sheet.ts";

/** The packing sheet of an order, for staff. */
export function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  return packingSheets(context.get(appContext), [params.id]);
}
