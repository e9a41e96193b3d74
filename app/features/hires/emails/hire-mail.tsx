import { Section, Text } from "@react-email/components";
import type { ReactNode } from "react";
import { keepNumbers } from "#app/features/mail/emails/keep-numbers.tsx";
import { LinkLine, type LinkLineProps } from "#app/features/mail/emails/link-line.tsx";
import { MailButton } from "#app/features/mail/emails/mail-button.tsx";
import { Pair } from "#app/features/mail/emails/pair.tsx";
import { PARAGRAPH } from "#app/features/mail/emails/styles.ts";

interface HireMailProps {
  readonly paragraphs: readonly string[];
  /** Names and sums. */
  readonly sums?: readonly (readonly [name: string, sum: string])[];
  /** A document that belongs to the mail, to be opened as a PDF. */
  readonly document?: LinkLineProps | undefined;
  readonly button: { readonly label: string; readonly href: string };
  readonly children?: ReactNode;
}

/** The body of every mail about a hire: what happened, one button, and what the customer is to keep. */
export function HireMail({ paragraphs, sums = [], document, button, children }: HireMailProps) {
  return (
    <Section>
      {paragraphs.map((text) => (
        <Text key={text} style={PARAGRAPH}>
          {keepNumbers(text)}
        </Text>
      ))}
      {sums.map(([name, sum]) => (
        <Pair key={name} left={name} right={sum} />
      ))}
      <MailButton label={button.label} href={button.href} />
      {document && <LinkLine {...document} />}
      {children}
    </Section>
  );
}
