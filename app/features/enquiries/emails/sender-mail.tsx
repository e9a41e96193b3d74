import { Heading, Section, Text } from "@react-email/components";
import type { StoredEnquiryDetails } from "#app/db/schema/enquiries.ts";
import { HEADING, MESSAGE, PARAGRAPH, QUIET, REFERENCE } from "#app/features/mail/emails/styles.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/site/enquiries.ts";
import { detailRows } from "../details.ts";
import type { EnquiryInput } from "../enquiries.ts";
import { HireMailLines } from "./hire-lines.tsx";
import { KitLines } from "./kit-lines.tsx";
import { Lines } from "./lines.tsx";

interface SenderMailProps {
  readonly enquiry: EnquiryInput;
  readonly details: StoredEnquiryDetails;
  readonly reference: string;
  readonly locale: Locale;
}

/** Tells the sender that the enquiry has arrived, with its reference and a copy of the text. */
export function SenderMail({ enquiry, details, reference, locale }: SenderMailProps) {
  const hire = enquiry.formType === "dry-hire";
  return (
    <Section>
      <Text style={PARAGRAPH}>{format(locale, messages.senderHello, { name: enquiry.name })}</Text>
      <Text style={PARAGRAPH}>
        {format(locale, hire ? messages.senderThanksHire : messages.senderThanks)}
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
