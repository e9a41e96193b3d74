import { gtinFault, normalizeGtin } from "#app/lib/gtin.ts";
import type { ColumnMap } from "../file/columns.ts";
import { DELIMITERS } from "../file/csv-sniff.ts";
import type { ImportLimits } from "../report/import-report.ts";
import { isScientific, parseBoolean, splitList } from "./cells.ts";
import {
  type ProductReference,
  type ProductRow,
  parseReference,
  parseSourceId,
  type RowStatus,
} from "./product-row.ts";
import type { RowCells } from "./row-cells.ts";

export type RowType = ProductRow["type"];

const TYPES = new Map<string, RowType>([
  ["simple", "simple"],
  ["variable", "variable"],
  ["variation", "variation"],
  ["external", "external"],
  ["grouped", "grouped"],
]);

interface TypeCell {
  /** Only flags, or nothing, mean simple; null: a type of another plugin, which fails the row. */
  readonly type: RowType | null;
  /** Whether the cell says a type. */
  readonly isTypeGiven: boolean;
  readonly virtual: boolean;
  readonly downloadable: boolean;
}

/** The type and its flags. */
export function readType(cells: RowCells): TypeCell {
  const words = splitList(cells.raw("type").toLowerCase());
  const flags = { virtual: words.includes("virtual"), downloadable: words.includes("downloadable") };
  const type = words.map((word) => TYPES.get(word)).find((found) => found !== undefined);
  const unknown = words.filter((word) => !TYPES.has(word) && word !== "virtual" && word !== "downloadable");
  if (unknown.length > 0 && !type) {
    cells.fail("type", { code: "type-unsupported", type: unknown.join(", ") });
    return { type: null, isTypeGiven: true, ...flags };
  }
  if (unknown.length > 0) cells.doubt("type", { code: "type-flag-unknown", type: unknown.join(", ") });
  return { type: type ?? "simple", isTypeGiven: words.length > 0, ...flags };
}

/**
 * The name as one line. A line break is allowed; one that is followed by the beginning of another row means that a
 * quotation mark is missing, so the row cannot be trusted.
 */
export function readName(cells: RowCells, limits: ImportLimits): string | null {
  const text = cells.raw("name");
  const joined =
    text.includes("\n") && DELIMITERS.some((delimiter) => holdsRows(text, delimiter, cells.columns));
  if (joined) cells.fail("name", { code: "line-break-in-label" });
  return cells.label("name", limits);
}

/** The fewest separators that prove a second row in a name without an ID or a type before it. */
const MIN_SEPARATORS = 3;

/**
 * Whether a name holds the end of its own row and the beginning of another one. Both together have a separator for
 * every column but one. Exports put no space behind a separator, which tells them from a comma in a name.
 */
function holdsRows(text: string, delimiter: string, { headers, indexOf }: ColumnMap): boolean {
  let separators = 0;
  for (let at = text.indexOf(delimiter); at !== -1; at = text.indexOf(delimiter, at + 1))
    if (!/^\s?$/.test(text.charAt(at + 1))) separators += 1;
  if (separators < headers.length - 1) return false;
  const name = indexOf("name") ?? 0;
  const [id, type] = [indexOf("id") ?? name, indexOf("type") ?? name];
  if (id >= name && type >= name) return separators >= MIN_SEPARATORS;
  return text
    .split("\n")
    .slice(1)
    .map((line) => line.split(delimiter, name).map((cell) => cell.replaceAll('"', "").trim()))
    .some(
      (cells) =>
        (id < name && /^\d{1,15}$/.test(cells[id] ?? "")) ||
        (type < name && TYPES.has(cells[type]?.toLowerCase() ?? "")),
    );
}

/** The parent of a variation: SKU or `id:N`. */
export function readParent(cells: RowCells): ProductReference | null {
  const parent = parseReference(cells.raw("parent"));
  if (!parent) {
    cells.fail("parent", { code: "parent-missing" });
    return null;
  }
  const itself =
    parent.kind === "id" ? String(parent.id) === cells.raw("id") : parent.sku === cells.raw("sku");
  if (itself) cells.fail("parent", { code: "parent-is-itself" });
  return parent;
}

export function readId(cells: RowCells): number | null {
  const text = cells.raw("id");
  if (text === "") return null;
  const id = parseSourceId(text);
  if (id === null) cells.doubt("id", { code: "id-invalid" });
  return id;
}

/** The SKU, kept as written. Excel's scientific notation has lost digits for good: an error. */
export function readSku(cells: RowCells, limits: ImportLimits): string | null {
  const text = cells.raw("sku");
  if (isScientific(text)) cells.fail("sku", { code: "sku-scientific" });
  if (text.includes("\n")) cells.fail("sku", { code: "line-break-in-label" });
  if (text.length > limits.labelCharacters) {
    cells.fail("sku", { code: "cell-too-large", limit: limits.labelCharacters });
  }
  return text === "" ? null : text;
}

/** The product code as text with its zeros. A wrong check digit is reported and kept; what is no code is dropped. */
export function readGtin(cells: RowCells): string | null {
  const code = normalizeGtin(cells.raw("gtin"));
  if (code === "") return null;
  const fault = gtinFault(code);
  if (!fault) return code;
  cells.doubt("gtin", { code: "gtin-invalid", fault });
  return fault === "check-digit" || fault === "lost-zeros" ? code : null;
}

const STATUSES = new Map<string, RowStatus>([
  ["1", "publish"],
  ["0", "private"],
  ["-1", "draft"],
  ["2", "pending"],
]);

/**
 * The cell "Published" as a status; null for a blank cell, which means draft for a new product. A file without the
 * column publishes; an unknown word means draft. On a variation -1 only repeats that its parent is a draft, so the
 * variation itself counts as published.
 */
export function readStatus(cells: RowCells, type: RowType): RowStatus | null {
  const text = cells.raw("published");
  if (text === "") return cells.columns.has("published") ? null : "publish";
  const word = parseBoolean(text);
  const numeric = /^[+-]?\d+(?:[.,]0+)?$/.test(text)
    ? STATUSES.get(String(Number.parseInt(text, 10)))
    : undefined;
  const status = numeric ?? (word === null ? null : word ? "publish" : "draft");
  if (status === null) cells.doubt("published", { code: "published-unknown" });
  return type === "variation" && status === "draft" ? "publish" : (status ?? "draft");
}
