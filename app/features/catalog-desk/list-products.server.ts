import { and, asc, desc, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { boundedCount, type ListCounts } from "#app/db/bounded-counts.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { brands, categories, productCategories, products } from "#app/db/schema/shop/catalog.ts";
import { stockLevels } from "#app/db/schema/shop/inventory.ts";
import { SHOWN_STOCK } from "#app/features/catalog/catalog.ts";
import { readCategoryTree } from "#app/features/catalog/categories.server.ts";
import { knownImages } from "#app/features/catalog/index/known-images.server.ts";
import { holdsProduct } from "#app/features/catalog/search/typed-products.ts";
import { DRAFTED_PRODUCTS } from "#app/features/change-drafts/queries.server.ts";
import { pictureOf, toThumb } from "#app/features/media/picture-of.ts";
import { pageOf } from "#app/lib/list-query.ts";
import { COUNT_LIMIT } from "#app/lib/text/count-text.ts";
import { MAX_PRODUCTS_AT_ONCE, type Matching } from "./bulk/bulk.ts";
import type { AdminProduct, ListedProduct } from "./catalog-desk.ts";
import type { Missing, ProductColumn, ProductSort, ProductsQuery } from "./list-query.ts";

/** Products on one page of the list. */
const PAGE = 50;

const columns = {
  id: products.id,
  slug: sql<string>`coalesce(${products.slug}, ${products.id}::text)`,
  name: products.name,
  nameGa: products.nameGa,
  kind: products.kind,
  sku: products.sku,
  brand: brands.name,
  category: categories.name,
  status: products.status,
  visibility: products.visibility,
  price: products.price,
  regularPrice: products.regularPrice,
  salePrice: products.salePrice,
  stockStatus: products.stockStatus,
  available: sql<
    number | null
  >`case when ${products.manageStock} then coalesce(${stockLevels.available}, 0) end`,
  variations: sql<number>`(select count(*)::int from products v where v.parent_id = ${products.id})`,
  sample: products.sample,
  hasDraft: sql<boolean>`${products.id} in ${DRAFTED_PRODUCTS}`,
  updatedAt: products.updatedAt,
};

const UNKNOWN = sql`2147483647`;

/** What a list is ordered by; the id makes the order complete. */
const KEYS: Readonly<Record<ProductSort, { readonly key: SQL; readonly down: boolean }>> = {
  name: { key: sql`lower(${products.name})`, down: false },
  changed: { key: sql`${products.updatedAt}`, down: true },
  price: { key: sql`coalesce(${products.price}, ${UNKNOWN})`, down: false },
  dearest: { key: sql`coalesce(${products.price}, -1)`, down: true },
  stock: {
    key: sql`case when ${products.manageStock} then coalesce(${stockLevels.available}, 0) else ${UNKNOWN} end`,
    down: false,
  },
  sku: { key: sql`coalesce(lower(${products.sku}), '~')`, down: false },
};

interface ProductsPage extends ListCounts {
  readonly products: readonly AdminProduct[];
  /** Products on all pages, as far as one change may touch them. */
  readonly matching: Matching;
  /** The query of the following page, null at the end. */
  readonly next: ProductsQuery | null;
}

/** One page of products (not variations) of any state. */
export async function listAdminProducts(db: Db, query: ProductsQuery, limit = PAGE): Promise<ProductsPage> {
  const { key, down } = KEYS[query.sort];
  const where = await wherePart(db, query);
  const order = [down ? desc(key) : asc(key), down ? desc(products.id) : asc(products.id)];
  const page = db
    .select({ id: products.id })
    .from(products)
    // Only the order by stock reads it.
    .leftJoin(stockLevels, eq(stockLevels.productId, products.id))
    .where(and(where, afterPart(query)))
    .orderBy(...order)
    .limit(limit + 1);
  const counts = {
    held: boundedCount(products, where, MAX_PRODUCTS_AT_ONCE + 1),
    all: boundedCount(products, isNull(products.parentId)),
  };
  const rows = await db
    .select({ ...columns, ...counts })
    .from(products)
    .leftJoin(brands, eq(brands.id, products.brandId))
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(stockLevels, eq(stockLevels.productId, products.id))
    .where(inArray(products.id, page))
    .orderBy(...order);
  const { held = 0, all = 0 } = rows[0] ?? {};
  const { shown, next } = pageOf(rows, limit, ({ id }) => ({ ...query, after: id }));
  return {
    products: await toAdminProducts(db, shown),
    total: Math.min(held, COUNT_LIMIT),
    all,
    matching: { n: Math.min(held, MAX_PRODUCTS_AT_ONCE), more: held > MAX_PRODUCTS_AT_ONCE },
    next,
  };
}

/** What the page carries of a product, as HTML and again as data: what no column shows would cost each row twice. */
export function toListed(
  { slug, updatedAt, brand, category, ...product }: AdminProduct,
  columns: readonly ProductColumn[],
): ListedProduct {
  return {
    ...product,
    brand: columns.includes("brand") ? brand : null,
    category: columns.includes("category") ? category : null,
    updatedAt: columns.includes("changed") ? updatedAt : null,
  };
}

/** Ids of all that the list holds on all of its pages, in no order; one more than `most` when there are more. */
export async function listMatchingIds(db: Db, query: ProductsQuery, most: number): Promise<string[]> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(await wherePart(db, query))
    .limit(most + 1);
  return rows.map(({ id }) => id);
}

/** The rows with their pictures and without the counts that each of them carries. */
async function toAdminProducts(
  db: Db,
  rows: readonly (Omit<AdminProduct, "thumb"> & { readonly held: number; readonly all: number })[],
): Promise<readonly AdminProduct[]> {
  const images = await knownImages(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ held, all, ...row }) => {
    const image = images.get(row.id);
    return { ...row, thumb: image ? toThumb(pictureOf({ ...image, altEn: "", altGa: "" })) : null };
  });
}

function afterPart({ after, sort }: ProductsQuery): SQL | undefined {
  if (after === null) return undefined;
  const { key, down } = KEYS[sort];
  // The cursor is the product's own key, so a name may hold any character.
  const cursor = sql`(select ${key}, ${products.id} from ${products}
    left join ${stockLevels} on ${stockLevels.productId} = ${products.id} where ${products.id} = ${after}::uuid)`;
  return down ? sql`(${key}, ${products.id}) < ${cursor}` : sql`(${key}, ${products.id}) > ${cursor}`;
}

/** What narrows the list. A category is one statement more, which reads those below it. */
async function wherePart(db: Db, query: ProductsQuery): Promise<SQL | undefined> {
  const { state, category, brand, stock, missing, sample } = query;
  return and(
    isNull(products.parentId),
    holdsProduct(query.search, products),
    state === null
      ? undefined
      : state === "hidden"
        ? is(eq(products.visibility, "hidden"))
        : state === "changed"
          ? sql`${products.id} in ${DRAFTED_PRODUCTS}`
          : is(eq(products.status, state)),
    category === null ? undefined : inCategories((await readCategoryTree(db)).below(category)),
    brand === null ? undefined : eq(products.brandId, brand),
    stock === "out" ? is(eq(products.stockStatus, "out_of_stock")) : undefined,
    stock === "low" ? LOW : undefined,
    missing === null ? undefined : MISSING_PARTS[missing],
    sample ? is(eq(products.sample, true)) : undefined,
  );
}

/**
 * The condition with its value in the statement, so that the database plans for the number of products with that value.
 */
function is(condition: SQL): SQL {
  return condition.inlineParams();
}

/** A product has a row for each of its categories, the first of them among these. */
function inCategories(ids: readonly string[]): SQL {
  if (ids.length === 0) return sql`false`;
  const wanted = is(inArray(productCategories.categoryId, [...ids]));
  return sql`exists (select 1 from ${productCategories} where ${productCategories.productId} = ${products.id} and ${wanted})`;
}

/** An array, so that each product of it is looked up by its id. */
const LOW = sql`${products.id} = any(array(select coalesce(c.parent_id, c.id) from products c
  join stock_levels s on s.product_id = c.id
  where c.manage_stock and s.available > 0
    and s.available <= greatest(coalesce(c.low_stock_amount, 0), ${SHOWN_STOCK}::int)))`;

const MISSING_PARTS: Readonly<Record<Missing, SQL>> = {
  picture: sql`not exists (select 1 from product_images i where i.product_id = ${products.id} and i.media_id is not null)`,
  warnings: sql`(${products.warnings} = '') <> (${products.warningsGa} = '')`,
  irish: sql`coalesce(${products.nameGa}, '') = ''`,
  maker: sql`case when ${products.manufacturerName} is not null
    then coalesce(${products.manufacturerAddress}, '') = '' or coalesce(${products.manufacturerContact}, '') = ''
    else not exists (select 1 from brands b where b.id = ${products.brandId} and coalesce(b.manufacturer_name, '') <> ''
      and coalesce(b.manufacturer_address, '') <> '' and coalesce(b.manufacturer_contact, '') <> '') end`,
};
