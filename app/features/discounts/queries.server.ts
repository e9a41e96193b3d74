import { and, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { categories, productCategories, products } from "#app/db/schema/shop/catalog.ts";
import { discounts } from "#app/db/schema/shop/discounts.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { type Cents, cents } from "#app/lib/money.ts";
import { COUNTED_ORDERS } from "./counted-orders.server.ts";
import { type DiscountValue, MAX_DISCOUNT_CODE_LENGTH } from "./discounts.ts";

export type StoredDiscount = typeof discounts.$inferSelect;

/** The discount of a code in capitals; null for an unknown one. */
export async function findDiscount(db: Db, code: string): Promise<StoredDiscount | null> {
  if (code.length > MAX_DISCOUNT_CODE_LENGTH) return null;
  const [row] = await db.select().from(discounts).where(eq(discounts.code, code));
  return row ?? null;
}

export async function getDiscount(db: Db, id: string): Promise<StoredDiscount | null> {
  const [row] = await db.select().from(discounts).where(eq(discounts.id, id));
  return row ?? null;
}

/** What a stored discount takes off: basis points or cents, by its kind. */
export function discountValue({ kind, percent, amount }: StoredDiscount): DiscountValue {
  return kind === "percent" ? { kind, percent: percent ?? 0 } : { kind, amount: amount ?? cents(0) };
}

/** A discount as the list shows it. */
export interface ListedDiscount extends StoredDiscount {
  /** Orders that count as uses. */
  readonly uses: number;
  /** What they were discounted by, delivery included. */
  readonly given: Cents;
}

/** All discounts, latest first, with what was given for each. */
export async function listDiscounts(db: Db): Promise<readonly ListedDiscount[]> {
  const used = db
    .select({
      discountId: orders.discountId,
      uses: sql<number>`count(*)::int`.as("uses"),
      given: sql<number>`sum(${orders.discount} + ${orders.deliveryDiscount})::int`.as("given"),
    })
    .from(orders)
    .where(and(sql`${orders.discountId} is not null`, COUNTED_ORDERS))
    .groupBy(orders.discountId)
    .as("used");
  const rows = await db
    .select({ discount: discounts, uses: used.uses, given: used.given })
    .from(discounts)
    .leftJoin(used, eq(used.discountId, discounts.id))
    .orderBy(desc(discounts.createdAt), desc(discounts.id));
  return rows.map(({ discount, uses, given }) => ({
    ...discount,
    uses: Number(uses ?? 0),
    given: cents(Number(given ?? 0)),
  }));
}

/**
 * Lists those of these products that a discount is for: the products of its scope, without those on sale unless it says
 * so.
 */
export async function listDiscounted(
  db: Db,
  discount: StoredDiscount,
  ids: readonly string[],
): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(
      and(
        inArray(products.id, [...ids]),
        inScope(discount),
        discount.onSale ? undefined : sql`not ${IS_ON_SALE}`,
      ),
    );
  return rows.map(({ id }) => id);
}

/** The price in force is a sale price below the regular one. */
const IS_ON_SALE = sql`coalesce(${products.salePrice} = ${products.price} and ${products.price} < ${products.regularPrice}, false)`;

function inScope({ scope, targets }: StoredDiscount): SQL | undefined {
  if (scope === "order") return undefined;
  if (targets.length === 0) return sql`false`;
  const list = sql.join(
    targets.map((id) => sql`${id}::uuid`),
    sql`, `,
  );
  if (scope === "products") return sql`(${products.id} in (${list}) or ${products.parentId} in (${list}))`;
  return sql`exists (
    select 1 from ${productCategories} pc join ${categories} c on c.id = pc.category_id
      join ${categories} target on target.id in (${list})
    where pc.product_id = coalesce(${products.parentId}, ${products.id})
      and (c.id = target.id or starts_with(c.path, target.path || ' > ')))`;
}

/** The SKUs of products, for the form that names them so. Products without one are named by their id. */
export async function listTargetSkus(db: Db, ids: readonly string[]): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ sku: sql<string>`coalesce(${products.sku}, ${products.id}::text)` })
    .from(products)
    .where(inArray(products.id, [...ids]))
    .orderBy(products.sku);
  return rows.map(({ sku }) => sku);
}
