import type { Company } from "#app/features/settings/settings.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/shop/orders.ts";
import { oneLine } from "#app/lib/text/one-line.ts";

/** Where and when goods are collected, a sentence each; none for what is not in the settings. */
export function collectionTexts(
  locale: Locale,
  { address, openingHours }: Pick<Company, "address" | "openingHours">,
): readonly string[] {
  const hours = oneLine(openingHours[locale]);
  return [
    ...(address === "" ? [] : [format(locale, messages.collectAt, { address: oneLine(address) })]),
    ...(hours === "" ? [] : [format(locale, messages.collectWhen, { hours })]),
  ];
}
