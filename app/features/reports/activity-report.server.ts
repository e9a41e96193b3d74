import { sql } from "drizzle-orm";
import { type Db, listRows } from "#app/db/client.server.ts";
import { enquiries } from "#app/db/schema/enquiries.ts";
import { checkouts, orders } from "#app/db/schema/shop/orders.ts";
import { startOfIrishDay } from "#app/lib/time/irish-time.ts";
import type { DayRange } from "./range.ts";
import type { ActivityReport } from "./reports.ts";

type Row = ActivityReport & Record<string, unknown>;

/** Carts that did and did not become orders, and how fast enquiries were answered, of those that came in a range. */
export async function getActivityReport(db: Db, { first, last }: DayRange): Promise<ActivityReport> {
  const from = sql`${startOfIrishDay(first).toISOString()}::timestamptz`;
  const until = sql`${startOfIrishDay(last + 1).toISOString()}::timestamptz`;
  const [row] = await listRows<Row>(
    db,
    sql`with begun as (
        select bool_or(o.id is not null) as ordered, bool_or(o.paid_at is not null) as paid
        from ${checkouts} c left join ${orders} o on o.checkout_id = c.id
        where c.created_at >= ${from} and c.created_at < ${until}
        group by coalesce(c.cart_key, c.id::text), (c.created_at at time zone 'Europe/Dublin')::date
      ),
      asked as (
        select answered_at, due_at, extract(epoch from answered_at - created_at) / 60 as minutes
        from ${enquiries}
        where created_at >= ${from} and created_at < ${until} and state <> 'spam'
      )
      select (select count(*)::int from begun) as "checkouts",
        (select count(*)::int from begun where ordered) as "ordered",
        (select count(*)::int from begun where paid) as "paid",
        (select count(*)::int from asked) as "enquiries",
        (select count(answered_at)::int from asked) as "answered",
        (select count(*)::int from asked where answered_at <= due_at) as "answeredInTime",
        (select round(percentile_cont(0.5) within group (order by minutes))::int from asked
          where answered_at is not null) as "medianMinutes"`,
  );
  if (!row) throw new Error("Bug: a statement without a row");
  return row;
}
