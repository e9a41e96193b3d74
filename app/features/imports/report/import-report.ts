import { collapseSpaces } from "#app/lib/text/collapse-spaces.ts";
import type { ErrorReason, WarningReason } from "../enums.ts";

/** The limits of one uploaded file. They hold before anything is written. */
export const IMPORT_LIMITS = {
  fileBytes: 20 * 1024 * 1024,
  rows: 20_000,
  columns: 2000,
  headerCharacters: 500,
  /** Descriptions and the purchase note, and columns that are not read. */
  cellCharacters: 100_000,
  /** Cells that hold a list, and addresses of a manufacturer. */
  listCharacters: 60_000,
  /** Names, SKUs and other one-line cells. */
  labelCharacters: 500,
  /** Numbers, dates and fixed words. */
  wordCharacters: 100,
  images: 30,
  /** Categories, tags, brands, values of an attribute, and products in one cell. */
  listItems: 200,
  /** Attributes of one row. */
  attributes: 100,
  categoryLevels: 10,
  /** Different categories that the rows of one file name. */
  categories: 2000,
  /** Variations of one product. */
  variations: 1000,
  /** Problems that are reported of one row. */
  rowProblems: 50,
} as const;

/** Bytes as the megabytes that a person reads. */
export function megabytesOf(bytes: number): number {
  return Math.floor(bytes / 1024 / 1024);
}

export type ImportLimits = { readonly [K in keyof typeof IMPORT_LIMITS]: number };

export type NotCsvKind =
  | "empty"
  | "no-rows"
  | "spreadsheet"
  | "pdf"
  | "web-page"
  | "binary"
  | "json"
  | "no-delimiter"
  | "broken";

/** Why a whole file is refused; nothing of it is imported. */
export type FileRefusal =
  | { readonly kind: "not-csv"; readonly found: NotCsvKind }
  | { readonly kind: "too-large"; readonly megabytes: number }
  | { readonly kind: "too-many-rows"; readonly rows: number }
  | { readonly kind: "too-many-columns"; readonly columns: number }
  | { readonly kind: "no-name-column"; readonly headers: readonly string[] }
  /** Nothing is wrong with the file: it cannot be kept, or read again, for now. */
  | { readonly kind: "storage-away" };

/** Why an upload is refused: the file, what was chosen, or another import that runs. */
export type UploadRefusal =
  | FileRefusal
  | { readonly kind: "no-file" | "not-csv-name" }
  | { readonly kind: "busy" };

/** One complaint about one row. `row` is the line as a spreadsheet numbers it: the header is row 1. */
export type RowProblem = {
  readonly row: number;
  readonly id: string;
  readonly sku: string;
  /** The column's header as the file writes it; empty when the whole row is meant. */
  readonly column: string;
  /** The offending cell, shortened to 200 characters. */
  readonly value: string;
} & (
  | { readonly severity: "error"; readonly reason: ErrorReason }
  | { readonly severity: "warning"; readonly reason: WarningReason }
);

const SHOWN = 200;

/** A value as a report shows it: on one line and never longer than 200 characters. */
export function shortenValue(value: string): string {
  const line = collapseSpaces(value);
  return line.length <= SHOWN ? line : `${line.slice(0, SHOWN - 1)}…`.toWellFormed();
}

/** The numbers of a run. Products are counted with their variations. */
export type ImportCounts = {
  readonly rows: number;
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
  /** Rows that were not imported, each with an error in the report. */
  readonly skipped: number;
  /** Categories that were not there before. */
  readonly categories: number;
  readonly images: number;
  /** Pictures that the media library does not have. */
  readonly imagesMissing: number;
  /** New products that name no maker, nor does their brand. */
  readonly makerless: number;
  /** New products and variations that are sold at no price. */
  readonly priceless: number;
};

export const NO_COUNTS: ImportCounts = {
  rows: 0,
  created: 0,
  updated: 0,
  unchanged: 0,
  skipped: 0,
  categories: 0,
  images: 0,
  imagesMissing: 0,
  makerless: 0,
  priceless: 0,
};

/** "Imported N products": what the run made or changed. */
export function importedOf(counts: ImportCounts): number {
  return counts.created + counts.updated;
}
