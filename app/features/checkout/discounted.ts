import {
  type DiscountOffer,
  type DiscountRefusal,
  deliveryDiscountOf,
  shareDiscount,
} from "#app/features/discounts/discounts.ts";
import { lineTotalOf, totalsOf } from "#app/features/orders/totals.ts";
import { addCents, subtractCents, ZERO } from "#app/lib/money.ts";
import { buyable, type CheckoutLine, type CheckoutView, type DeliveryOption } from "./checkout.ts";

/** The answer to a discount code that was typed: the discount, or why there is none. */
export type DiscountAnswer =
  | { readonly code: string; readonly offer: DiscountOffer; readonly refusal: null }
  | { readonly code: string; readonly offer: null; readonly refusal: DiscountRefusal };

/**
 * The checkout with a code taken off, under a seal of its own: no one orders with another discount, or without one,
 * than they were shown. Null: no code was typed.
 */
export function withDiscount(checkout: CheckoutView, answer: DiscountAnswer | null): CheckoutView {
  if (answer === null) return checkout;
  const { code, offer } = answer;
  if (offer === null) return { ...checkout, seal: `${checkout.seal}.${code}` };
  const goods = buyable(checkout.lines);
  const shares = shareDiscount(
    offer,
    goods.map(({ productId, lineTotal }) => ({ productId, amount: lineTotal })),
  );
  const taken = addCents(...shares);
  const lines = checkout.lines.map((line): CheckoutLine => {
    const discount = shares[goods.indexOf(line)] ?? ZERO;
    return { ...line, discount, lineTotal: lineTotalOf({ ...line, discount }) };
  });
  const options = checkout.options.map((option): DeliveryOption => {
    const deliveryDiscount = deliveryDiscountOf(offer, option.totals.delivery, taken);
    const totals = totalsOf(buyable(lines), subtractCents(option.totals.delivery, deliveryDiscount));
    return { ...option, deliveryDiscount, totals };
  });
  const seal = `${checkout.seal}.${code}.${offer.version}.${taken}`;
  return { ...checkout, lines, options, discountCode: code, seal };
}

/** What a seal says of prices, stock and delivery, without the code and the VAT. */
export function goodsOfSeal(seal: string): string {
  return seal.replace(/-0$/, "").split(".", 1)[0] ?? "";
}

/** Whether a seal says that a code was taken off. */
export function isDiscountedSeal(seal: string): boolean {
  return /\.\d+\.\d+(?:-0)?$/.test(seal);
}

/** The seal without a code that did not apply: the total is the same without it. */
export function withoutRefusedCode(seal: string): string {
  return isDiscountedSeal(seal) ? seal : goodsOfSeal(seal) + (seal.endsWith("-0") ? "-0" : "");
}
