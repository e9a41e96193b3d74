import { and, asc, eq, inArray, ne, or, type SQL, sql } from "drizzle-orm";
import type { Tx } from "#app/db/client.server.ts";
import { products } from "#app/db/schema/shop/catalog.ts";
import { bumpStockVersion } from "#app/features/settings/site-version.server.ts";

/**
 * Makes stock_status follow the counts of these products: 0 without backorders is out of stock, with them on
 * backorder. Variations that share their parent's count follow it, and a parent whose variations count for
 * themselves is in stock while one of them is. Call it after every change of a count, last in a transaction:
 * product rows are locked after stock rows, in the order of ids. Pages show counts, so all of them are renewed.
 */
export async function refreshStockStatus(tx: Tx, productIds: readonly string[]): Promise<void> {
  if (productIds.length === 0) return;
  const ids = [...productIds];
  const locked = await tx
    .select({ id: products.id, parentId: products.parentId })
    .from(products)
    .where(or(inArray(products.id, ids), inArray(products.parentId, ids), isParentOf(ids)))
    .orderBy(asc(products.id))
    .for("no key update");
  await followCounts(tx, ids);
  if (locked.some(({ parentId }) => parentId !== null && productIds.includes(parentId)))
    await followParents(tx, ids);
  const counted = locked.filter(({ id }) => productIds.includes(id));
  const parentIds = [...new Set(counted.flatMap(({ parentId }) => parentId ?? []))];
  if (parentIds.length > 0) await followVariations(tx, parentIds);
  await bumpStockVersion(tx);
}

function isParentOf(ids: readonly string[]) {
  const list = sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  );
  return sql`${products.id} in (select v.parent_id from products v where v.id in (${list}))`;
}

/** What follows a count is no edit: the time of the last change stays. */
function following(stockStatus: SQL) {
  return { stockStatus, updatedAt: sql`${products.updatedAt}` };
}

async function followCounts(tx: Tx, ids: string[]): Promise<void> {
  const status = sql`(case when (select available from stock_levels s where s.product_id = ${products.id}) > 0
    then 'in_stock' when ${products.backorders} = 'no' then 'out_of_stock' else 'on_backorder' end)`;
  await tx
    .update(products)
    .set(following(status))
    .where(
      and(
        inArray(products.id, ids),
        eq(products.manageStock, true),
        sql`${products.stockStatus} <> ${status}`,
      ),
    );
}

async function followParents(tx: Tx, ids: string[]): Promise<void> {
  const status = sql`(select p.stock_status from products p where p.id = ${products.parentId} and p.manage_stock)`;
  await tx
    .update(products)
    .set(following(status))
    .where(
      and(
        inArray(products.parentId, ids),
        eq(products.manageStock, false),
        sql`${products.stockStatus} <> ${status}`,
      ),
    );
}

async function followVariations(tx: Tx, parentIds: string[]): Promise<void> {
  const status = sql`(select case when bool_or(v.stock_status = 'in_stock') then 'in_stock'
      when bool_or(v.stock_status = 'on_backorder') then 'on_backorder' else 'out_of_stock' end
    from products v where v.parent_id = ${products.id} and v.status = 'published')`;
  await tx
    .update(products)
    .set(following(status))
    .where(
      and(
        inArray(products.id, parentIds),
        eq(products.manageStock, false),
        ne(products.kind, "variation"),
        sql`${products.stockStatus} <> ${status}`,
      ),
    );
}
