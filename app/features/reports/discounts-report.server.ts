import { and, desc, gt, gte, lt, or, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { COUNTED_ORDERS } from "#app/features/discounts/counted-orders.server.ts";
import { cents } from "#app/lib/money.ts";
import { startOfIrishDay } from "#app/lib/time/irish-time.ts";
import type { DayRange } from "./range.ts";
import type { DiscountsReportRow } from "./reports.ts";

/** What orders placed in a range were discounted by, by code; those by hand are one row. Most given first. */
export async function getDiscountsReport(
  db: Db,
  { first, last }: DayRange,
): Promise<readonly DiscountsReportRow[]> {
  const given = sql<string>`sum(${orders.discount} + ${orders.deliveryDiscount})`;
  const rows = await db
    .select({
      code: orders.discountCode,
      orders: sql<number>`count(*)::int`,
      given,
      sales: sql<string>`sum(${orders.total})`,
    })
    .from(orders)
    .where(
      and(
        gte(orders.placedAt, startOfIrishDay(first)),
        lt(orders.placedAt, startOfIrishDay(last + 1)),
        or(gt(orders.discount, cents(0)), gt(orders.deliveryDiscount, cents(0))),
        COUNTED_ORDERS,
      ),
    )
    .groupBy(orders.discountCode)
    .orderBy(desc(given), orders.discountCode);
  return rows.map((row) => ({
    code: row.code,
    orders: Number(row.orders),
    given: cents(Number(row.given)),
    sales: cents(Number(row.sales)),
  }));
}
