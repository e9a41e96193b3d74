import { Heading, Section, Text } from "@react-email/components";
import { keepNumbers } from "#app/features/mail/emails/keep-numbers.tsx";
import { MailButton } from "#app/features/mail/emails/mail-button.tsx";
import { HEADING, PARAGRAPH } from "#app/features/mail/emails/styles.ts";

export interface InspectionsPart {
  readonly title: string;
  readonly lines: readonly string[];
}

interface InspectionsMailProps {
  readonly parts: readonly InspectionsPart[];
  readonly button: { readonly label: string; readonly href: string };
}

/** The body of the mail to staff about inspections; a part without lines is left out. */
export function InspectionsMail({ parts, button }: InspectionsMailProps) {
  return (
    <Section>
      {parts.map(({ title, lines }) => lines.length > 0 && <Part key={title} title={title} lines={lines} />)}
      <MailButton label={button.label} href={button.href} />
    </Section>
  );
}

function Part({ title, lines }: InspectionsPart) {
  return (
    <>
      <Heading as="h2" style={HEADING}>
        {title}
      </Heading>
      {lines.map((line) => (
        <Text key={line} style={PARAGRAPH}>
          {keepNumbers(line)}
        </Text>
      ))}
    </>
  );
}
