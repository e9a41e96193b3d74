import { collapseSpaces } from "./collapse-spaces.ts";

// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are what is removed
const CONTROL = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F]+/g;

/**
 * Text that a person typed, as it is stored: in composed letters, without control characters and blanks at its ends, on
 * one line. `lines` keeps its line breaks, as LF, and its tabs and repeated blanks.
 */
export function cleanText(text: string, lines = false): string {
  const plain = text
    .normalize()
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(CONTROL, " ")
    .toWellFormed();
  return lines ? plain.trim() : collapseSpaces(plain);
}
