import type { Locale } from "#app/i18n/locale.ts";
import { format, type Message } from "#app/i18n/message.ts";
import { totalNoVat } from "#app/i18n/messages/shop/checkout.ts";
import { discount, discountWithCode, total } from "#app/i18n/messages/shop/orders.ts";
import { addCents, type Cents } from "#app/lib/money.ts";
import type { OrderLine, OrderView } from "./orders.ts";
import type { VatRow } from "./totals.ts";

/** What the sum of an order is called: no one is told of VAT that is not in it. */
export function totalMessages(order: Pick<OrderView, "reverseCharge" | "kind">): Message {
  return isWithoutVat(order) ? totalNoVat : total;
}

/** A line at its price, before its share of a discount: the sum of these is the subtotal. */
export function listTotalOf({ lineTotal, discount }: Pick<OrderLine, "lineTotal" | "discount">): Cents {
  return addCents(lineTotal, discount);
}

/** What a discount is called beside its sum: with the code, where a buyer entered one. */
export function discountText(
  locale: Locale,
  { discountCode: code }: Pick<OrderView, "discountCode">,
): string {
  return code === null ? format(locale, discount) : format(locale, discountWithCode, { code });
}

/** The rows of VAT below the sum. */
export function shownVat(order: OrderView): readonly VatRow[] {
  return isWithoutVat(order) ? [] : order.totals.vatRows;
}

/** A security deposit is no consideration, and a reverse charge is accounted for by the buyer. */
function isWithoutVat({ reverseCharge, kind }: Pick<OrderView, "reverseCharge" | "kind">): boolean {
  return reverseCharge || kind === "hire-security";
}
