/** A text on one line: white space of any kind, line breaks too, is one space, and none is at either end. */
export function collapseSpaces(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
