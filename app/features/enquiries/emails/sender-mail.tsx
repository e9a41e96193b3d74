import { Heading, Section, Text } from "@react-email/components";
import type { StoredEnquiryDetails } from "#app/db/schema/enquiries.ts";
import { HEADING, MESSAGE, PARAGRAPH, QUIET, REFERENCE } from "#app/features/mail/emails/styles.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/site/enquiries.ts";
import { fromIrishInput } from "#app/lib/time/irish-time.ts";
import { detailRows } from "../details.ts";
import type { EnquiryInput } from "../enquiries.ts";
import { hireSoonText } from "../hire-soon.ts";
import { HireMailLines } from "./hire-lines.tsx";
import { KitLines } from "./kit-lines.tsx";
import { Lines } from "./lines.tsx";

interface SenderMailProps {
  readonly enquiry: EnquiryInput;
  readonly details: StoredEnquiryDetails;
  readonly reference: string;
  readonly locale: Locale;
  /** By when it is answered. */
  readonly dueAt: Date;
  /** The company's phone number; empty where none is set. */
  readonly phone: string;
}

/** Tells the sender that the enquiry has arrived, with its reference and a copy of the text. */
export function SenderMail({ enquiry, details, reference, locale, dueAt, phone }: SenderMailProps) {
  const hire = enquiry.formType === "dry-hire";
  const wanted = details.hire?.from;
  const soon = hireSoonText(locale, { from: wanted ? fromIrishInput(wanted) : null, dueAt, phone });
  return (
    <Section>
      <Text style={PARAGRAPH}>{format(locale, messages.senderHello, { name: enquiry.name })}</Text>
      <Text style={PARAGRAPH}>
        {soon === null
          ? format(locale, hire ? messages.senderThanksHire : messages.senderThanks)
          : `${format(locale, messages.senderThanksSoon)} ${soon}`}
      </Text>
      <Text style={PARAGRAPH}>
        {format(locale, messages.senderReference)}: <strong style={REFERENCE}>{reference}</strong>
      </Text>
      {hire && <Text style={PARAGRAPH}>{format(locale, messages.senderNotContract)}</Text>}
      <Heading as="h2" style={HEADING}>
        {format(locale, messages.senderCopy)}
      </Heading>
      <Text style={MESSAGE} dir="auto">
        <Lines text={enquiry.message} />
      </Text>
      {detailRows(locale, details).map(([label, value]) => (
        <Text key={label} style={PARAGRAPH} dir="auto">
          {label}: <Lines text={value} />
        </Text>
      ))}
      <KitLines locale={locale} details={details} />
      <HireMailLines locale={locale} details={details} />
      <Text style={QUIET}>{format(locale, messages.senderNotYou)}</Text>
    </Section>
  );
}
