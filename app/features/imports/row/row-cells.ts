import { euroText } from "#app/lib/euro.ts";
import type { Cents } from "#app/lib/money.ts";
import { cleanText } from "#app/lib/text/clean-text.ts";
import type { ErrorReason, WarningReason } from "../enums.ts";
import type { ColumnMap } from "../file/columns.ts";
import type { CsvRecord } from "../file/csv-records.ts";
import type { ImportField } from "../file/fields.ts";
import { type DecimalSeparator, decimalToCents, normalizeDecimal } from "../file/numbers.ts";
import { IMPORT_LIMITS, type ImportLimits, type RowProblem, shortenValue } from "../report/import-report.ts";
import { cleanCell, hasTags, parseBoolean, repairMojibake, splitList, toLabel, unguard } from "./cells.ts";
import { parseStoreDate } from "./dates.ts";

/** The cells of one record by meaning. Reading a cell that is wrong adds a problem and gives a safe value. */
export class RowCells {
  readonly problems: RowProblem[] = [];
  readonly columns: ColumnMap;
  readonly #record: CsvRecord;
  readonly #decimal: DecimalSeparator;
  readonly #id: string;
  readonly #sku: string;

  constructor(record: CsvRecord, columns: ColumnMap, decimal: DecimalSeparator) {
    this.columns = columns;
    this.#record = record;
    this.#decimal = decimal;
    this.#id = shortenValue(this.raw("id"));
    this.#sku = shortenValue(this.raw("sku"));
  }

  get row(): number {
    return this.#record.row;
  }

  get failed(): boolean {
    return this.problems.some((problem) => problem.severity === "error");
  }

  error(reason: ErrorReason, column = "", value = ""): void {
    this.problems.push({ ...this.#cell(column, value), severity: "error", reason });
  }

  warn(reason: WarningReason, column = "", value = ""): void {
    if (this.problems.length >= IMPORT_LIMITS.rowProblems) return;
    this.problems.push({ ...this.#cell(column, value), severity: "warning", reason });
  }

  #cell(column: string, value: string) {
    return { row: this.row, id: this.#id, sku: this.#sku, column, value: shortenValue(value) };
  }

  fail(field: ImportField, reason: ErrorReason): void {
    this.error(reason, this.columns.headerOf(field), this.raw(field));
  }

  doubt(field: ImportField, reason: WarningReason): void {
    this.warn(reason, this.columns.headerOf(field), this.raw(field));
  }

  /** A cell by position, its letters as in the file: without formula guard and control characters, trimmed. */
  at(index: number | undefined): string {
    if (index === undefined) return "";
    return cleanCell(unguard(this.#record.cells[index] ?? "")).trim();
  }

  /** A cell in composed letters, by which SKUs and words are compared. */
  raw(field: ImportField): string {
    return this.address(field).normalize();
  }

  /** A cell that holds addresses: composed letters would be those of another file. */
  address(field: ImportField): string {
    return this.at(this.columns.indexOf(field));
  }

  /** A text by position, cleaned as a typed one; damage by a wrong character set is undone and reported. */
  textAt(index: number | undefined): string {
    const text = this.at(index);
    const repaired = repairMojibake(text);
    if (repaired === null) return cleanText(text, true);
    const column = this.columns.headers[index ?? -1] ?? "";
    this.warn({ code: "mojibake", repaired: shortenValue(repaired) }, column, text);
    return cleanText(repaired, true);
  }

  text(field: ImportField): string {
    return this.textAt(this.columns.indexOf(field));
  }

  /** A one-line label without markup; null when blank. Longer than `limits.labelCharacters` is an error. */
  label(field: ImportField, limits: Pick<ImportLimits, "labelCharacters">): string | null {
    const text = this.text(field);
    if (hasTags(text)) this.doubt(field, { code: "html-removed", elements: tagNames(text) });
    const label = toLabel(text);
    if (label.length > limits.labelCharacters) {
      this.fail(field, { code: "cell-too-large", limit: limits.labelCharacters });
    }
    return label === "" ? null : label;
  }

  /** A list of labels, each once. A label longer than `limits.labelCharacters` is an error. */
  list(field: ImportField, limits: Pick<ImportLimits, "labelCharacters" | "listItems">): string[] {
    const items = this.first(field, distinct(splitList(this.text(field)).map(toLabel)), limits);
    if (items.some((item) => item.length > limits.labelCharacters))
      this.fail(field, { code: "cell-too-large", limit: limits.labelCharacters });
    return items;
  }

  /** The first `limits.listItems` items of a list; more are reported and left out. */
  first<T>(field: ImportField, items: readonly T[], { listItems }: Pick<ImportLimits, "listItems">): T[] {
    if (items.length > listItems) this.doubt(field, { code: "list-too-long", limit: listItems });
    return items.slice(0, listItems);
  }

  /** 0/1; null when blank or unreadable, which is reported. */
  boolean(field: ImportField): boolean | null {
    const text = this.raw(field);
    const value = parseBoolean(text);
    if (value === null && text !== "") this.doubt(field, { code: "boolean-invalid" });
    return value;
  }

  /** A number in plain notation; null when blank or unreadable, which is reported. */
  decimal(field: ImportField): string | null {
    const text = this.raw(field);
    if (text === "") return null;
    const value = normalizeDecimal(text, this.#decimal);
    if (value === null) this.doubt(field, { code: "number-invalid" });
    return value;
  }

  /** A whole number; fractions are cut down and reported. */
  integer(field: ImportField): number | null {
    const decimal = this.decimal(field);
    if (decimal === null) return null;
    const value = Math.floor(Number(decimal));
    if (Math.abs(value) > 2_000_000_000) {
      this.doubt(field, { code: "number-invalid" });
      return null;
    }
    if (value !== Number(decimal)) this.doubt(field, { code: "number-rounded", used: String(value) });
    return value === 0 ? 0 : value;
  }

  /** A price as the file means it. Blank gives null; anything that is no price fails the row. */
  price(field: ImportField): Cents | null {
    const text = this.raw(field);
    if (text === "") return null;
    const decimal = normalizeDecimal(text, this.#decimal);
    const read = decimal === null ? null : decimalToCents(decimal);
    if (!read) {
      this.fail(field, { code: "price-invalid" });
      return null;
    }
    if (read.rounded) this.doubt(field, { code: "price-rounded", used: euroText(read.price) });
    return read.price;
  }

  /** The first instant of a sale, or the first after its end; null when blank or unreadable, which is reported. */
  date(field: ImportField, edge: "start" | "end"): Date | null {
    const text = this.raw(field);
    if (text === "") return null;
    const date = parseStoreDate(text, edge);
    if (!date) this.doubt(field, { code: "date-invalid" });
    return date;
  }

  /** One of a fixed set of words, in any case; null when blank. Any other is reported and becomes `fallback`. */
  choice<T extends string>(field: ImportField, words: Readonly<Record<string, T>>, fallback: T): T | null {
    const text = this.raw(field).toLowerCase();
    if (text === "") return null;
    const value = Object.hasOwn(words, text) ? words[text] : undefined;
    if (value === undefined) this.doubt(field, { code: "choice-unknown", used: fallback });
    return value ?? fallback;
  }
}

export function distinct(items: readonly string[]): string[] {
  return [...new Set(items.filter((item) => item !== ""))];
}

function tagNames(text: string): string {
  const names = [...text.matchAll(/<\/?([a-z][a-z0-9-]*)/gi)].map((match) => (match[1] ?? "").toLowerCase());
  return distinct(names).join(", ");
}
