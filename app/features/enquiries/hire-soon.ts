import { formatDayTime } from "#app/i18n/dates.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/hire/hire-basket.ts";

interface WantedHire {
  /** The collection that was asked for; null: none was. */
  readonly from: Date | null;
  /** By when an enquiry that arrives now is answered. */
  readonly dueAt: Date;
  /** The company's phone number; empty where none is set. */
  readonly phone: string;
}

/** What is said in place of a time for the quote where the hire begins before it; null where it begins later. */
export function hireSoonText(locale: Locale, { from, dueAt, phone }: WantedHire): string | null {
  if (from === null || from > dueAt) return null;
  const soon = format(locale, messages.sentSoon, { time: formatDayTime(locale, from) });
  const reach =
    phone === "" ? format(locale, messages.sentSoonReach) : format(locale, messages.sentSoonRing, { phone });
  return `${soon} ${reach}`;
}
