import { thousandths } from "#app/features/load-check/load-facts.ts";
import { supplyText, type Unweighed, weightText } from "#app/features/load-check/load-text.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/hire/hire-documents.ts";
import * as load from "#app/i18n/messages/hire/load-check.ts";
import { formatNumber } from "#app/i18n/numbers.ts";
import type { NoteLoad } from "./documents.ts";

/** The load check's figures by name, written as its panel writes them, with the goods that the weight leaves out. */
export function loadRows(
  locale: Locale,
  { grams, litres, cases, watts, supply, milliamperes }: NoteLoad,
  unweighed: readonly Unweighed[],
): readonly (readonly [name: string, value: string])[] {
  const volume = format(locale, load.casesValue, {
    cases: formatNumber(cases),
    litres: formatNumber(litres),
  });
  return [
    [format(locale, messages.weight), weightText(locale, grams, unweighed)],
    [format(locale, messages.cases), volume],
    [format(locale, messages.power), watts === 0 ? format(locale, load.noPower) : `${formatNumber(watts)} W`],
    ...(watts === 0
      ? []
      : [
          [
            format(locale, milliamperes.length > 1 ? messages.currentOnPhases : messages.current),
            `${milliamperes.map(thousandths).join(" · ")} A`,
          ] as const,
          [
            format(locale, messages.supply),
            supply ? supplyText(locale, supply) : format(locale, load.severalSupplies),
          ] as const,
        ]),
  ];
}
