import type { Locale } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/shop/orders.ts";
import { addressText, type OrderView } from "./orders.ts";

/** What happens to the goods of a paid order next: they are made ready for collection, or sent. */
export function nextStepText(locale: Locale, { address }: Pick<OrderView, "address">): string {
  return address
    ? format(locale, messages.dispatchText, { address: addressText(locale, address) })
    : format(locale, messages.collectionText);
}
