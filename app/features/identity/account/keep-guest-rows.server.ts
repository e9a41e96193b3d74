import { and, isNull } from "drizzle-orm";
import type { Tx } from "#app/db/client.server.ts";
import { enquiries } from "#app/db/schema/enquiries.ts";
import { hires } from "#app/db/schema/hire/hires.ts";
import { hireQuotes } from "#app/db/schema/hire/quotes.ts";
import { draftOrders } from "#app/db/schema/shop/draft-orders.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { hasMailAddress } from "./owned-by.server.ts";

/**
 * Gives an account what came without one under its confirmed address, which it is about to leave: until now that was
 * known as the person's by the address. What comes under the address from now on belongs to the one who has it then.
 */
export async function keepGuestRows(
  tx: Tx,
  { userId, email }: { readonly userId: string; readonly email: string },
): Promise<void> {
  const owner = { userId };
  for (const table of [orders, hires, hireQuotes]) {
    const isGuests = and(isNull(table.userId), isNull(table.erasedAt), hasMailAddress(table.email, email));
    await tx.update(table).set(owner).where(isGuests);
  }
  for (const table of [draftOrders, enquiries])
    await tx
      .update(table)
      .set(owner)
      .where(and(isNull(table.userId), hasMailAddress(table.email, email)));
}
