import { Link, Section, Text } from "@react-email/components";
import { MailButton } from "#app/features/mail/emails/mail-button.tsx";
import { LINK, PARAGRAPH, QUIET } from "#app/features/mail/emails/styles.ts";

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
      <MailButton label={button} href={href} />
      {after && <Text style={PARAGRAPH}>{after}</Text>}
      <Text style={QUIET} data-skip-in-text="true">
        <Link href={href} style={ADDRESS}>
          {href}
        </Link>
      </Text>
      <Text style={QUIET}>{notYou}</Text>
    </Section>
  );
}

const ADDRESS = { ...LINK, wordBreak: "break-all" as const };
