import { Button, Link, Section, Text } from "@react-email/components";

interface AccountMailProps {
  readonly greeting: string;
  readonly text: string;
  readonly button: string;
  readonly href: string;
  readonly after: string | null;
  readonly notYou: string;
}

/** The body of every mail about an account: why it came, one button, and what to do when it was not asked for. */
export function AccountMail({ greeting, text, button, href, after, notYou }: AccountMailProps) {
  return (
    <Section>
      <Text style={PARAGRAPH}>{greeting}</Text>
      <Text style={PARAGRAPH}>{text}</Text>
      <Section style={{ margin: "26px 0" }}>
        <Button href={href} style={BUTTON}>
          {button}
        </Button>
      </Section>
      {after && <Text style={PARAGRAPH}>{after}</Text>}
      <Text style={SMALL} data-skip-in-text="true">
        <Link href={href} style={ADDRESS}>
          {href}
        </Link>
      </Text>
      <Text style={SMALL}>{notYou}</Text>
    </Section>
  );
}

const PARAGRAPH = { fontSize: "16px", lineHeight: "25px", margin: "0 0 14px", color: "#1d1f2b" };
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
const SMALL = { fontSize: "14px", lineHeight: "21px", margin: "0 0 12px", color: "#565a6b" };
const ADDRESS = { color: "#4a3fb5", textDecoration: "underline", wordBreak: "break-all" as const };
