// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are what is removed
const CONTROL = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u2028\u2029]+/g;

/** The typed text in composed letters, without control characters and needless blanks; `lines` keeps its line breaks. */
export function cleanText(text: string, lines = false): string {
  const tidy = text.normalize().replace(/\r\n?/g, "\n").replace(CONTROL, " ").toWellFormed();
  return lines ? tidy.trim() : tidy.replace(/\s+/g, " ").trim();
}
