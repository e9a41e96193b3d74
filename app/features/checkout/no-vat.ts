import { isNorthernIreland } from "#app/features/addresses/addresses.ts";
import { lineTotalOf, netOfDelivery, netOfDiscount, totalsOf } from "#app/features/orders/totals.ts";
import { addCents, netOfVat, subtractCents, ZERO } from "#app/lib/money.ts";
import { isMemberStateAbroad, isVatNumberAbroad, normalizedVatNumber } from "#app/lib/vat-number.ts";
import { buyable, type CheckoutLine, type CheckoutView, type DeliveryOption } from "./checkout.ts";
import { type DiscountAnswer, withDiscount } from "./discounted.ts";

interface Typed {
  readonly vatNumber?: string | undefined;
  readonly delivery?: string | undefined;
}

/**
 * True when these goods are sold without VAT: the settings allow it, the buyer has a VAT number of another member
 * state or of Northern Ireland, and the goods leave the State for such a place (Directive 2006/112/EC, Article 138;
 * Windsor Framework). Goods that are collected in Galway never are.
 */
export function isWithoutVat(checkout: CheckoutView, typed: Typed): boolean {
  const option = checkout.options.find(({ id }) => id === typed.delivery);
  return (
    checkout.zeroRate &&
    option !== undefined &&
    leavesTheState(option) &&
    isVatNumberAbroad(normalizedVatNumber(typed.vatNumber ?? ""))
  );
}

/** Northern Ireland by its postcodes, or another member state. */
function leavesTheState(option: DeliveryOption): boolean {
  return isNorthernIreland(option) || isMemberStateAbroad(option.country);
}

/**
 * The checkout as it is for what was typed: with a code taken off, and with other prices where it is sold without VAT.
 * Each gives it another seal.
 */
export function checkoutFor(
  plain: CheckoutView,
  typed: Typed,
  answer: DiscountAnswer | null = null,
): CheckoutView {
  const checkout = withDiscount(plain, answer);
  if (!isWithoutVat(checkout, typed)) return checkout;
  const goods = buyable(checkout.lines);
  const lines = checkout.lines.map(netLine);
  const options = checkout.options.map((option): DeliveryOption => {
    if (!leavesTheState(option)) return option;
    const paid = netOfDelivery(goods, option.totals.delivery);
    const whole = netOfDelivery(goods, addCents(option.totals.delivery, option.deliveryDiscount));
    const deliveryDiscount = whole > paid ? subtractCents(whole, paid) : ZERO;
    return { ...option, deliveryDiscount, totals: totalsOf(buyable(lines), paid) };
  });
  return { ...checkout, lines, options, seal: `${checkout.seal}-0`, reverseCharge: true };
}

function netLine(line: CheckoutLine): CheckoutLine {
  const unitPrice = netOfVat(line.unitPrice, line.vatRate);
  const discount = netOfDiscount(line, unitPrice);
  const lineTotal = lineTotalOf({ unitPrice, quantity: line.quantity, discount });
  return { ...line, unitPrice, vatRate: 0, discount, lineTotal };
}
