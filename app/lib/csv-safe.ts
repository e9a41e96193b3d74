/** What makes a spreadsheet take a cell for a formula, also in its full-width forms. */
const FORMULA = /^[\s"']*[=+\-@＝＋－＠\t\r]/;

/**
 * One text cell of a CSV file that people open in a spreadsheet. A text that would be taken for a formula gets an
 * apostrophe in front, which spreadsheets hide; quotes are doubled where the cell needs them.
 */
export function csvText(text: string): string {
  const safe = FORMULA.test(text) || /[,;\n"]\s*[=+\-@＝＋－＠]/.test(text) ? `'${text}` : text;
  return /[",;\r\n\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A file of such cells: lines end as RFC 4180 says, and a byte order mark tells Excel that it is UTF-8. */
export function csvFile(rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) =>
    cells.map((cell) => (typeof cell === "number" ? String(cell) : csvText(cell))).join(",");
  return `\uFEFF${rows.map((row) => `${line(row)}\r\n`).join("")}`;
}
