import { formatDateTime, formatDayTime } from "#app/i18n/dates.ts";
import type { Locale } from "#app/i18n/locale.ts";
import * as messages from "#app/i18n/messages/hire/hire-documents.ts";
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
    [t(messages.hire), hire.number],
    [t(messages.customer), [hire.company, hire.name].filter(Boolean).join(", ")],
    [
      t(hire.transport === "delivery" ? messages.delivery : messages.collection),
      formatDayTime(locale, hire.startsAt),
    ],
    [t(messages.returning), formatDayTime(locale, hire.endsAt)],
    ...placeRows(hire, { place: messages.place, usedAt: messages.usedAt }).map(
      ([name, place]) => [t(name), place] as const,
    ),
    [t(messages.printed), formatDateTime(locale, now)],
  ];
}
