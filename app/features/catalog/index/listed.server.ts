import { and, eq, inArray, isNull, ne, notInArray, or, type SQL, sql } from "drizzle-orm";
import { products } from "#app/db/schema/shop/catalog.ts";

/** Products that lists may show: published, in stock, no variations, in no hidden category. */
export function isListed(hiddenIds: readonly string[], where: "catalog" | "search"): SQL | undefined {
  return and(isForSale(hiddenIds), inArray(products.visibility, ["visible", where]));
}

/** Products that some list or search may show. */
export function isForSale(hiddenIds: readonly string[]): SQL | undefined {
  return and(
    eq(products.status, "published"),
    eq(products.stockStatus, "in_stock"),
    isNull(products.parentId),
    ne(products.visibility, "hidden"),
    notHidden(hiddenIds),
  );
}

/** Products none of whose categories is in the list. */
export function notHidden(hiddenIds: readonly string[]): SQL | undefined {
  if (hiddenIds.length === 0) return undefined;
  return and(
    or(isNull(products.categoryId), notInArray(products.categoryId, [...hiddenIds])),
    sql`not exists (select 1 from product_categories pc where pc.product_id = ${products.id} and pc.category_id ${inList(hiddenIds)})`,
  );
}

function inList(ids: readonly string[]): SQL {
  return sql`in (${sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  )})`;
}
