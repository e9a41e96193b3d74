import { and, asc, eq, exists, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { boundedCount } from "#app/db/bounded-counts.server.ts";
import { type Db, listRows } from "#app/db/client.server.ts";
import { products } from "#app/db/schema/shop/catalog.ts";
import { stockLevels } from "#app/db/schema/shop/inventory.ts";
import { orderLines, orders } from "#app/db/schema/shop/orders.ts";
import { optionsText } from "#app/features/catalog/catalog.ts";
import { knownImages } from "#app/features/catalog/index/known-images.server.ts";
import { holdsProduct } from "#app/features/catalog/search/typed-products.ts";
import { pictureOf, toThumb } from "#app/features/media/picture-of.ts";
import { AWAITING_PAYMENT } from "#app/features/orders/enums.ts";
import { STILL_HERE } from "#app/features/orders/fulfilment/fulfilment-states.ts";
import { LINE_LEFT } from "#app/features/orders/fulfilment/get-fulfilment.server.ts";
import { pageOf } from "#app/lib/list-query.ts";
import { COUNT_PAGE, type CountedRow, type StockQuery } from "./stock-count.ts";

interface CountedPage {
  readonly rows: readonly CountedRow[];
  /** Products, with their variations, on all pages. */
  readonly total: number;
  readonly all: number;
  /** The query of the following page, null at the end. */
  readonly next: StockQuery | null;
}

const variations = alias(products, "v");
const parents = alias(products, "p");

/** One page of the products whose stock is counted, by name, each with its counted variations. */
export async function listCountedProducts(db: Db, query: StockQuery): Promise<CountedPage> {
  const counted = and(isNull(products.parentId), isCounted(db));
  const where = and(counted, holdsProduct(query.search, products));
  const page = await db
    .select({
      id: products.id,
      name: products.name,
      total: boundedCount(products, where),
      all: boundedCount(products, counted),
    })
    .from(products)
    .where(and(where, afterPart(query)))
    .orderBy(asc(NAME), asc(products.id))
    .limit(COUNT_PAGE + 1);
  const { shown, next } = pageOf(page, COUNT_PAGE, ({ id }) => ({ ...query, after: id }));
  const { total = 0, all = 0 } = page[0] ?? {};
  return {
    rows: await listRowsOf(
      db,
      shown.map(({ id }) => id),
    ),
    total,
    all,
    next,
  };
}

const NAME = sql`lower(${products.name})`;

/** True for a product that is counted itself, or in one of its variations. */
function isCounted(db: Db): SQL | undefined {
  const own = db
    .select({ id: variations.id })
    .from(variations)
    .where(and(eq(variations.parentId, products.id), eq(variations.manageStock, true)));
  return or(eq(products.manageStock, true), exists(own));
}

function afterPart({ after }: StockQuery): SQL | undefined {
  if (after === null) return undefined;
  return sql`(${NAME}, ${products.id}) > (select ${NAME}, ${products.id} from ${products} where ${products.id} = ${after}::uuid)`;
}

/** The counted rows of these products: the product, then its variations. */
async function listRowsOf(db: Db, ids: readonly string[]): Promise<readonly CountedRow[]> {
  if (ids.length === 0) return [];
  const found = await db
    .select({
      id: products.id,
      parentId: products.parentId,
      name: sql<string>`coalesce(${parents.name}, ${products.name})`,
      nameGa: sql<
        string | null
      >`case when ${parents.id} is null then ${products.nameGa} else ${parents.nameGa} end`,
      options: products.options,
      code: products.sku,
      count: sql<number>`coalesce(${stockLevels.available}, 0)`,
    })
    .from(products)
    .leftJoin(stockLevels, eq(stockLevels.productId, products.id))
    .leftJoin(parents, eq(parents.id, products.parentId))
    .where(
      and(
        eq(products.manageStock, true),
        or(inArray(products.id, [...ids]), inArray(products.parentId, [...ids])),
      ),
    )
    .orderBy(asc(products.id));
  const own = found.map(({ id }) => id);
  const [images, ordered] = await Promise.all([knownImages(db, own), countOrdered(db, own)]);
  return ids.flatMap((id) => {
    const rows = found.filter((row) => row.id === id);
    return [...rows, ...found.filter((row) => row.parentId === id)].map(({ parentId, options, ...row }) => {
      const image = images.get(row.id);
      return {
        ...row,
        options: parentId === null ? "" : optionsText(options),
        thumb: image ? toThumb(pictureOf({ ...image, altEn: "", altGa: "" })) : null,
        besides: ordered.get(row.id) ?? 0,
      };
    });
  });
}

/** Pieces of each product in orders that hold them and have not left. */
async function countOrdered(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const isHere = or(
    inArray(orders.state, AWAITING_PAYMENT),
    and(eq(orders.state, "paid"), inArray(orders.fulfilment, STILL_HERE)),
  );
  const rows = await listRows<{ readonly id: string; readonly n: number }>(
    db,
    sql`select l.product_id as id, sum(${LINE_LEFT})::int as n from ${orderLines} l
      join ${orders} on ${orders.id} = l.order_id
      where ${and(eq(orders.kind, "sale"), isHere)}
        and l.product_id in (select id::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) as w (id))
      group by l.product_id`,
  );
  return new Map(rows.map(({ id, n }) => [id, n]));
}
