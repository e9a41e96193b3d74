import { englishWords, optionsIn } from "#app/features/catalog/index/choices.ts";
import type { DiscountOffer } from "#app/features/discounts/discounts.ts";
import { ownerOf } from "#app/features/identity/account/owner-of.server.ts";
import { sourceOf } from "#app/features/orders/order-limits.server.ts";
import type { NewOrderLine, ProviderName } from "#app/features/orders/orders.ts";
import type { NewOrder } from "#app/features/orders/place-order.server.ts";
import { GRACE_MINUTES, SESSION_MINUTES } from "#app/features/payments/payments.ts";
import { activeProvider, type PaymentContext } from "#app/features/payments/providers.server.ts";
import { getSettings } from "#app/features/settings/queries.server.ts";
import { nameIn } from "#app/i18n/named.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { addMs, MINUTE_MS } from "#app/lib/time/clock.ts";
import { irishDayOf, startOfIrishDay } from "#app/lib/time/irish-time.ts";
import { buyable, type CheckoutLine, type CheckoutView, type DeliveryOption } from "./checkout.ts";
import { type DiscountAnswer, goodsOfSeal, isDiscountedSeal, withoutRefusedCode } from "./discounted.ts";
import { checkoutFor } from "./no-vat.ts";
import { type CheckoutValues, type FieldFaults, parseCheckoutForm } from "./schema.ts";

export type CheckoutFormRefusal =
  | { readonly kind: "invalid"; readonly faults: FieldFaults }
  /** Price, stock or delivery is not what the buyer was shown; nothing was ordered. */
  | { readonly kind: "changed" }
  /** The VAT number and the way of delivery remove VAT or add it; the buyer sees the new total first. */
  | { readonly kind: "vat-changed" }
  /** The discount code now applies, or no longer does; the buyer sees the new total first. */
  | { readonly kind: "discount-changed" }
  /** A code that was typed does not apply; the total is the one that was shown. */
  | { readonly kind: "discount-refused" }
  | { readonly kind: "nothing-left" }
  /** Nothing can be paid now, and this buyer may not, or does not want to, order on invoice. */
  | { readonly kind: "no-payment" };

export interface Buyer {
  /** The network address that the form was posted from. */
  readonly clientAddress: string;
  /** True when this buyer may pay by transfer. */
  readonly invoiceOffered: boolean;
  /** The answer to the discount code that was typed; null or left out where none was. */
  readonly answer?: DiscountAnswer | null;
}

/** The order that a submitted checkout form asks for. Refused unless it is what the buyer was shown. */
export async function toNewOrder(
  context: PaymentContext,
  checkout: CheckoutView,
  values: CheckoutValues,
  { clientAddress, invoiceOffered, answer = null }: Buyer,
): Promise<Result<NewOrder, CheckoutFormRefusal>> {
  if (buyable(checkout.lines).length === 0) return refuse({ kind: "nothing-left" });
  const current = checkoutFor(checkout, values, answer);
  const form = parseCheckoutForm(values, current.options);
  if (!form.ok) return refuse({ kind: "invalid", faults: form.error });
  const { onInvoice, details, option } = form.value;
  const seal = answer === null ? withoutRefusedCode(form.value.seal) : form.value.seal;
  if (seal !== current.seal) return refuse({ kind: changeOf(seal, current) });
  const now = context.clock.now();
  const provider = onInvoice && invoiceOffered ? "invoice" : activeProvider(context)?.name;
  if (provider === undefined) return refuse({ kind: "no-payment" });
  const { userId: cartUserId } = checkout;
  const userId = await ownerOf(context.db, { userId: cartUserId, email: details.email });
  return ok({
    checkoutId: checkout.id,
    userId,
    cartUserId,
    priceListUserId: current.lines.some(({ listed }) => listed) ? cartUserId : null,
    source: await sourceOf(context.db, { userId, email: details.email, clientAddress }),
    locale: checkout.locale,
    details: { ...details, reverseCharge: current.reverseCharge },
    lines: buyable(current.lines).map((line) => toOrderLine(line, checkout)),
    deliveryPrice: option.totals.delivery,
    ...(answer?.offer && discountOf(answer.offer, option)),
    provider,
    placedAt: now,
    expiresAt: await heldUntil(context, provider, now),
  });
}

/** What differs from what the buyer was shown: the goods; with the same goods the VAT; otherwise the discount code. */
function changeOf(seal: string, current: CheckoutView) {
  if (goodsOfSeal(seal) !== goodsOfSeal(current.seal)) return "changed";
  if (seal.replace(/-0$/, "") === current.seal.replace(/-0$/, "")) return "vat-changed";
  return isDiscountedSeal(seal) || isDiscountedSeal(current.seal) ? "discount-changed" : "discount-refused";
}

function discountOf({ id, version, code }: DiscountOffer, { deliveryDiscount }: DeliveryOption) {
  const discount = { discountCode: code, discountReason: null, deliveryDiscount };
  return { discount, discountUse: { id, version } };
}

async function heldUntil({ db }: PaymentContext, provider: ProviderName, now: Date): Promise<Date> {
  if (provider !== "invoice") return addMs(now, (SESSION_MINUTES + GRACE_MINUTES) * MINUTE_MS);
  const { trade } = await getSettings(db);
  return startOfIrishDay(irishDayOf(now) + trade.invoiceDays + 1);
}

function toOrderLine(line: CheckoutLine, { locale }: CheckoutView): NewOrderLine {
  const { productId, sku, chosen, quantity, unitPrice, vatRate, discount, lineTotal } = line;
  const words = {
    name: nameIn(locale, line),
    options: optionsIn(locale, line, chosen),
    ...englishWords(locale, line, chosen),
  };
  const { environmentalCost, exception: withdrawalException } = line.duties;
  const amounts = { quantity, unitPrice, vatRate, discount, lineTotal, environmentalCost };
  return { productId, sku, ...words, chosen, ...amounts, withdrawalException };
}
