import { keysOf } from "#app/lib/records.ts";
import type { FileNote } from "../enums.ts";
import { ATTRIBUTE_PARTS, type AttributePart, FIELD_HEADERS, type ImportField } from "./fields.ts";
import { isLengthUnit, isWeightUnit } from "./numbers.ts";
import { findTranslatedField, findTranslatedSeries } from "./translated-headers.ts";

/** Headers seen in the platform's own sample and in older exports. */
const ALIASES: Readonly<Record<string, ImportField>> = {
  "gtin, upc, ean or isbn": "gtin",
  gtin: "gtin",
  ean: "gtin",
  "visibility in catalogue": "visibility",
  "stock quantity": "stock",
  "backorders?": "backorders",
  "sold individually": "soldIndividually",
  "parent sku": "parent",
  "cross sells": "crossSells",
  "up-sells": "upsells",
  "cost of goods sold": "cost",
  brand: "brands",
};

const DOWNLOAD_PARTS = ["id", "name", "url"] as const;
type DownloadPart = (typeof DOWNLOAD_PARTS)[number];

/** A numbered group of columns: `Attribute 3 name`, `Attribute 3 value(s)`, … */
type Series<Part extends string> = { readonly number: number } & { readonly [P in Part]?: number };

export interface ColumnData {
  /** The headers as written, trimmed. */
  readonly headers: readonly string[];
  readonly attributes: readonly Series<AttributePart>[];
  readonly downloads: readonly Series<DownloadPart>[];
  /** Position of each `Meta: key` column. */
  readonly meta: ReadonlyMap<string, number>;
  /** `kg`, `lbs`, `g`, `oz`; kilograms when the header names none. */
  readonly weightUnit: string;
  readonly lengthUnit: Readonly<Record<"length" | "width" | "height", string>>;
  readonly notes: readonly FileNote[];
  readonly positions: ReadonlyMap<ImportField, number>;
}

/** What the columns of a file mean. */
export interface ColumnMap extends ColumnData {
  has(field: ImportField): boolean;
  indexOf(field: ImportField): number | undefined;
  /** The header of a column as the file writes it, for reports. */
  headerOf(field: ImportField): string;
}

/** A header as it is compared: lower case, single ordinary spaces, straight apostrophes. */
export function normalizeHeader(header: string): string {
  return header
    .replace(/\uFEFF/g, "")
    .replace(/[\s\u00A0\u202F]+/g, " ")
    .replace(/[’‘]/g, "'")
    .trim()
    .toLowerCase();
}

const ENGLISH = new Map<string, ImportField>([
  ...Object.entries(ALIASES),
  ...keysOf(FIELD_HEADERS).map((field) => [normalizeHeader(FIELD_HEADERS[field]), field] as const),
]);

const MEASURES = new Set<ImportField>(["weight", "length", "width", "height"]);

/** Begins the columns that a file of rows to correct carries besides the file's own; they are not read again. */
export const NOTE_PREFIX = "Problem: ";

const ATTRIBUTE = /^attribute (\d{1,3}) (name|value\(s\)|visible|global|default)$/;
const DOWNLOAD = /^download (\d{1,3}) (id|name|url)$/;

/** Whether a header belongs to what we say of a row, and not to the row. */
export function isNote(header: string): boolean {
  return normalizeHeader(header).startsWith(NOTE_PREFIX.toLowerCase());
}

/** The pair of columns by which Polylang's exporter says which rows are one product in several languages. */
const PAIRING: ReadonlyMap<string, string> = new Map([
  ["language", "_wpml_import_language_code"],
  ["translation group", "_wpml_import_translation_group"],
]);

type Meaning =
  | {
      readonly kind: "field";
      readonly field: ImportField;
      readonly unit: string | null;
      readonly language: string | null;
    }
  | { readonly kind: "attribute"; readonly number: number; readonly part: AttributePart }
  | { readonly kind: "download"; readonly number: number; readonly part: DownloadPart }
  | { readonly kind: "meta"; readonly key: string }
  | { readonly kind: "note" }
  | { readonly kind: "unknown" };

function meaningOf(header: string): Meaning {
  const key = normalizeHeader(header);
  if (isNote(header)) return { kind: "note" };
  const meta = /^meta:\s*(\S.*)$/i.exec(header.trim());
  if (meta?.[1]) return { kind: "meta", key: meta[1].trim() };
  const attribute = ATTRIBUTE.exec(key);
  const ofAttribute = attribute?.[2] === "value(s)" ? "values" : partIn(ATTRIBUTE_PARTS, attribute?.[2]);
  if (attribute && ofAttribute) return { kind: "attribute", number: Number(attribute[1]), part: ofAttribute };
  const download = DOWNLOAD.exec(key);
  const ofDownload = partIn(DOWNLOAD_PARTS, download?.[2]);
  if (download && ofDownload) return { kind: "download", number: Number(download[1]), part: ofDownload };
  const english = ENGLISH.get(key);
  if (english) return { kind: "field", field: english, unit: null, language: null };
  const paired = PAIRING.get(key);
  if (paired) return { kind: "meta", key: paired };
  const series = findTranslatedSeries(key);
  if (series) return series;
  return measureOf(key) ?? translatedOf(key, null) ?? { kind: "unknown" };
}

function partIn<Part extends string>(parts: readonly Part[], text: string | undefined): Part | undefined {
  return parts.find((part) => part === text);
}

/** `weight (kg)`, `Länge (cm)`: the unit is in the header. */
function measureOf(key: string): Meaning | null {
  const unit = unitOf(key);
  if (unit === null) return null;
  const word = key.slice(0, key.lastIndexOf("(")).trimEnd();
  const english = ENGLISH.get(word);
  const found = english
    ? ({ kind: "field", field: english, unit, language: null } as const)
    : translatedOf(word, unit);
  if (found?.kind !== "field" || !MEASURES.has(found.field)) return null;
  const known = found.field === "weight" ? isWeightUnit(unit) : isLengthUnit(unit);
  return known ? found : null;
}

/** What is in round brackets at the end of a header. */
function unitOf(key: string): string | null {
  const open = key.lastIndexOf("(");
  return open > 0 && key.endsWith(")") && key.length - open > 2 ? key.slice(open + 1, -1) : null;
}

function translatedOf(key: string, unit: string | null): Meaning | null {
  const found = findTranslatedField(key);
  return found ? { kind: "field", field: found.field, unit, language: found.language } : null;
}

/** What staff say of columns, by their normalised header: a field, or to leave the column out. */
export type ColumnChoices = Readonly<Record<string, ImportField | "ignore">>;

/** What staff say of a column. A header is any text, "constructor" too. */
export function choiceOf(choices: ColumnChoices, key: string): ColumnChoices[string] | undefined {
  return Object.hasOwn(choices, key) ? choices[key] : undefined;
}

/** A header's meaning without being asked, for the page where it is chosen. */
export function knownField(header: string): ImportField | "part" | null {
  const meaning = meaningOf(header);
  if (meaning.kind === "field") return meaning.field;
  return meaning.kind === "unknown" ? null : "part";
}

function chosenMeaning(header: string, choices: ColumnChoices): Meaning | null {
  const choice = choiceOf(choices, normalizeHeader(header));
  if (choice === undefined) return meaningOf(header);
  if (choice === "ignore") return null;
  const meaning = meaningOf(header);
  const unit = unitOf(normalizeHeader(header));
  if (meaning.kind === "field" && meaning.field === choice) return meaning;
  const known = unit !== null && (choice === "weight" ? isWeightUnit(unit) : isLengthUnit(unit));
  return { kind: "field", field: choice, unit: known ? unit : null, language: null };
}

/**
 * What every column of the header means. The first of two columns with one meaning wins, but a column that staff
 * chose wins over one that is known by its name.
 */
export function mapColumns(header: readonly string[], choices: ColumnChoices = {}): ColumnMap {
  const headers = header.map((text) =>
    text
      .replace(/\uFEFF/g, "")
      .trim()
      .normalize(),
  );
  const wanted = new Map(Object.entries(choices).map(([text, field]) => [field, text]));
  const taken = new Map<string, number>();
  const attributes = new Map<number, Record<string, number>>();
  const downloads = new Map<number, Record<string, number>>();
  const meta = new Map<string, number>();
  const units = new Map<ImportField, string>();
  const unknown: string[] = [];
  const duplicates: string[] = [];
  const languages = new Set<string>();
  const positions = new Map<ImportField, number>();
  for (const [index, text] of headers.entries()) {
    if (text === "") continue;
    const meaning = chosenMeaning(text, choices);
    if (!meaning || meaning.kind === "note") continue;
    const chosen = meaning.kind === "field" ? wanted.get(meaning.field) : undefined;
    if (chosen !== undefined && chosen !== normalizeHeader(text)) continue;
    if (meaning.kind === "unknown") {
      unknown.push(text);
      continue;
    }
    const key = keyOf(meaning);
    if (taken.has(key)) {
      duplicates.push(text);
      continue;
    }
    taken.set(key, index);
    if (meaning.kind === "field") positions.set(meaning.field, index);
    if (meaning.kind === "meta") meta.set(meaning.key, index);
    if (meaning.kind === "attribute") addPart(attributes, meaning, index);
    if (meaning.kind === "download") addPart(downloads, meaning, index);
    if (meaning.kind === "field" && meaning.unit) units.set(meaning.field, meaning.unit);
    if (meaning.kind === "field" && meaning.language) languages.add(meaning.language);
  }
  return columnMapOf({
    headers,
    attributes: inOrder(attributes),
    downloads: inOrder(downloads),
    meta,
    weightUnit: units.get("weight") ?? "kg",
    lengthUnit: {
      length: units.get("length") ?? "cm",
      width: units.get("width") ?? "cm",
      height: units.get("height") ?? "cm",
    },
    notes: headerNotes(unknown, duplicates, languages),
    positions,
  });
}

/** What is left of a column map between threads. */
export function columnData({ has, indexOf, headerOf, ...data }: ColumnMap): ColumnData {
  return data;
}

export function columnMapOf(data: ColumnData): ColumnMap {
  const indexOf = (field: ImportField) => data.positions.get(field);
  return {
    ...data,
    has: (field) => data.positions.has(field),
    indexOf,
    headerOf: (field) => data.headers[indexOf(field) ?? -1] ?? FIELD_HEADERS[field],
  };
}

function keyOf(meaning: Exclude<Meaning, { kind: "unknown" | "note" }>): string {
  switch (meaning.kind) {
    case "field":
      return meaning.field;
    case "meta":
      return `meta:${meaning.key}`;
    default:
      return `${meaning.kind}:${meaning.number}:${meaning.part}`;
  }
}

function addPart(
  groups: Map<number, Record<string, number>>,
  meaning: { readonly number: number; readonly part: string },
  index: number,
): void {
  const group = groups.get(meaning.number) ?? {};
  group[meaning.part] = index;
  groups.set(meaning.number, group);
}

function inOrder(groups: ReadonlyMap<number, Record<string, number>>) {
  return [...groups]
    .sort(([first], [second]) => first - second)
    .map(([number, parts]) => ({ ...parts, number }));
}

function headerNotes(
  unknown: readonly string[],
  duplicates: readonly string[],
  languages: ReadonlySet<string>,
): FileNote[] {
  const notes: FileNote[] = [];
  for (const language of languages) notes.push({ kind: "translated-headers", language });
  if (unknown.length > 0) notes.push({ kind: "unknown-columns", columns: unknown });
  if (duplicates.length > 0) notes.push({ kind: "duplicate-columns", columns: duplicates });
  return notes;
}
