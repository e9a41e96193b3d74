import { exportProducts } from "#app/features/imports/export-products.server.ts";
import { appContext } from "#app/http/context.server.ts";
import type { Route } from "./+types/import-export";

/** The whole catalogue as a WooCommerce product file. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { db } = context.get(appContext);
  return new Response(await exportProducts(db), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": 'attachment; filename="products.csv"',
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
