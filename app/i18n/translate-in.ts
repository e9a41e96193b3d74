import type { Locale } from "./locale.ts";
import { format } from "./message.ts";
import type { Translate } from "./use-t.tsx";

/** Turns messages into text in a language, where there is no page: documents and sums. */
export function translateIn(locale: Locale): Translate {
  return (message, ...args) => format(locale, message, ...args);
}
