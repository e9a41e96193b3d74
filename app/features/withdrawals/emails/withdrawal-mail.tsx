import { Section, Text } from "@react-email/components";
import { MailButton } from "#app/features/mail/emails/mail-button.tsx";
import { MAIL_COLOURS } from "#app/features/mail/emails/mail-colours.ts";
import { PARAGRAPH, WRITTEN } from "#app/features/mail/emails/styles.ts";

interface WithdrawalMailProps {
  readonly lead: string;
  /** Line by line as it was confirmed. */
  readonly statement: string;
  readonly notes: readonly string[];
  readonly button: { readonly label: string; readonly href: string };
}

/** A statement of withdrawal with what is around it. */
export function WithdrawalMail({ lead, statement, notes, button }: WithdrawalMailProps) {
  return (
    <Section>
      <Text style={PARAGRAPH}>{lead}</Text>
      <Section style={STATEMENT}>
        {statement.split("\n").map((line) => (
          <Text key={line} style={LINE}>
            {line}
          </Text>
        ))}
      </Section>
      {notes.map((note) => (
        <Text key={note} style={PARAGRAPH}>
          {note}
        </Text>
      ))}
      <MailButton label={button.label} href={button.href} />
    </Section>
  );
}

const STATEMENT = {
  backgroundColor: MAIL_COLOURS.inset,
  borderLeft: `4px solid ${MAIL_COLOURS.accent}`,
  margin: "0 0 18px",
  padding: "12px 18px",
};
const LINE = { ...WRITTEN, margin: "0 0 4px" };
