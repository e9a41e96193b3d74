import { toApiProduct } from "#app/features/catalog/product/api-product.ts";
import { listProductsByIds, listPurchasable } from "#app/features/catalog/purchasable.server.ts";
import { cleanSearch, PAGE_SIZE, productsQuerySchema, SEARCH_LIMIT } from "#app/features/catalog/schema.ts";
import { appContext } from "#app/http/context.server.ts";
import { problem } from "#app/http/responses/problem.server.ts";
import type { Route } from "./+types/products.ts";

/** `?category_id=&search=&page=` lists 24 products a page; `?ids=` reads up to 100 by id, in their order. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { db } = context.get(appContext);
  const query = productsQuerySchema.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!query.success) {
    const [issue] = query.error.issues;
    return problem(400, issue ? `${issue.path.join(".")}: ${issue.message}` : "Invalid query");
  }
  const { ids, category_id: categoryId, search, page } = query.data;
  const headers = { "Cache-Control": "no-cache" };
  if (ids) {
    const found = new Map((await listProductsByIds(db, ids)).map((product) => [product.id, product]));
    const products = ids.flatMap((id) => found.get(id) ?? []).map(toApiProduct);
    return Response.json({ products, total: products.length, page: 1, pages: 1 }, { headers });
  }
  const list = await listPurchasable(db, {
    categoryId: categoryId ?? null,
    search: cleanSearch(search ?? "").slice(0, SEARCH_LIMIT),
    page,
  });
  return Response.json(
    {
      products: list.products.map(toApiProduct),
      total: list.total,
      page: list.page,
      pages: list.pages,
      page_size: PAGE_SIZE,
    },
    { headers },
  );
}
