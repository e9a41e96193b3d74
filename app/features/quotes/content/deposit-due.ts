import { formatDayTime } from "#app/i18n/dates.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/hire/quote-mail.ts";
import { addMs, HOUR_MS } from "#app/lib/time/clock.ts";
import type { QuoteContent } from "./quote-content.ts";

/**
 * When the deposit of a sent version is due: so many hours after its acceptance, but no later than the hire begins. Says
 * only what is so for every acceptance from sending to expiry.
 */
export function depositDueText(
  locale: Locale,
  { from, sentAt, expiresAt, settings }: Pick<QuoteContent, "from" | "sentAt" | "expiresAt" | "settings">,
): string {
  const start = new Date(from);
  const time = formatDayTime(locale, start);
  const dueAfter = (instant: string) => addMs(new Date(instant), settings.depositHours * HOUR_MS);
  if (dueAfter(sentAt) >= start) return format(locale, messages.depositDueByStart, { time });
  const due = format(locale, messages.depositDue, { n: settings.depositHours });
  if (dueAfter(expiresAt) <= start) return due;
  return `${due} ${format(locale, messages.depositDueAtLatest, { time })}`;
}
