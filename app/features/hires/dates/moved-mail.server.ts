import type { Period } from "#app/features/claims/claims.ts";
import type { RenderedMail } from "#app/features/mail/mail.ts";
import type { MailContext } from "#app/features/settings/mail-context.server.ts";
import { formatDateTime } from "#app/i18n/dates.ts";
import { format } from "#app/i18n/message.ts";
import { withdrawText } from "#app/i18n/messages/hire/hire-page.ts";
import * as messages from "#app/i18n/messages/hire/hires.ts";
import { renderHireMail } from "../hire-mails.server.tsx";
import type { LockedHire } from "../transition-hire.server.ts";

interface Moved extends Period {
  /** Until when a consumer may withdraw; null where nothing of that has changed. */
  readonly withdrawUntil: Date | null;
}

/** Tells the customer, in the customer's language, the dates of a hire that has not left: until now, and from now on. */
export function renderMovedMail(
  context: MailContext,
  hire: LockedHire,
  { from, to, withdrawUntil }: Moved,
): Promise<RenderedMail> {
  const { locale, number, name } = hire;
  const at = (instant: Date) => formatDateTime(locale, instant);
  const dates = { oldFrom: at(hire.startsAt), oldTo: at(hire.endsAt), from: at(from), to: at(to) };
  return renderHireMail(context, hire, {
    kind: "hire-moved",
    subject: format(locale, messages.movedSubject, { number }),
    paragraphs: [
      format(locale, messages.movedText, { name, number, ...dates }),
      ...(withdrawUntil ? [format(locale, withdrawText, { time: at(withdrawUntil) })] : []),
    ],
  });
}

/** Tells the customer, in the customer's language, when a hire that is out comes back: until now, and from now on. */
export function renderReturnMovedMail(
  context: MailContext,
  hire: LockedHire,
  endsAt: Date,
): Promise<RenderedMail> {
  const { locale, number, name } = hire;
  const [before, after] = [formatDateTime(locale, hire.endsAt), formatDateTime(locale, endsAt)];
  return renderHireMail(context, hire, {
    kind: "hire-return-moved",
    subject: format(locale, messages.returnMovedSubject, { number }),
    paragraphs: [format(locale, messages.returnMovedText, { name, number, before, after })],
  });
}
