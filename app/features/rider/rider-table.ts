import { collapseSpaces } from "#app/lib/text/collapse-spaces.ts";
import { fold } from "#app/lib/text/fold.ts";

/** One row of a table, still as texts. */
export interface TableRow {
  /** The line of the row in the source, from 1; of a row over several lines the first. */
  readonly line: number;
  readonly source: string;
  readonly quantity: string;
  readonly text: string;
  /** The other cells of the row. */
  readonly notes: readonly string[];
  /** The names of the columns, what is above them, or one cell that is neither a quantity nor a text. */
  readonly isHeading: boolean;
}

interface Row {
  readonly line: number;
  readonly source: string;
  readonly cells: readonly string[];
}

interface Columns {
  readonly quantity: number;
  readonly text: number;
  /** The position of the row that names them; null where none does. */
  readonly header: number | null;
}

const SEPARATORS = ["\t", ";", ","];
const QUANTITY_NAMES =
  /^(?:qty|quantity|quantities|no|nos|number|count|pcs|pieces|amount|cainniocht|lion)\.?$/;
const TEXT_NAMES =
  /^(?:items?|item name|item description|description|equipment|gear|name|text|product|model|article|trealamh|earra|mir|cur sios|ainm)$/;
/** So many rows of a table without names have a whole number in one column, in percent. */
const MAX_PERCENT = 80;
/** Spreadsheets may show whole numbers with decimals, such as 4.00. */
const WHOLE = /^(\d{1,5})(?:[.,]0{1,2})?$/;
/** A title, or "sep=;", may be above the names of the columns. */
const MAX_ABOVE = 5;

/**
 * Reads a text as a table with a column of quantities and one of texts; null where it is none. One of the first rows may
 * name the columns, in either language. A row with one cell only, in neither of both, is a heading.
 */
export function readTable(text: string): readonly TableRow[] | null {
  for (const separator of SEPARATORS) {
    const rows = splitRows(text, separator);
    const columns = findColumns(rows);
    if (columns) return rows.map((row, index) => toTableRow(row, columns, index));
  }
  return null;
}

/** The whole number that a cell holds; null for every other cell. */
export function wholeIn(cell: string): number | null {
  const [, digits] = WHOLE.exec(cell) ?? [];
  return digits === undefined ? null : Number(digits);
}

function toTableRow({ line, source, cells }: Row, columns: Columns, index: number): TableRow {
  const filled = cells.filter((cell) => cell !== "");
  const quantity = cells[columns.quantity] ?? "";
  const text = cells[columns.text] ?? "";
  const isAbove = columns.header !== null && index < columns.header && !WHOLE.test(quantity);
  const isElsewhere = filled.length === 1 && text === "" && !WHOLE.test(filled[0] ?? "");
  const isHeading = index === columns.header || isAbove || isElsewhere;
  const notes = cells.filter((cell, at) => cell !== "" && at !== columns.quantity && at !== columns.text);
  return { line, source, quantity, text, notes, isHeading };
}

function findColumns(rows: readonly Row[]): Columns | null {
  for (const [header, { cells }] of rows.slice(0, MAX_ABOVE).entries()) {
    const names = cells.map(fold);
    const quantity = names.findIndex((name) => QUANTITY_NAMES.test(name));
    const text = names.findIndex((name) => TEXT_NAMES.test(name));
    if (quantity >= 0 && text >= 0) return { quantity, text, header };
  }
  const full = rows.filter(({ cells }) => cells.filter((cell) => cell !== "").length > 1);
  if (full.length === 0 || full.length * 2 < rows.length) return null;
  const width = Math.max(...full.map(({ cells }) => cells.length));
  const columns = Array.from({ length: Math.min(width, 20) }, (_, column) => column);
  const share = (column: number, fits: (cell: string) => boolean) =>
    (full.filter(({ cells }) => fits(cells[column] ?? "")).length * 100) / full.length;
  const counts = columns.find((column) => share(column, (cell) => WHOLE.test(cell)) >= MAX_PERCENT);
  if (counts === undefined) return null;
  const letters = (column: number) =>
    full.reduce((sum, { cells }) => sum + (cells[column] ?? "").replace(/[^\p{L}]/gu, "").length, 0);
  const [longest] = columns.filter((column) => column !== counts).sort((a, b) => letters(b) - letters(a));
  return longest === undefined || letters(longest) === 0
    ? null
    : { quantity: counts, text: longest, header: null };
}

/** Rows that hold something. A cell may be in quotes, with separators, doubled quotes and line ends inside. */
function splitRows(text: string, separator: string): readonly Row[] {
  const rows: Row[] = [];
  let [line, at] = [1, 0];
  while (at < text.length) {
    const { cells, end } = splitRow(text, at, separator);
    const source = text.slice(at, end).trim();
    if (source !== "") rows.push({ line, source, cells });
    line += text.slice(at, end).split("\n").length;
    at = end + 1;
  }
  return rows;
}

function splitRow(text: string, start: number, separator: string): { cells: string[]; end: number } {
  const cells: string[] = [];
  let at = start;
  for (;;) {
    const quoted = quotedCell(text, at, separator);
    const end = quoted?.end ?? endOfCell(text, at, separator);
    cells.push(collapseSpaces(quoted?.cell ?? text.slice(at, end)));
    if (text[end] !== separator) return { cells, end };
    at = end + 1;
  }
}

/** A cell in quotes that ends at a separator or the end of its row; null where it is not one, such as 19" rack. */
function quotedCell(text: string, at: number, separator: string): { cell: string; end: number } | null {
  if (text[at] !== '"') return null;
  let close = text.indexOf('"', at + 1);
  while (close >= 0 && text[close + 1] === '"') close = text.indexOf('"', close + 2);
  if (close < 0) return null;
  const after = text[close + 1];
  if (after !== undefined && after !== separator && after !== "\n") return null;
  return { cell: text.slice(at + 1, close).replaceAll('""', '"'), end: close + 1 };
}

function endOfCell(text: string, at: number, separator: string): number {
  let end = at;
  while (end < text.length && text[end] !== separator && text[end] !== "\n") end += 1;
  return end;
}
