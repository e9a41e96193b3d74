import type { Db } from "#app/db/client.server.ts";
import { isTradeAccount } from "#app/features/identity/account/change-trade.server.ts";
import { getSettings } from "#app/features/settings/queries.server.ts";
import type { CheckoutView } from "./checkout.ts";

/**
 * The number of days that goods are kept when this viewer pays the checkout by transfer. Null when they may not: the
 * cart is not their account's, staff have not approved the account, or there is no IBAN to transfer to.
 */
export async function invoiceDaysOf(
  db: Db,
  checkout: Pick<CheckoutView, "userId">,
  viewerId: string | null,
): Promise<number | null> {
  if (viewerId === null || viewerId !== checkout.userId) return null;
  const { trade } = await getSettings(db);
  return trade.iban !== "" && (await isTradeAccount(db, viewerId)) ? trade.invoiceDays : null;
}
