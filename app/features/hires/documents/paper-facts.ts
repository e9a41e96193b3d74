import { formatDateTime, formatDayTime } from "#app/i18n/dates.ts";
import type { Locale } from "#app/i18n/locale.ts";
import * as m from "#app/i18n/messages/hire/hire-documents.ts";
import { translateIn } from "#app/i18n/translate-in.ts";
import { placeRows } from "../public/hire-place.ts";
import type { PaperHire } from "./documents.ts";

/** What a paper for the store and the road says of its hire, beside its title. */
export function paperFacts(
  hire: PaperHire,
  { locale, now }: { readonly locale: Locale; readonly now: Date },
): readonly (readonly [label: string, value: string])[] {
  const t = translateIn(locale);
  return [
    [t(m.hire), hire.number],
    [t(m.customer), [hire.company, hire.name].filter(Boolean).join(", ")],
    [t(hire.transport === "delivery" ? m.delivery : m.collection), formatDayTime(locale, hire.startsAt)],
    [t(m.returning), formatDayTime(locale, hire.endsAt)],
    ...placeRows(hire, { place: m.place, usedAt: m.usedAt }).map(
      ([name, place]) => [t(name), place] as const,
    ),
    [t(m.printed), formatDateTime(locale, now)],
  ];
}
