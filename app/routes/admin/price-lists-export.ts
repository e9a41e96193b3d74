import { exportPriceLists } from "#app/features/price-lists/list-price-lists.server.ts";
import { parsePriceListsQuery } from "#app/features/price-lists/price-lists-query.ts";
import { appContext } from "#app/http/context.server.ts";
import { csvResponse } from "#app/http/responses/csv-response.server.ts";
import type { Route } from "./+types/price-lists-export.ts";

/** The price lists that the list shows, as a file for a spreadsheet. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { db } = context.get(appContext);
  const query = parsePriceListsQuery(new URL(request.url).searchParams);
  return csvResponse(await exportPriceLists(db, query), "price-lists.csv");
}
