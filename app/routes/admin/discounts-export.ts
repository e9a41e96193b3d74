import { parseDiscountsQuery } from "#app/features/discounts/discounts-query.ts";
import { exportDiscounts } from "#app/features/discounts/list-discount-rows.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { csvResponse } from "#app/http/responses/csv-response.server.ts";
import type { Route } from "./+types/discounts-export.ts";

/** The discount codes that the list shows, as a file for a spreadsheet. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { db, clock } = context.get(appContext);
  const query = parseDiscountsQuery(new URL(request.url).searchParams);
  return csvResponse(await exportDiscounts(db, query, clock.now()), "discount-codes.csv");
}
