import { toIrishClock } from "#app/lib/time/irish-time.ts";

/** Cells as the platform's own exporter writes them; the importer reads each value back as it was. */

const FORMULA = /^[=+\-@\t\r]/;

/** A text cell: one that a spreadsheet would take for a formula gets the exporter's apostrophe. */
export function guard(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** A name or term as one line; what looks like a character reference is written as one. */
export function labelCell(text: string): string {
  return guard(text.replace(/&(?=#?\w{1,11};)/g, "&amp;"));
}

/** A list: commas inside an item get a backslash. */
export function listCell(items: readonly string[]): string {
  return guard(items.map((item) => item.replaceAll(",", "\\,")).join(", "));
}

/** A description: line breaks as the two characters `\n`, and those two characters themselves as `\\n`. */
export function htmlCell(html: string): string {
  return guard(html.replaceAll("\\n", "\\\\n").replaceAll("\n", "\\n"));
}

/** A whole number of small units in larger ones: 1250 g are 1.25 kg. */
export function scaledCell(value: number | null, divisor: number): string {
  return value === null ? "" : String(value / divisor);
}

/** Store time without a zone: `2026-03-01 09:30:00`. */
export function dateCell(date: Date | null): string {
  return date === null ? "" : toIrishClock(date).toISOString().slice(0, 19).replace("T", " ");
}

/** Rows as a file with a byte order mark; only cells that need it are quoted, and there is no escape character. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  const cell = (text: string) => (/[",\r\n\t ]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(",")}\n`).join("")}`;
}
