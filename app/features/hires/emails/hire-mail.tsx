import { Section, Text } from "@react-email/components";
import type { ReactNode } from "react";
import { keepNumbers } from "#app/features/mail/emails/keep-numbers.tsx";
import { MailButton } from "#app/features/mail/emails/mail-button.tsx";
import { PARAGRAPH } from "#app/features/mail/emails/styles.ts";

interface HireMailProps {
  readonly paragraphs: readonly string[];
  readonly button: { readonly label: string; readonly href: string };
  readonly children?: ReactNode;
}

/** The body of every mail about a hire: what happened, one button, and what the customer is to keep. */
export function HireMail({ paragraphs, button, children }: HireMailProps) {
  return (
    <Section>
      {paragraphs.map((text) => (
        <Text key={text} style={PARAGRAPH}>
          {keepNumbers(text)}
        </Text>
      ))}
      <MailButton label={button.label} href={button.href} />
      {children}
    </Section>
  );
}
