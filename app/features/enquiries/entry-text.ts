import { ok, type Result, refuse } from "#app/lib/result.ts";
import { cleanText } from "#app/lib/text/clean-text.ts";

/** Characters of a note or an answer. */
export const MAX_ENTRY_LENGTH = 10_000;

export type TextFault = { readonly kind: "empty" } | { readonly kind: "too-long" };

/** The text of a note or an answer as it is kept. */
export function readEntryText(text: string): Result<string, TextFault> {
  const clean = cleanText(text, true);
  if (clean === "") return refuse({ kind: "empty" });
  return clean.length > MAX_ENTRY_LENGTH ? refuse({ kind: "too-long" }) : ok(clean);
}
