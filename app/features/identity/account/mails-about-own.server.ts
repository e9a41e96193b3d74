import { or, type SQL, sql } from "drizzle-orm";
import { enquiries } from "#app/db/schema/enquiries.ts";
import { hires } from "#app/db/schema/hire/hires.ts";
import { hireQuotes } from "#app/db/schema/hire/quotes.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { withdrawals } from "#app/db/schema/shop/withdrawals.ts";
import { outboxMails } from "#app/db/schema/system/mail.ts";

/**
 * SQL: a mail about an order, hire, quote, enquiry or withdrawal of an account, to the address that it was made under or
 * answered to it: also to one that the account has left since.
 */
export function isAboutOwn(userId: string): SQL | undefined {
  const own = { order: orders, hire: hires, quote: hireQuotes, enquiry: enquiries };
  const withdrawn = sql`(${outboxMails.subjectType} = 'withdrawal' and exists (select 1 from ${withdrawals}
    join ${orders} on ${orders.id} = ${withdrawals.orderId}
    where ${withdrawals.id}::text = ${outboxMails.subjectId} and ${orders.userId} = ${userId}
      and ${isBetween(sql`${withdrawals.email}`)}))`;
  const made = Object.entries(own).map(
    ([type, table]) => sql`(${outboxMails.subjectType} = ${type} and exists (select 1 from ${table}
      where ${table.id}::text = ${outboxMails.subjectId} and ${table.userId} = ${userId}
        and ${isBetween(sql`${table.email}`)}))`,
  );
  return or(withdrawn, ...made);
}

/** SQL: the mail is to the address, or answered to it. */
function isBetween(address: SQL): SQL {
  return sql`lower(${address}) in (lower(${outboxMails.recipient}), lower(${outboxMails.replyTo}))`;
}
