import { and, eq, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { type Db, listRows } from "#app/db/client.server.ts";
import { contentEntries } from "#app/db/schema/content.ts";
import { enquiries } from "#app/db/schema/enquiries.ts";
import { outboxMails } from "#app/db/schema/mail.ts";
import { orders } from "#app/db/schema/orders.ts";
import { withdrawals } from "#app/db/schema/withdrawals.ts";
import { COUNT_LIMIT, type RailCounts } from "./desk.ts";

/** Paid orders whose goods nobody has made ready or sent, and those that a person must look at. */
export const ORDERS_TO_DO = or(
  isNotNull(orders.attention),
  and(eq(orders.state, "paid"), isNull(orders.dispatchedAt), isNull(orders.readyAt)),
);

function upToLimit(table: PgTable, where: SQL | undefined): SQL {
  return sql`(select count(*)::int from (select 1 from ${table} where ${where} limit ${COUNT_LIMIT}) few)`;
}

/** What waits in each section, counted no further than COUNT_LIMIT, in one statement. */
export async function getRailCounts(db: Db): Promise<RailCounts> {
  const [row] = await listRows<{ [K in keyof RailCounts]: number }>(
    db,
    sql`select
      ${upToLimit(orders, ORDERS_TO_DO)} as "orders",
      ${upToLimit(withdrawals, eq(withdrawals.state, "open"))} as "withdrawals",
      ${upToLimit(enquiries, eq(enquiries.state, "new"))} as "enquiries",
      ${upToLimit(outboxMails, eq(outboxMails.state, "failed"))} as "mail",
      ${upToLimit(contentEntries, and(eq(contentEntries.sample, true), isNull(contentEntries.deletedAt)))} as "content"`,
  );
  return row ?? { orders: 0, withdrawals: 0, enquiries: 0, mail: 0, content: 0 };
}
