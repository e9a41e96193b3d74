import { Button, Section, Text } from "@react-email/components";
import { PARAGRAPH } from "#app/features/enquiries/emails/styles.ts";

interface HireMailProps {
  readonly paragraphs: readonly string[];
  readonly button: { readonly label: string; readonly href: string };
}

/** The body of every mail about a hire: what happened, and one button. */
export function HireMail({ paragraphs, button }: HireMailProps) {
  return (
    <Section>
      {paragraphs.map((text) => (
        <Text key={text} style={PARAGRAPH}>
          {text}
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

const BUTTON = {
  backgroundColor: "#f5b54a",
  borderRadius: "24px",
  color: "#2b1a05",
  display: "inline-block",
  fontSize: "16px",
  fontWeight: 700,
  padding: "12px 26px",
};
