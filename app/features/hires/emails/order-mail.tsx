import { Section, Text } from "@react-email/components";
import { keepNumbers } from "#app/features/mail/emails/keep-numbers.tsx";
import { PARAGRAPH } from "#app/features/mail/emails/styles.ts";

interface OrderMailProps {
  readonly greeting: string;
  readonly text: string;
  readonly rows: readonly (readonly [name: string, value: string])[];
  readonly closing: string;
}

/** The body of an order to a supplier. */
export function HireOrderMail({ greeting, text, rows, closing }: OrderMailProps) {
  return (
    <Section>
      <Text style={PARAGRAPH}>{greeting}</Text>
      <Text style={PARAGRAPH}>{text}</Text>
      {rows.map(([name, value]) => (
        <Text key={name} style={PARAGRAPH}>
          <strong>{name}:</strong> {keepNumbers(value)}
        </Text>
      ))}
      <Text style={PARAGRAPH}>{closing}</Text>
    </Section>
  );
}
