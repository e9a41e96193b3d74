import { Heading, Section, Text } from "@react-email/components";
import { HEADING, MESSAGE, PARAGRAPH, QUIET, REFERENCE } from "#app/features/mail/emails/styles.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/site/enquiries.ts";
import { Lines } from "./lines.tsx";

interface ReplyMailProps {
  readonly text: string;
  /** What the enquirer wrote, and in which language. */
  readonly question: string;
  readonly questionLocale: Locale;
  readonly reference: string;
  readonly locale: Locale;
}

/** What a person of the staff answered, above what was asked. */
export function ReplyMail({ text, question, questionLocale, reference, locale }: ReplyMailProps) {
  return (
    <Section>
      <Text style={{ ...PARAGRAPH, whiteSpace: "pre-wrap" }} dir="auto">
        <Lines text={text} />
      </Text>
      <Text style={QUIET}>
        {format(locale, messages.senderReference)}: <strong style={REFERENCE}>{reference}</strong>
      </Text>
      <Heading as="h2" style={HEADING}>
        {format(locale, messages.senderCopy)}
      </Heading>
      <Text style={MESSAGE} dir="auto" lang={questionLocale}>
        <Lines text={question} />
      </Text>
    </Section>
  );
}
