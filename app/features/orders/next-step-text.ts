import type { Mailed } from "#app/features/mail/mail-server.tsx";
import type { Locale } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/shop/orders.ts";
import { addressText, type OrderView } from "./orders.ts";

/** Where no mail tells of it: on the order's page, which is this one or another. */
const UNMAILED = {
  here: { dispatch: messages.dispatchUnmailed, collection: messages.collectionUnmailed },
  there: { dispatch: messages.dispatchOnOrder, collection: messages.collectionOnOrder },
} as const;

/** What happens to the goods of a paid order next: they are made ready for collection, or sent. A mail tells of it. */
export function nextStepText(
  locale: Locale,
  { address }: Pick<OrderView, "address">,
  mailed: Mailed = alwaysMailed,
  orderPage: keyof typeof UNMAILED = "here",
): string {
  const unmailed = UNMAILED[orderPage];
  return address
    ? format(locale, mailed(messages.dispatchText, unmailed.dispatch), {
        address: addressText(locale, address),
      })
    : format(locale, mailed(messages.collectionText, unmailed.collection));
}

/** What a mail says of the next one. */
const alwaysMailed: Mailed = (sent) => sent;
