import type { FoundProduct } from "#app/features/catalog-desk/catalog-desk.ts";
import { findProducts } from "#app/features/catalog-desk/find-products.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { NO_STORE } from "#app/http/headers/private-headers.ts";
import { type JsonResponse, jsonResponse } from "#app/lib/json-response.ts";
import type { Route } from "./+types/products-find.ts";

/** The products that `?q=` may mean, as JSON, for fields that name products. */
export async function loader({
  request,
  context,
}: Route.LoaderArgs): Promise<JsonResponse<readonly FoundProduct[]>> {
  const { db } = context.get(appContext);
  const found = await findProducts(db, new URL(request.url).searchParams.get("q") ?? "");
  return jsonResponse(found, { headers: NO_STORE });
}
