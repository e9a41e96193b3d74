import { and, asc, count, desc, eq, inArray, isNull, ne, type SQL, sql } from "drizzle-orm";
import { type Db, inTransaction } from "#app/db/client.server.ts";
import { productCategories, products } from "#app/db/schema/catalog.ts";
import { type CardRow, selectCards, toCards } from "./card-rows.server.ts";
import type { CategoryView, ProductCard, ProductList } from "./catalog.ts";
import { readCategoryTree } from "./categories.server.ts";
import { inCategories, isListed } from "./listed.server.ts";
import { type ListQuery, PAGE_SIZE } from "./schema.ts";
import { matching, resembling, TYPO_THRESHOLD } from "./search.server.ts";

/** Categories that browsing shows, by name, with how many products each lists. */
export async function listCategories(db: Db): Promise<readonly CategoryView[]> {
  const tree = await readCategoryTree(db);
  const pairs = db
    .select({
      categoryId: sql<string>`${products.categoryId}`.as("category_id"),
      productId: sql<string>`${products.id}`.as("product_id"),
    })
    .from(products)
    .where(and(isListed(tree.hiddenIds, "catalog"), sql`${products.categoryId} is not null`))
    .union(
      db
        .select({
          categoryId: sql<string>`${productCategories.categoryId}`.as("category_id"),
          productId: sql<string>`${productCategories.productId}`.as("product_id"),
        })
        .from(productCategories)
        .innerJoin(products, eq(products.id, productCategories.productId))
        .where(isListed(tree.hiddenIds, "catalog")),
    )
    .as("pairs");
  const rows = await db
    .select({ id: sql<string>`up.ancestor`, products: sql<number>`count(distinct ${pairs.productId})::int` })
    .from(pairs)
    .innerJoin(
      sql`(with recursive up(id, ancestor) as (
        select id, id from categories
        union all
        select up.id, c.parent_id from up join categories c on c.id = up.ancestor where c.parent_id is not null
      ) select id, ancestor from up) up`,
      sql`up.id = ${pairs.categoryId}`,
    )
    .groupBy(sql`up.ancestor`);
  const counts = new Map(rows.map((row) => [row.id, Number(row.products)]));
  return tree.shown.map(({ id, name, nameGa, slug, parentId }) => ({
    id,
    name,
    nameGa,
    slug,
    parentId,
    products: counts.get(id) ?? 0,
  }));
}

export type ListRequest = Pick<ListQuery, "search" | "page"> & {
  /** Null: products of every category. An id no category has lists nothing. */
  readonly categoryId: string | null;
};

/**
 * One page of listed products: by name, or best match first when there is a search text. A text that matches
 * nothing as typed is tried again forgiving typos. A page after the last one is empty, with `total` as it is.
 */
export async function listProducts(db: Db, request: ListRequest): Promise<ProductList> {
  const tree = await readCategoryTree(db);
  const place = and(
    isListed(tree.hiddenIds, request.search === "" ? "catalog" : "search"),
    request.categoryId === null
      ? undefined
      : inCategories([request.categoryId, ...tree.below(request.categoryId)]),
  );
  const byName = [sql`lower(${products.name})`, asc(products.id)];
  if (request.search === "") return readPage(db, request.page, place, byName, false);
  const exact = matching(request.search);
  const found = await readPage(db, request.page, and(place, exact.where), [exact.order, ...byName], false);
  const close = resembling(request.search);
  if (found.total > 0 || close === null) return found;
  return inTransaction(db, async (tx) => {
    await tx.execute(
      sql`select set_config('pg_trgm.word_similarity_threshold', ${String(TYPO_THRESHOLD)}, true)`,
    );
    return readPage(tx, request.page, and(place, close.where), [close.order, ...byName], true);
  });
}

async function readPage(
  db: Db,
  page: number,
  where: SQL | undefined,
  order: readonly SQL[],
  closest: boolean,
): Promise<ProductList> {
  const [counted] = await db.select({ total: count() }).from(products).where(where);
  const total = counted?.total ?? 0;
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  if (total === 0 || page > pages) return { products: [], total, page, pages, closest };
  const rows = await selectCards(db)
    .where(where)
    .orderBy(...order)
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  return { products: await toCards(db, rows), total, page, pages, closest };
}

/** What the shop's front shows: products that staff featured, and the latest ones. */
export async function listHighlights(
  db: Db,
  limit: number,
): Promise<{ readonly featured: readonly ProductCard[]; readonly latest: readonly ProductCard[] }> {
  const tree = await readCategoryTree(db);
  const listed = isListed(tree.hiddenIds, "catalog");
  const featured = await selectCards(db)
    .where(and(listed, eq(products.featured, true)))
    .orderBy(sql`lower(${products.name})`, asc(products.id))
    .limit(limit);
  const latest = await selectCards(db)
    .where(and(listed, eq(products.featured, false)))
    .orderBy(desc(products.createdAt), desc(products.id))
    .limit(limit);
  const cards = await toCards(db, [...featured, ...latest]);
  return { featured: cards.slice(0, featured.length), latest: cards.slice(featured.length) };
}

/** Listed products with these ids, in the order of the ids. */
export async function listCards(db: Db, ids: readonly string[]): Promise<readonly ProductCard[]> {
  if (ids.length === 0) return [];
  const tree = await readCategoryTree(db);
  const rows: readonly CardRow[] = await selectCards(db).where(
    and(isListed(tree.hiddenIds, "catalog"), inArray(products.id, [...ids])),
  );
  const cards = await toCards(db, rows);
  return ids.flatMap((id) => cards.filter((card) => card.id === id));
}

/** Other listed products of a category. */
export async function listRelated(
  db: Db,
  categoryId: string,
  exceptId: string,
  limit: number,
): Promise<readonly ProductCard[]> {
  const tree = await readCategoryTree(db);
  const rows = await selectCards(db)
    .where(and(isListed(tree.hiddenIds, "catalog"), inCategories([categoryId]), ne(products.id, exceptId)))
    .orderBy(desc(products.featured), sql`lower(${products.name})`, asc(products.id))
    .limit(limit);
  return toCards(db, rows);
}

/** How many products, not counting variations, have a page of their own. */
export async function countProducts(db: Db): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(products)
    .where(and(eq(products.status, "published"), isNull(products.parentId)));
  return row?.total ?? 0;
}
