import { exportDeskProducts } from "#app/features/assortment/export-products.server.ts";
import { parseProductsQuery } from "#app/features/assortment/list-query.ts";
import { appContext } from "#app/http/context.server.ts";
import type { Route } from "./+types/products-export";

/** The products that the list shows, all pages of them, as a file for a spreadsheet. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { db } = context.get(appContext);
  const query = parseProductsQuery(new URL(request.url).searchParams);
  return new Response(await exportDeskProducts(db, query), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": 'attachment; filename="products.csv"',
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
