/** What spreadsheets take for the beginning of a formula, also behind blanks and quotes and in its full-width forms. */
const STARTS = /^[\s"']*[=+\-@＝＋－＠]|^["']*[\t\r]/;

/**
 * A formula's first character right behind a separator or a quote: a program that reads the file carelessly begins a
 * cell there.
 */
const STARTS_INSIDE = /[,;"][=+\-@＝＋－＠]/;

/** True for a text that a spreadsheet might work out instead of showing it. */
export function looksLikeFormula(text: string): boolean {
  return STARTS.test(text) || STARTS_INSIDE.test(text);
}

/** A negative sum of money as text: a spreadsheet reads it as the number that it is. */
const NEGATIVE_SUM = /^-\d+\.\d\d$/;

function cell(value: string | number | null): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  // An apostrophe makes a text of what a spreadsheet would work out.
  const safe = looksLikeFormula(value) && !NEGATIVE_SUM.test(value) ? `'${value}` : value;
  return /[",;\r\n\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows of a list that one file for a spreadsheet holds at most; a narrower search brings the rest. */
export const MAX_EXPORTED = 20_000;

/**
 * Rows as CSV after RFC 4180, with the mark by which spreadsheets know UTF-8. Texts that look like a formula are
 * disarmed; numbers stay numbers.
 */
export function csvText(rows: readonly (readonly (string | number | null)[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("")}`;
}
