import { exportProducts } from "#app/features/imports/export/export-products.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { csvResponse } from "#app/http/responses/csv-response.server.ts";
import type { Route } from "./+types/import-export.ts";

/** The whole catalogue as a WooCommerce product file. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { db } = context.get(appContext);
  return csvResponse(await exportProducts(db), "products.csv");
}
