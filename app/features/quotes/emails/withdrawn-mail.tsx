import { Section, Text } from "@react-email/components";
import { keepNumbers } from "#app/features/mail/emails/keep-numbers.tsx";
import { MailButton } from "#app/features/mail/emails/mail-button.tsx";
import { PARAGRAPH } from "#app/features/mail/emails/styles.ts";
import { formatDateTime } from "#app/i18n/dates.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/hire/quote-mail.ts";
import type { QuoteContent } from "../content/quote-content.ts";

interface WithdrawnMailProps {
  readonly locale: Locale;
  /** The version that can no longer be accepted. */
  readonly content: QuoteContent;
  readonly href: string;
  /** Whether the quote was withdrawn; else a further version of an accepted one. */
  readonly whole: boolean;
}

/** The body of the mail that a quote or a further version can no longer be accepted. */
export function WithdrawnMail({ locale, content, href, whole }: WithdrawnMailProps) {
  const { number, version, from, to } = content;
  const time = (instant: string) => formatDateTime(locale, new Date(instant));
  const text = whole
    ? format(locale, messages.withdrawnText, { number, from: time(from), to: time(to) })
    : format(locale, messages.takenBackText, { number, version });
  return (
    <Section>
      <Text style={PARAGRAPH}>{format(locale, messages.hello, { name: content.customer.name })}</Text>
      <Text style={PARAGRAPH}>{keepNumbers(text)}</Text>
      <Text style={PARAGRAPH}>{format(locale, messages.notExpected)}</Text>
      <MailButton label={format(locale, messages.openQuote)} href={href} />
    </Section>
  );
}
