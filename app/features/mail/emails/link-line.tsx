import { Link, Text } from "@react-email/components";
import { LINK, PARAGRAPH } from "./styles.ts";

export interface LinkLineProps {
  readonly label: string;
  readonly href: string;
}

/** A link in a line of its own. */
export function LinkLine({ label, href }: LinkLineProps) {
  return (
    <Text style={PARAGRAPH}>
      <Link href={href} style={LINK}>
        {label}
      </Link>
    </Text>
  );
}
