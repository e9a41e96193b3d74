import type { RenderedMail } from "#app/features/mail/mail.ts";
import type { MailContext } from "#app/features/settings/mail-context.server.ts";
import { formatDateTime } from "#app/i18n/dates.ts";
import { format } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/hire/hires.ts";
import { renderHireMail } from "../hire-mails.server.tsx";
import type { LockedHire } from "../transition-hire.server.ts";

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
