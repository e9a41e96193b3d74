import { cleanText } from "#app/lib/text/clean-text.ts";

/** Characters of a reply's subject at most. */
export const MAX_SUBJECT_LENGTH = 150;

/** The subject of a reply as it is sent: one line; `usual` for an empty one. */
export function subjectOf(typed: string, usual: string): string {
  const line = cleanText(typed).slice(0, MAX_SUBJECT_LENGTH).trim();
  return line === "" ? usual : line;
}
