import type { Message } from "#app/i18n/message.ts";
import { Companion, useT } from "#app/i18n/use-t.tsx";

interface HeadingProps extends Omit<React.ComponentProps<"h1">, "children"> {
  readonly level: 1 | 2 | 3;
  readonly of: Message;
}

/** A heading in the page's language, with its companion below. */
export function CompanionHeading({ level, of, ...attributes }: HeadingProps) {
  const t = useT();
  const Tag = `h${level}` as const;
  return (
    <Tag {...attributes}>
      {t(of)} <Companion of={of} />
    </Tag>
  );
}
