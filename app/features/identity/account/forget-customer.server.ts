import { eq, inArray, or } from "drizzle-orm";
import type { Tx } from "#app/db/client.server.ts";
import { customerEmails, customers } from "#app/db/schema/customers.ts";
import { removeComments } from "./forget-person.server.ts";
import type { Owner } from "./owned-by.server.ts";

/**
 * Removes the customer's row with its note, tags and all addresses that were merged into it, and what staff wrote
 * beside it. Orders that are kept by law stay without it.
 */
export async function forgetCustomer(tx: Tx, { userId, email }: Owner): Promise<void> {
  const theirs = or(
    userId === null ? undefined : eq(customerEmails.userId, userId),
    email === null ? undefined : eq(customerEmails.email, email),
  );
  if (!theirs) return;
  const found = await tx.select({ id: customerEmails.customerId }).from(customerEmails).where(theirs);
  const ids = [...new Set(found.map(({ id }) => id))];
  const merged = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(inArray(customers.mergedInto, ids));
  const gone = [...ids, ...merged.map(({ id }) => id)];
  await removeComments(
    tx,
    "customer",
    gone.map((id) => ({ id })),
  );
  await tx.delete(customers).where(inArray(customers.id, gone));
}
