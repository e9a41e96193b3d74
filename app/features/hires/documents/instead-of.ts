import type { Locale } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import * as documents from "#app/i18n/messages/hire/hire-documents.ts";
import * as messages from "#app/i18n/messages/hire/substitutes.ts";
import { nameIn } from "#app/i18n/named.ts";
import { formatNumber } from "#app/i18n/numbers.ts";
import type { NoteCount, NoteUnit, Replaced } from "./documents.ts";

/** "instead of Profile", of each item in whose place pieces go; with how many where it is not all of `pieces`. */
export function insteadOfTexts(
  locale: Locale,
  replaced: readonly Replaced[],
  pieces: number,
): readonly string[] {
  return replaced.map((one) => {
    const item = nameIn(locale, one);
    return one.quantity >= pieces
      ? format(locale, messages.insteadOf, { item })
      : format(locale, messages.someInsteadOf, { item, n: formatNumber(one.quantity) });
  });
}

/** What a note says below the name of a unit. */
export function unitDetails({ insteadOf }: NoteUnit, locale: Locale): readonly string[] {
  return insteadOf ? insteadOfTexts(locale, [{ ...insteadOf, quantity: 1 }], 1) : [];
}

/** What a note says below the name of counted pieces. */
export function countDetails({ byHand, insteadOf = [], out }: NoteCount, locale: Locale): readonly string[] {
  const counted = byHand ? [format(locale, documents.byHand)] : [];
  return [...counted, ...insteadOfTexts(locale, insteadOf, out)];
}
