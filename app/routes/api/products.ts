import { toApiProduct } from "#app/features/catalog/product/api-product.ts";
import { listProductsByIds, listPurchasable } from "#app/features/catalog/purchasable.server.ts";
import {
  cleanSearch,
  PAGE_SIZE,
  type ProductListAnswer,
  productsQuerySchema,
  SEARCH_LIMIT,
} from "#app/features/catalog/schema.ts";
import { readQuery } from "#app/http/admission/json-body.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { ASKED_AGAIN } from "#app/http/headers/cache-headers.ts";
import { type JsonResponse, jsonResponse } from "#app/lib/json-response.ts";
import type { Route } from "./+types/products.ts";

/** `?category_id=&search=&page=` lists 24 products a page; `?ids=` reads up to 100 by id, in their order. */
export async function loader({
  request,
  context,
}: Route.LoaderArgs): Promise<JsonResponse<ProductListAnswer>> {
  const { db } = context.get(appContext);
  const query = readQuery(request, productsQuerySchema);
  if (!query.ok) return query.error;
  const { ids, category_id: categoryId, search, page } = query.value;
  if (ids) {
    const found = new Map((await listProductsByIds(db, ids)).map((product) => [product.id, product]));
    const products = ids.flatMap((id) => found.get(id) ?? []).map(toApiProduct);
    return jsonResponse({ products, total: products.length, page: 1, pages: 1 }, { headers: ASKED_AGAIN });
  }
  const list = await listPurchasable(db, {
    categoryId: categoryId ?? null,
    search: cleanSearch(search ?? "").slice(0, SEARCH_LIMIT),
    page,
  });
  return jsonResponse(
    {
      products: list.products.map(toApiProduct),
      total: list.total,
      page: list.page,
      pages: list.pages,
      page_size: PAGE_SIZE,
    },
    { headers: ASKED_AGAIN },
  );
}
