import { and, eq, exists, type SQL, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { customerEmails, customers } from "#app/db/schema/customers.ts";
import { users } from "#app/db/schema/identity.ts";
import { priceLists } from "#app/db/schema/shop/price-lists.ts";

/** True in SQL for a row of `users` whose customer buys at the prices of an active price list. */
export function hasPriceList(db: Db): SQL<boolean> {
  const found = db
    .select({ id: customers.id })
    .from(customerEmails)
    .innerJoin(customers, eq(customers.id, customerEmails.customerId))
    .innerJoin(priceLists, and(eq(priceLists.id, customers.priceListId), priceLists.active))
    .where(eq(customerEmails.userId, users.id));
  return sql<boolean>`${exists(found)}`;
}
