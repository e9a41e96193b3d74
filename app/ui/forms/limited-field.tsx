import { textLength } from "#app/i18n/messages/ui/text-limits.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Field, TextArea } from "./field.tsx";

interface Limited {
  /**
   * Characters at most. A browser is not told, because it would cut a pasted text without a word: the server refuses what
   * is longer, and the field says so when it comes back.
   */
  readonly limit: number;
}

/** A one-line field for a text of limited length. */
export function LimitedField({ limit, ...props }: React.ComponentProps<typeof Field> & Limited) {
  return <Field {...props} error={useTextError(props, limit)} />;
}

/** A field of many lines for a text of limited length. */
export function LimitedTextArea({ limit, ...props }: React.ComponentProps<typeof TextArea> & Limited) {
  return <TextArea {...props} error={useTextError(props, limit)} />;
}

interface Returned {
  readonly error?: string | undefined;
  readonly defaultValue?: unknown;
}

/** What is wrong with a field; that of its form first, then the length of a text that came back. */
function useTextError({ error, defaultValue }: Returned, limit: number): string | undefined {
  const t = useT();
  const { length } = String(defaultValue ?? "");
  return error ?? (length > limit ? t(textLength, { length, limit }) : undefined);
}
