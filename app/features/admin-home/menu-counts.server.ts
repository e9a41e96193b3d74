import { and, eq, inArray, or, sql } from "drizzle-orm";
import { boundedCount } from "#app/db/bounded-counts.server.ts";
import { type Db, listRows } from "#app/db/client.server.ts";
import { enquiries } from "#app/db/schema/enquiries.ts";
import { hires } from "#app/db/schema/hire/hires.ts";
import { hireQuotes } from "#app/db/schema/hire/quotes.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { withdrawals } from "#app/db/schema/shop/withdrawals.ts";
import { outboxMails } from "#app/db/schema/system/mail.ts";
import { type Reader, unreadCount } from "#app/features/notifications/queries.server.ts";
import { NEEDS_ATTENTION } from "#app/features/orders/attention.server.ts";
import { TO_FULFIL } from "#app/features/orders/fulfilment/fulfilment-states.ts";
import { HAS_TRANSFER } from "#app/features/orders/list/refunds-to-transfer.server.ts";
import { quotesToDo } from "#app/features/quotes/list/due-quotes.server.ts";
import type { MenuCounts } from "./admin-home.ts";
import { isToPrepare } from "./hire-day.server.ts";

/**
 * Paid orders whose goods no one has made ready or sent, and those that a person must look at. A payment of a hire has no
 * goods.
 */
export const ORDERS_TO_DO = or(
  NEEDS_ATTENTION,
  and(eq(orders.kind, "sale"), eq(orders.state, "paid"), inArray(orders.fulfilment, TO_FULFIL)),
);

/** What waits in each section, counted no further than lists count, and what the reader has not read; in one statement. */
export async function getMenuCounts(db: Db, now: Date, reader?: Reader): Promise<MenuCounts> {
  const [row] = await listRows<{ [K in keyof MenuCounts]: number }>(
    db,
    sql`select
      ${boundedCount(orders, or(ORDERS_TO_DO, HAS_TRANSFER))} as "orders",
      ${boundedCount(withdrawals, eq(withdrawals.state, "open"))} as "withdrawals",
      ${boundedCount(hireQuotes, quotesToDo(now))} as "quotes",
      ${boundedCount(hires, or(eq(hires.state, "back"), isToPrepare(now)))} as "hires",
      ${boundedCount(enquiries, eq(enquiries.state, "new"))} as "enquiries",
      ${boundedCount(outboxMails, eq(outboxMails.state, "failed"))} as "mail",
      ${reader ? unreadCount(reader) : sql`0`} as "unread"`,
  );
  return row ?? { orders: 0, withdrawals: 0, quotes: 0, hires: 0, enquiries: 0, mail: 0, unread: 0 };
}
