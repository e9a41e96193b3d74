import { eq, sql } from "drizzle-orm";
import type { Tx } from "./client.server.ts";
import { customerEmails, customers } from "./schema/customers.ts";

/** Writes the list of a customer's addresses, the first one of before first, and counts the figures again. */
export async function refreshCustomer(tx: Tx, id: string): Promise<void> {
  const first = sql`split_part(${customers.emails}, ' ', 1)`;
  const emails = sql`(select string_agg(e.email, ' ' order by e.email <> ${first}, e.email) from ${customerEmails} e where e.customer_id = ${customers.id})`;
  await tx
    .update(customers)
    .set({ emails: sql`coalesce(${emails}, ${customers.emails})` })
    .where(eq(customers.id, id));
  await tx.execute(sql`select refresh_customer(${id}::uuid)`);
}
