import { Section } from "@react-email/components";
import { keepNumbers } from "#app/features/mail/emails/keep-numbers.tsx";
import { MESSAGE } from "#app/features/mail/emails/styles.ts";

/** Lines of a list, each with its marker. */
export function MailList({ items }: { items: readonly string[] }) {
  return (
    <Section style={MESSAGE}>
      <ul style={LIST} dir="auto">
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered.
          <li key={index} style={ITEM}>
            {keepNumbers(item)}
          </li>
        ))}
      </ul>
    </Section>
  );
}

const LIST = { margin: 0, padding: "0 0 0 18px" };
const ITEM = { margin: "0 0 8px" };
