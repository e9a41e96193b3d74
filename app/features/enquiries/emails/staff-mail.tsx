import { Heading, Link, Section, Text } from "@react-email/components";
import type { StoredEnquiryDetails } from "#app/db/schema/enquiries.ts";
import { HEADING, LINK, MESSAGE, QUIET, REFERENCE, WRITTEN } from "#app/features/mail/emails/styles.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import * as enquiryAdmin from "#app/i18n/messages/admin/enquiry-admin.ts";
import * as messages from "#app/i18n/messages/site/enquiries.ts";
import { detailRows } from "../details.ts";
import { type EnquiryInput, FORM_LABELS, formOf } from "../enquiries.ts";
import { HireMailLines } from "./hire-lines.tsx";
import { KitLines } from "./kit-lines.tsx";
import { Lines } from "./lines.tsx";

interface StaffMailProps {
  readonly enquiry: EnquiryInput;
  readonly details: StoredEnquiryDetails;
  /** How many files came with it; they are in the back office. */
  readonly attachments: number;
  readonly reference: string;
  /** The language the visitor used. */
  readonly locale: Locale;
  readonly origin: string;
}

/** Everything the visitor wrote, for staff. Answering the mail answers the visitor. */
export function StaffMail({ enquiry, details, attachments, reference, locale, origin }: StaffMailProps) {
  const { name, email, phone, company, message } = enquiry;
  const facts: [string, string | null][] = [
    [format("en", enquiryAdmin.form), format("en", FORM_LABELS[formOf(enquiry)])],
    [format("en", messages.name), name],
    [format("en", messages.email), email],
    [format("en", messages.phone), phone],
    [format("en", messages.companyName), company],
    ...detailRows("en", details),
    [format("en", messages.attachments), attachments > 0 ? String(attachments) : null],
  ];
  return (
    <Section>
      <Heading as="h2" style={HEADING}>
        {format("en", messages.staffHeading)} <span style={REFERENCE}>{reference}</span>
      </Heading>
      {facts.map(
        ([label, value]) =>
          value && (
            <Text key={label} style={WRITTEN} dir="auto">
              {label}: <strong>{value}</strong>
            </Text>
          ),
      )}
      <Text style={MESSAGE} dir="auto" lang={locale}>
        <Lines text={message} />
      </Text>
      <KitLines locale="en" details={details} />
      <HireMailLines locale="en" details={details} />
      <Text style={QUIET}>{format("en", messages.staffReply)}</Text>
      <Text style={QUIET}>
        <Link href={origin + adminPath(`/admin/enquiries?search=${reference}`)} style={LINK}>
          {format("en", messages.staffOpen)}
        </Link>
      </Text>
    </Section>
  );
}
