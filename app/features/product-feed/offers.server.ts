import { eq, ne, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "#app/db/client.server.ts";
import { media } from "#app/db/schema/media.ts";
import { productCategories, productImages, products } from "#app/db/schema/shop/catalog.ts";
import type { Omission } from "./product-feed.ts";

/** The product of a variation; nothing for other products. */
export const parents = alias(products, "parents");

/** What the feed could list: products that are bought as they are, and variations. */
export const isOffer = ne(products.kind, "variable");
export const ofParent = eq(parents.id, products.parentId);

/** The product on whose page an offer is shown. */
const owner = sql`coalesce(${products.parentId}, ${products.id})`;

/** A column of an offer; where a variation has none of its own, that of its product. */
export function ownOrParents<T>(column: "brandId" | "categoryId" | "weightGrams"): SQL<T | null> {
  return sql<T | null>`coalesce(${products[column]}, ${parents[column]})`;
}

/** A text of an offer; where a variation has none, that of its product. */
export function offerColumnText(
  column: "description" | "descriptionGa" | "shortDescription" | "shortDescriptionGa",
): SQL<string> {
  return sql<string>`coalesce(nullif(${products[column]}, ''), ${parents[column]}, '')`;
}

/**
 * Why an offer is not in the feed, NULL where it is; for a query of products that joins `parents`. What is wrong with a
 * GTIN is not seen by SQL.
 */
export function omissionOf(db: Db, hiddenIds: readonly string[]): SQL<Omission | null> {
  const picture = db
    .select({ one: sql`1` })
    .from(productImages)
    .innerJoin(media, eq(media.id, productImages.mediaId))
    .where(sql`${productImages.productId} in (${products.id}, ${products.parentId})`);
  const described = sql`${offerColumnText("description")} <> '' or ${offerColumnText("shortDescription")} <> ''`;
  return sql<Omission | null>`case
    when ${products.sample} or coalesce(${parents.sample}, false) then 'sample'
    when ${products.status} <> 'published' or ${parents.status} <> 'published' then 'unpublished'
    when coalesce(${parents.visibility}, ${products.visibility}) = 'hidden' or ${isHidden(db, hiddenIds)} then 'unlisted'
    when ${products.kind} in ('external', 'grouped') then 'sold-elsewhere'
    when coalesce(${products.price}, 0) = 0 then 'price'
    when not exists ${picture} then 'picture'
    when not (${described}) then 'description'
  end`;
}

function isHidden(db: Db, hiddenIds: readonly string[]): SQL {
  if (hiddenIds.length === 0) return sql`false`;
  const list = sql.join(
    hiddenIds.map((id) => sql`${id}::uuid`),
    sql`, `,
  );
  const further = db
    .select({ one: sql`1` })
    .from(productCategories)
    .where(sql`${productCategories.productId} = ${owner} and ${productCategories.categoryId} in (${list})`);
  return sql`(coalesce(${ownOrParents("categoryId")} in (${list}), false) or exists ${further})`;
}
