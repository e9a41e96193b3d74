import {
  amperesText,
  casesText,
  supplyText,
  type Unweighed,
  wattsText,
  weightText,
} from "#app/features/load-check/load-text.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/hire/hire-documents.ts";
import * as load from "#app/i18n/messages/hire/load-check.ts";
import type { NoteLoad } from "./documents.ts";

/** The load check's figures by name, written as its panel writes them, with the goods that the weight leaves out. */
export function loadRows(
  locale: Locale,
  { grams, litres, cases, watts, supply, milliamperes }: NoteLoad,
  unweighed: readonly Unweighed[],
): readonly (readonly [name: string, value: string])[] {
  return [
    [format(locale, messages.weight), weightText(locale, grams, unweighed)],
    [format(locale, messages.cases), casesText(locale, { cases, litres })],
    [format(locale, messages.power), watts === 0 ? format(locale, load.noPower) : wattsText(watts)],
    ...(watts === 0
      ? []
      : [
          [
            format(locale, milliamperes.length > 1 ? messages.currentOnPhases : messages.current),
            amperesText(milliamperes),
          ] as const,
          [
            format(locale, messages.supply),
            supply ? supplyText(locale, supply) : format(locale, load.severalSupplies),
          ] as const,
        ]),
  ];
}
