import { Button, Section } from "@react-email/components";

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
  backgroundColor: "#f5b54a",
  borderRadius: "24px",
  color: "#2b1a05",
  display: "inline-block",
  fontSize: "16px",
  fontWeight: 700,
  lineHeight: "20px",
  padding: "13px 26px",
  textAlign: "center" as const,
  textDecoration: "none",
};
