import { exportAdminProducts } from "#app/features/catalog-desk/export-products.server.ts";
import { parseProductsQuery } from "#app/features/catalog-desk/list-query.ts";
import { appContext } from "#app/http/context.server.ts";
import { csvResponse } from "#app/http/responses/csv-response.server.ts";
import type { Route } from "./+types/products-export.ts";

/** The products that the list shows, all pages of them, as a file for a spreadsheet. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { db } = context.get(appContext);
  const query = parseProductsQuery(new URL(request.url).searchParams);
  return csvResponse(await exportAdminProducts(db, query), "products.csv");
}
