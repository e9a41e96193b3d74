import { sql } from "drizzle-orm";
import { type Db, listRows } from "#app/db/client.server.ts";
import { enquiries } from "#app/db/schema/enquiries.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { cents } from "#app/lib/money.ts";
import type { WeekFigures } from "./admin-home.ts";

/** Weeks of the charts; the last one is the week of `now`, so far. */
const WEEKS = 12;

interface Row extends Record<string, unknown> {
  readonly monday: string;
  readonly orders: number;
  readonly revenue: string;
  readonly enquiries: number;
}

/** The last twelve weeks, oldest first. Weeks begin on Monday by the clocks of Ireland; empty weeks are zeros.
 * A security deposit is no income. */
export async function listWeeks(db: Db, now: Date): Promise<readonly WeekFigures[]> {
  const local = sql`${now.toISOString()}::timestamptz at time zone 'Europe/Dublin'`;
  const rows = await listRows<Row>(
    db,
    sql`with weeks as (
        select w as monday, w at time zone 'Europe/Dublin' as begins,
          (w + interval '1 week') at time zone 'Europe/Dublin' as ends
        from generate_series(date_trunc('week', ${local}) - ${WEEKS - 1} * interval '1 week',
          date_trunc('week', ${local}), interval '1 week') w
      )
      select to_char(weeks.monday, 'YYYY-MM-DD') as "monday", sold.n as "orders", sold.revenue as "revenue",
        asked.n as "enquiries"
      from weeks,
        lateral (select count(*)::int as n, coalesce(sum(o.total_cents), 0)::text as revenue from ${orders} o
          where o.placed_at >= weeks.begins and o.placed_at < weeks.ends and o.paid_at is not null
            and o.kind <> 'hire-security') sold,
        lateral (select count(*)::int as n from ${enquiries} e
          where e.created_at >= weeks.begins and e.created_at < weeks.ends and e.state <> 'spam') asked
      order by weeks.monday`,
  );
  return rows.map(({ monday, orders: paid, revenue, enquiries: asked }) => ({
    monday,
    orders: paid,
    revenue: cents(Number(revenue)),
    enquiries: asked,
  }));
}
