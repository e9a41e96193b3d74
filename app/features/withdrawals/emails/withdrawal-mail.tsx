import { Button, Section, Text } from "@react-email/components";

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
      <Section style={{ margin: "22px 0" }}>
        <Button href={button.href} style={BUTTON}>
          {button.label}
        </Button>
      </Section>
    </Section>
  );
}

const PARAGRAPH = { fontSize: "16px", lineHeight: "25px", margin: "0 0 14px", color: "#1d1f2b" };
const STATEMENT = {
  backgroundColor: "#f7f6f3",
  borderLeft: "4px solid #f5b54a",
  margin: "0 0 18px",
  padding: "12px 18px",
};
const LINE = { fontSize: "16px", lineHeight: "25px", margin: "0 0 4px", color: "#1d1f2b" };
const BUTTON = {
  backgroundColor: "#f5b54a",
  borderRadius: "24px",
  color: "#2b1a05",
  display: "inline-block",
  fontSize: "16px",
  fontWeight: 700,
  padding: "13px 26px",
  textDecoration: "none",
};
