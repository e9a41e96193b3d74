import { sql } from "drizzle-orm";
import { checkouts } from "#app/db/schema/shop/orders.ts";
import { type CartEntry, mergeEntries } from "#app/features/cart/cart.ts";
import { anyPurchasable } from "#app/features/catalog/purchasable.server.ts";
import {
  type AttemptRule,
  countAttempt,
  networkKey,
} from "#app/features/identity/sign-in/attempt-limits.server.ts";
import { type CartOwner, unpaidOrders } from "#app/features/orders/list-unpaid-orders.server.ts";
import { cancelUnpaidOrders } from "#app/features/payments/cancel-unpaid-orders.server.ts";
import { PAGE_TIMEOUT_MS } from "#app/features/payments/payments.ts";
import { type PaymentContext, withDeadline } from "#app/features/payments/providers.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import type { PagePath } from "#app/i18n/page-path.ts";
import { isId, newId, newToken } from "#app/lib/ids.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { addMs, HOUR_MS } from "#app/lib/time/clock.ts";
import { CHECKOUT_HOURS } from "./checkout.ts";
import { findPaid } from "./pay-order.server.ts";

export type CreateCheckoutRefusal =
  | { readonly kind: "empty" }
  /** None of the products is sold any more. */
  | { readonly kind: "nothing-for-sale" }
  /** `retryAfter` is in seconds. */
  | { readonly kind: "too-many-checkouts"; readonly retryAfter: number };

export interface CheckoutRequest extends CartOwner {
  readonly items: readonly CartEntry[];
  readonly locale: Locale;
  /** The network address that the request came from. */
  readonly clientAddress: string;
}

/** Checkouts of one network, such as an office or a mobile operator's: every one stores a row for hours. */
const PER_NETWORK: AttemptRule = { max: 300, windowMs: HOUR_MS };

/** The page of the new checkout; or, when the cart had been ordered and paid meanwhile, that of its order. */
export type CreatedCheckout =
  | { readonly kind: "checkout"; readonly token: string }
  | { readonly kind: "paid-before"; readonly orderToken: string };

/** The page of a created checkout, without the language. */
export function checkoutPath(created: CreatedCheckout): PagePath {
  return created.kind === "checkout"
    ? `/shop/checkout/${created.token}`
    : `/shop/success?order=${created.orderToken}`;
}

/**
 * Keeps a cart for its checkout page and gives the page's token. No price is taken, no stock is held. An earlier
 * order of the same cart that was not paid is given up first, so that its stock is there for this one. Where its
 * provider cannot be asked, it is given up before the new order can be paid (`payOrder`).
 */
export async function createCheckout(
  context: PaymentContext,
  request: CheckoutRequest,
): Promise<Result<CreatedCheckout, CreateCheckoutRefusal>> {
  const { db, clock } = context;
  const items = mergeEntries(
    [],
    request.items.filter((item) => isId(item.product_id)),
  );
  if (items.length === 0) return refuse({ kind: "empty" });
  const now = clock.now();
  const { clientAddress, userId, cartKey, locale } = request;
  const attempt = await countAttempt(db, networkKey("checkout", clientAddress), PER_NETWORK, now);
  if (!attempt.allowed) return refuse({ kind: "too-many-checkouts", retryAfter: attempt.retryAfter });
  const ids = items.map((item) => item.product_id);
  const [found] = await db
    .select({ forSale: anyPurchasable(db, ids), unpaid: unpaidOrders(db, { userId, cartKey }) })
    .from(sql`(select 1) one`);
  if (!found?.forSale) return refuse({ kind: "nothing-for-sale" });
  const earlier = await cancelUnpaidOrders(withDeadline(context, PAGE_TIMEOUT_MS), found.unpaid);
  const paid = earlier.ok ? findPaid(earlier.value) : undefined;
  if (paid) return ok({ kind: "paid-before", orderToken: paid.token });
  const token = newToken();
  await db.insert(checkouts).values({
    id: newId(),
    token,
    userId,
    cartKey,
    locale,
    items,
    expiresAt: addMs(now, CHECKOUT_HOURS * HOUR_MS),
    createdAt: now,
  });
  return ok({ kind: "checkout", token });
}
