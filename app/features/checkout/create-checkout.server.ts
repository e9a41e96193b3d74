import type { Db } from "#app/db/client.server.ts";
import { checkouts } from "#app/db/schema/orders.ts";
import { type CartEntry, mergeEntries } from "#app/features/cart/cart.ts";
import { listProductsByIds } from "#app/features/catalog/sellables.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { addMs, type Clock, HOUR_MS } from "#app/lib/clock.ts";
import { isId, newId, newToken } from "#app/lib/ids.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { CHECKOUT_HOURS } from "./checkout.ts";

export type CreateCheckoutRefusal =
  | { readonly kind: "empty" }
  /** None of the products is sold any more. */
  | { readonly kind: "nothing-for-sale" };

/** Keeps a cart for its checkout page and gives the page's token. No price is taken, no stock is held. */
export async function createCheckout(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  request: { readonly items: readonly CartEntry[]; readonly userId: string | null; readonly locale: Locale },
): Promise<Result<{ readonly token: string }, CreateCheckoutRefusal>> {
  const items = mergeEntries(
    [],
    request.items.filter((item) => isId(item.product_id)),
  );
  if (items.length === 0) return refuse({ kind: "empty" });
  const sold = await listProductsByIds(
    db,
    items.map((item) => item.product_id),
  );
  if (sold.length === 0) return refuse({ kind: "nothing-for-sale" });
  const now = clock.now();
  const token = newToken();
  await db.insert(checkouts).values({
    id: newId(),
    token,
    userId: request.userId,
    locale: request.locale,
    items,
    expiresAt: addMs(now, CHECKOUT_HOURS * HOUR_MS),
    createdAt: now,
  });
  return ok({ token });
}
