import { and, asc, eq, inArray, ne, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Tx } from "#app/db/client.server.ts";
import { products } from "#app/db/schema/catalog.ts";
import { bumpSiteVersion } from "#app/features/settings/site-version.server.ts";

/**
 * Makes stock_status follow the counts of these products: 0 without backorders is out of stock, with them on
 * backorder. Variations that share their parent's count follow it, and a parent whose variations count for
 * themselves is in stock while one of them is. Call it after every change of a count, last in a transaction:
 * product rows are locked after stock rows, in the order of ids. Pages show counts, so all of them are renewed.
 */
export async function refreshStockStatus(tx: Tx, productIds: readonly string[]): Promise<void> {
  if (productIds.length === 0) return;
  const ids = [...productIds];
  await tx
    .select({ id: products.id })
    .from(products)
    .where(or(inArray(products.id, ids), inArray(products.parentId, ids), isParentOf(ids)))
    .orderBy(asc(products.id))
    .for("no key update");
  await followCounts(tx, ids);
  await followParents(tx, ids);
  await followVariations(tx, ids);
  await bumpSiteVersion(tx);
}

function isParentOf(ids: readonly string[]) {
  const list = sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  );
  return sql`${products.id} in (select v.parent_id from products v where v.id in (${list}))`;
}

async function followCounts(tx: Tx, ids: string[]): Promise<void> {
  const status = sql`(case when (select available from stock_levels s where s.product_id = ${products.id}) > 0
    then 'in_stock' when ${products.backorders} = 'no' then 'out_of_stock' else 'on_backorder' end)`;
  await tx
    .update(products)
    .set({ stockStatus: status })
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
    .set({ stockStatus: status })
    .where(
      and(
        inArray(products.parentId, ids),
        eq(products.manageStock, false),
        sql`${products.stockStatus} <> ${status}`,
      ),
    );
}

async function followVariations(tx: Tx, ids: string[]): Promise<void> {
  const variation = alias(products, "variation");
  const rows = await tx
    .select({ parentId: variation.parentId })
    .from(variation)
    .where(and(inArray(variation.id, ids), sql`${variation.parentId} is not null`));
  const parentIds = [...new Set(rows.flatMap((row) => (row.parentId ? [row.parentId] : [])))];
  if (parentIds.length === 0) return;
  const status = sql`(select case when bool_or(v.stock_status = 'in_stock') then 'in_stock'
      when bool_or(v.stock_status = 'on_backorder') then 'on_backorder' else 'out_of_stock' end
    from products v where v.parent_id = ${products.id} and v.status = 'published')`;
  await tx
    .update(products)
    .set({ stockStatus: status })
    .where(
      and(
        inArray(products.id, parentIds),
        eq(products.manageStock, false),
        ne(products.kind, "variation"),
        sql`${products.stockStatus} <> ${status}`,
      ),
    );
}
