import { Button, Section } from "@react-email/components";
import { MAIL_COLOURS } from "./mail-colours.ts";

interface MailButtonProps {
  readonly label: string;
  readonly href: string;
}

/** The one thing that a mail asks its reader to do. */
export function MailButton({ label, href }: MailButtonProps) {
  return (
    <Section style={{ margin: "22px 0" }}>
      <Button href={href} style={BUTTON}>
        {label}
      </Button>
    </Section>
  );
}

const BUTTON = {
  backgroundColor: MAIL_COLOURS.accent,
  borderRadius: "24px",
  color: MAIL_COLOURS.onAccent,
  display: "inline-block",
  fontSize: "16px",
  fontWeight: 700,
  lineHeight: "20px",
  padding: "13px 26px",
  textAlign: "center" as const,
  textDecoration: "none",
};
