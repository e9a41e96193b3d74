import { sql } from "drizzle-orm";
import { type Db, listRows } from "#app/db/client.server.ts";
import { categories, products } from "#app/db/schema/shop/catalog.ts";
import { reservations, stockLevels } from "#app/db/schema/shop/inventory.ts";
import { cents } from "#app/lib/money.ts";
import type { StockFigures } from "./reports.ts";

interface Row extends Record<string, unknown> {
  readonly category: string | null;
  readonly products: number;
  readonly pieces: string;
  readonly net: string;
  readonly withoutPrice: string;
}

/** Counted sample products and variations, which the report leaves out. */
export async function countStockedSamples(db: Db): Promise<number> {
  const [row] = await listRows<{ n: number }>(
    db,
    sql`select count(*)::int as "n"
      from ${stockLevels} s
        join ${products} p on p.id = s.product_id
        left join ${products} parent on parent.id = p.parent_id
      where p.manage_stock and coalesce(parent.sample, p.sample)`,
  );
  return row?.n ?? 0;
}

/** The counted stock by category with its value at today's selling prices, most first. Samples are left out. */
export async function getStockReport(db: Db): Promise<readonly StockFigures[]> {
  const rows = await listRows<Row>(
    db,
    sql`with counted as (
        select coalesce(p.category_id, parent.category_id) as category_id, p.price_cents as price, p.vat_rate,
          s.available + coalesce((select sum(r.quantity) from ${reservations} r
            where r.product_id = p.id and r.state = 'held'), 0) as pieces
        from ${stockLevels} s
          join ${products} p on p.id = s.product_id
          left join ${products} parent on parent.id = p.parent_id
        where p.manage_stock and not coalesce(parent.sample, p.sample)
      )
      select c.path as "category", count(*)::int as "products", sum(n.pieces)::text as "pieces",
        coalesce(sum(round(n.price * n.pieces * 10000.0 / (10000 + n.vat_rate))), 0)::bigint::text as "net",
        coalesce(sum(n.pieces) filter (where n.price is null), 0)::text as "withoutPrice"
      from counted n left join ${categories} c on c.id = n.category_id
      group by 1
      order by sum(round(n.price * n.pieces * 10000.0 / (10000 + n.vat_rate))) desc nulls last, 1`,
  );
  return rows.map(({ category, products: listed, ...row }) => ({
    category,
    products: listed,
    pieces: Number(row.pieces),
    net: cents(Number(row.net)),
    withoutPrice: Number(row.withoutPrice),
  }));
}
