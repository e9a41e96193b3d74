import { cleanText } from "#app/lib/text/clean-text.ts";

/** The subject of a reply as it is sent: one line; `usual` for an empty one. */
export function subjectOf(typed: string, usual: string): string {
  const line = cleanText(typed);
  return line === "" ? usual : line;
}
