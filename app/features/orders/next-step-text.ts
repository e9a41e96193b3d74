import type { Mailed } from "#app/features/mail/mail-server.tsx";
import type { Locale } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/shop/orders.ts";
import { addressText, type OrderView } from "./orders.ts";

/** What happens to the goods of a paid order next: they are made ready for collection, or sent. A mail tells of it. */
export function nextStepText(
  locale: Locale,
  { address }: Pick<OrderView, "address">,
  mailed: Mailed = alwaysMailed,
): string {
  return address
    ? format(locale, mailed(messages.dispatchText, messages.dispatchUnmailed), {
        address: addressText(locale, address),
      })
    : format(locale, mailed(messages.collectionText, messages.collectionUnmailed));
}

/** What a mail says of the next one. */
const alwaysMailed: Mailed = (sent) => sent;
