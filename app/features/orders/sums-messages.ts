import type { Message } from "#app/i18n/message.ts";
import { totalNoVat } from "#app/i18n/messages/checkout.ts";
import { total } from "#app/i18n/messages/orders.ts";
import type { OrderView } from "./orders.ts";
import type { VatRow } from "./totals.ts";

/** What the sum of an order is called: no one is told of VAT that is not in it. */
export function totalMessages({ reverseCharge }: Pick<OrderView, "reverseCharge">): Message {
  return reverseCharge ? totalNoVat : total;
}

/** The rows of VAT that stand below the sum. */
export function shownVat({ reverseCharge, totals }: OrderView): readonly VatRow[] {
  return reverseCharge ? [] : totals.vatRows;
}
