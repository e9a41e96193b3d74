import { Heading, Link, Section, Text } from "@react-email/components";
import { MailButton } from "#app/features/mail/emails/mail-button.tsx";
import { HEADING, LINK, REFERENCE, WRITTEN } from "#app/features/mail/emails/styles.ts";
import { format, type Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/admin/enquiry-admin.ts";
import { spanText } from "../admin/enquiry-admin.ts";
import { FORM_LABELS, type FormType, formOf } from "../enquiries.ts";

interface DigestRow {
  readonly id: string;
  readonly reference: string;
  readonly formType: FormType;
  /** The beginning of the text. */
  readonly message: string;
  readonly name: string;
  /** The minutes left, in working time; negative when late. */
  readonly minutesLeft: number;
}

/** What is late and what falls due today, for staff. */
export function DigestMail({ rows, origin }: { rows: readonly DigestRow[]; origin: string }) {
  return (
    <Section>
      <Part title={messages.digestLate} rows={rows.filter((row) => row.minutesLeft < 0)} origin={origin} />
      <Part title={messages.digestToday} rows={rows.filter((row) => row.minutesLeft >= 0)} origin={origin} />
      <MailButton label={format("en", messages.digestOpen)} href={`${origin}/admin/enquiries`} />
    </Section>
  );
}

function Part({ title, rows, origin }: { title: Message; rows: readonly DigestRow[]; origin: string }) {
  if (rows.length === 0) return null;
  return (
    <>
      <Heading as="h2" style={HEADING}>
        {format("en", title)}
      </Heading>
      {rows.map(({ id, reference, formType, message, name, minutesLeft }) => (
        <Text key={id} style={WRITTEN} dir="auto">
          <Link href={`${origin}/admin/enquiries/${id}`} style={{ ...LINK, ...REFERENCE }}>
            {reference}
          </Link>{" "}
          {format("en", FORM_LABELS[formOf({ formType, message })])}: {name}{" "}
          <span style={REFERENCE}>({timeText(minutesLeft)})</span>
        </Text>
      ))}
    </>
  );
}

function timeText(minutesLeft: number): string {
  const time = spanText("en", minutesLeft);
  return format("en", minutesLeft < 0 ? messages.late : messages.left, { time });
}
