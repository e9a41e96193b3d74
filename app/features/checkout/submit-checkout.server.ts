import { optionsIn } from "#app/features/catalog/choices.ts";
import { nameIn } from "#app/features/catalog/named.ts";
import { renderReceivedMail } from "#app/features/orders/order-mails.server.tsx";
import { isAwaitingPayment } from "#app/features/orders/order-states.ts";
import type { NewOrderLine, OrderView, ProviderName } from "#app/features/orders/orders.ts";
import { type PlaceOrderRefusal, placeOrder } from "#app/features/orders/place-order.server.ts";
import { getOrder, getOrderOfCheckout } from "#app/features/orders/queries.server.ts";
import { endOrder } from "#app/features/payments/end-order.server.ts";
import { GRACE_MINUTES, SESSION_MINUTES } from "#app/features/payments/payments.ts";
import {
  activeProvider,
  forOneAnswer,
  type PaymentContext,
} from "#app/features/payments/providers.server.ts";
import { startPayment } from "#app/features/payments/start-payment.server.ts";
import { getSettings } from "#app/features/settings/queries.server.ts";
import { addMs, MINUTE_MS } from "#app/lib/clock.ts";
import { irishDayOf, startOfIrishDay } from "#app/lib/irish-days.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { buyable, type CheckoutLine, type CheckoutView } from "./checkout.ts";
import { endEarlierOrders, getCartOwner } from "./end-earlier-orders.server.ts";
import { checkoutFor } from "./no-vat.ts";
import { type CheckoutValues, type FieldFaults, parseCheckoutForm } from "./schema.ts";

export type SubmitRefusal =
  | { readonly kind: "invalid"; readonly faults: FieldFaults }
  /** Price, stock or delivery is not what the buyer was shown; nothing was ordered. */
  | { readonly kind: "changed" }
  /** The VAT number and the way of delivery take VAT off or put it on; the buyer sees the new total first. */
  | { readonly kind: "vat-changed" }
  | { readonly kind: "nothing-left" }
  | { readonly kind: "too-expensive" | "too-cheap" }
  /** The order stands and its stock is held, but its payment page cannot be opened now. */
  | { readonly kind: "payment-unavailable"; readonly orderToken: string };

/** Where the buyer goes next: the provider's payment page, or the page of an order that needs no payment now. */
export type SubmitResult =
  | { readonly kind: "pay"; readonly url: string }
  | { readonly kind: "order"; readonly token: string };

/**
 * Turns a checkout into an order and opens its payment. Posting the same form again, also at the same moment,
 * leads to the same order and the same payment page.
 */
export async function submitCheckout(
  context: PaymentContext,
  checkout: CheckoutView,
  values: CheckoutValues,
  /** True when this buyer may pay by transfer. */
  invoiceOffered = false,
): Promise<Result<SubmitResult, SubmitRefusal>> {
  const before = await getOrderOfCheckout(context.db, checkout.id);
  if (before) return continueOrder(context, before);
  if (buyable(checkout.lines).length === 0) return refuse({ kind: "nothing-left" });
  const shown = checkoutFor(checkout, values);
  const form = parseCheckoutForm(values, shown.options);
  if (!form.ok) return refuse({ kind: "invalid", faults: form.error });
  const { seal, onInvoice, details, option } = form.value;
  if (seal !== shown.seal) return refuse({ kind: sameGoods(seal, shown) ? "vat-changed" : "changed" });
  const now = context.clock.now();
  const provider = onInvoice && invoiceOffered ? "invoice" : activeProvider(context).name;
  const placed = await placeOrder(
    context.db,
    {
      checkoutId: checkout.id,
      userId: checkout.userId,
      locale: checkout.locale,
      details: { ...details, reverseCharge: shown.reverseCharge },
      lines: buyable(shown.lines).map((line) => toOrderLine(line, checkout)),
      deliveryPrice: option.totals.delivery,
      provider,
      placedAt: now,
      expiresAt: await heldUntil(context, provider, now),
    },
    (order) => renderReceivedMail(context, order),
  );
  if (!placed.ok) return refuse(toSubmitRefusal(placed.error));
  const order = await getOrder(context.db, placed.value.orderId);
  if (!order) throw new Error("An order vanished after it was placed");
  return continueOrder(context, order);
}

function toSubmitRefusal(refusal: PlaceOrderRefusal): SubmitRefusal {
  const { kind } = refusal;
  return kind === "too-expensive" || kind === "too-cheap" ? { kind } : { kind: "changed" };
}

/** The seal of the same goods at the same prices, with the VAT that was shown before. */
function sameGoods(seal: string, shown: CheckoutView): boolean {
  return seal.replace(/-0$/, "") === shown.seal.replace(/-0$/, "");
}

async function heldUntil({ db }: PaymentContext, provider: ProviderName, now: Date): Promise<Date> {
  if (provider !== "invoice") return addMs(now, (SESSION_MINUTES + GRACE_MINUTES) * MINUTE_MS);
  const { trade } = await getSettings(db);
  return startOfIrishDay(irishDayOf(now) + trade.invoiceDays + 1);
}

/** Leads the buyer of an existing order on: to its payment while it waits for one, else to its page. */
export async function continueOrder(
  asked: PaymentContext,
  order: OrderView,
): Promise<Result<SubmitResult, SubmitRefusal>> {
  if (!isAwaitingPayment(order.state)) return ok({ kind: "order", token: order.token });
  const context = forOneAnswer(asked);
  const owner = await getCartOwner(context.db, order.checkoutId);
  const earlier = await endEarlierOrders(context, owner, order);
  if (!earlier.ok) return refuse({ kind: "payment-unavailable", orderToken: order.token });
  if (earlier.value) {
    // The goods are paid for: a second order of them is not left open.
    await endOrder(context, order);
    return ok({ kind: "order", token: earlier.value.token });
  }
  const started = await startPayment(context, order);
  if (!started.ok) return refuse({ kind: "payment-unavailable", orderToken: order.token });
  return ok({ kind: "pay", url: started.value.url });
}

function toOrderLine(line: CheckoutLine, { locale }: CheckoutView): NewOrderLine {
  const { productId, sku, chosen, quantity, unitPrice, vatRate, lineTotal } = line;
  const options = optionsIn(locale, line, chosen);
  const { environmentalCost, exception: withdrawalException } = line.duties;
  const amounts = { quantity, unitPrice, vatRate, lineTotal, environmentalCost };
  return { productId, sku, name: nameIn(locale, line), options, chosen, ...amounts, withdrawalException };
}
