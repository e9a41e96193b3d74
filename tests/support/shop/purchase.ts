import { eq } from "drizzle-orm";
import type { Config } from "#app/config.server.ts";
import { readConfig } from "#app/config.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { stockLevels } from "#app/db/schema/shop/inventory.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import type { CartEntry } from "#app/features/cart/cart.ts";
import { type CheckoutRequest, createCheckout } from "#app/features/checkout/create-checkout.server.ts";
import { withDiscount } from "#app/features/checkout/discounted.ts";
import { offerDiscount } from "#app/features/checkout/offer-discount.server.ts";
import type { PayResult } from "#app/features/checkout/pay-order.server.ts";
import { getStoredCheckout, viewCheckout } from "#app/features/checkout/queries.server.ts";
import type { CheckoutValues } from "#app/features/checkout/schema.ts";
import { type SubmitRefusal, submitCheckout } from "#app/features/checkout/submit-checkout.server.ts";
import type { Buyer } from "#app/features/checkout/to-new-order.server.ts";
import { HIRE_ORDER_HANDLERS } from "#app/features/hires/payments/settle-hire-order.server.ts";
import type { OrderKindHandlers } from "#app/features/payments/order-kinds.server.ts";
import { refreshPayment } from "#app/features/payments/refresh-payment.server.ts";
import { paySandboxSession } from "#app/features/payments/sandbox-provider.server.ts";
import type { Result } from "#app/lib/result.ts";
import { type HandClock, handClock } from "./work-context.ts";

export interface Shop {
  readonly db: Db;
  readonly config: Config;
  readonly clock: HandClock;
  readonly orderKinds: OrderKindHandlers;
}

/** The shop as operations want it, with a clock that a test can move. */
export function shopOf(db: Db, env: Record<string, string> = {}): Shop {
  const config = readConfig({ MAIL_TO: "staff@example.ie", ...env });
  return { db, config, clock: handClock(new Date()), orderKinds: HIRE_ORDER_HANDLERS };
}

export const BUYER: CheckoutValues = {
  name: "Áine Ní Bhriain",
  email: "aine@example.ie",
  phone: "091 555 000",
  delivery: "collection",
  billLine1: "1 Shop Street",
  billTown: "Galway",
  terms: "yes",
};

/** Puts items through to the checkout page, as a cart does. Returns the page's token. */
export async function openCheckout(
  shop: Shop,
  items: readonly CartEntry[],
  who: Partial<Omit<CheckoutRequest, "items">> = {},
): Promise<string> {
  const made = await createCheckout(shop, {
    items,
    userId: null,
    locale: "en",
    cartKey: null,
    clientAddress: "192.0.2.9",
    ...who,
  });
  if (!made.ok) throw new Error(made.error.kind);
  if (made.value.kind !== "checkout") throw new Error("an earlier order of this cart is paid");
  return made.value.token;
}

let networks = 0;

/** The checkout as its page shows it at `now`; null where the page is a 404. */
export async function getCheckout(db: Db, token: string, now: Date) {
  return viewCheckout(db, await getStoredCheckout(db, token), now);
}

/** Posts the checkout page as it is shown at this moment, from a network of its own unless `buyer` names one. */
export async function postCheckout(
  shop: Shop,
  token: string,
  values: CheckoutValues = BUYER,
  buyer: Partial<Buyer> = {},
): Promise<Result<PayResult, SubmitRefusal>> {
  const checkout = await getCheckout(shop.db, token, shop.clock.now());
  if (!checkout) throw new Error("No such checkout");
  networks += 1;
  const clientAddress = `10.0.${networks >> 8}.${networks & 255}`;
  const now = shop.clock.now();
  const answer = await offerDiscount(shop.db, checkout, { values, clientAddress, now });
  const from = { clientAddress, invoiceOffered: false, answer, ...buyer };
  return submitCheckout(shop, checkout, { seal: withDiscount(checkout, answer).seal, ...values }, from);
}

/** The id of the sandbox session in the address of its payment page. */
export function sessionOf(result: Result<PayResult, SubmitRefusal>): string {
  if (!result.ok) throw new Error(`refused: ${result.error.kind}`);
  if (result.value.kind !== "pay") throw new Error("not sent to pay");
  return result.value.url.split("/").at(-1) ?? "";
}

/** A cart of one product. */
export const one = (productId: string, quantity = 1): CartEntry[] => [{ product_id: productId, quantity }];

/** Pieces of a product that no one holds or has bought; undefined where they are not counted. */
export async function availableOf(db: Db, productId: string): Promise<number | undefined> {
  const [row] = await db.select().from(stockLevels).where(eq(stockLevels.productId, productId));
  return row?.available;
}

/** The order, where there is one and no other. */
export async function onlyOrder(db: Db): Promise<typeof orders.$inferSelect> {
  const [order, ...more] = await db.select().from(orders);
  if (!order || more.length > 0) throw new Error("Not exactly one order");
  return order;
}

/** The buyer pays in a session of the sandbox, and the order learns of it. */
export async function payOrder(shop: Shop, ref: string): Promise<void> {
  await paySandboxSession(shop.db, ref, shop.clock.now());
  await refreshPayment(shop, { provider: "sandbox", ref });
}
