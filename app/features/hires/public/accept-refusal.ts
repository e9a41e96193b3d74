import type { QuoteContent } from "#app/features/quotes/content/quote-content.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/hire/quote-page.ts";
import { nameIn } from "#app/i18n/named.ts";
import type { AcceptRefusal } from "../acceptance/acceptance.ts";

/** Why an acceptance was refused, in the reader's language; for missing gear with its lines. */
export function acceptRefusalText(
  refusal: AcceptRefusal,
  content: QuoteContent,
  locale: Locale,
): { readonly text: string; readonly details?: readonly string[] } {
  switch (refusal.kind) {
    case "superseded":
      return { text: format(locale, messages.supersededText, { version: String(refusal.current.number) }) };
    case "short":
      return {
        text: format(locale, messages.shortText),
        details: refusal.lines.map(({ lineId, name, available }) => {
          const line = content.lines.find(({ id }) => id === lineId);
          return format(locale, messages.shortLine, {
            name: line ? nameIn(locale, line) : name,
            available,
            quantity: line?.quantity ?? "",
          });
        }),
      };
    case "conflict":
    case "unknown-option":
      return { text: format(locale, messages.changedText) };
    case "nothing-chosen":
      return { text: format(locale, messages.optionRequired) };
    case "expired":
      return { text: format(locale, messages.expiredTitle) };
    case "withdrawn":
      return { text: format(locale, messages.withdrawnTitle) };
    case "taken-back":
      return { text: format(locale, messages.takenBackText) };
    case "declined":
      return { text: format(locale, messages.declinedTitle) };
    case "withdrawal-consent":
      return { text: format(locale, messages.earlyRequired) };
    default:
      return { text: format(locale, messages.notAccepted) };
  }
}
