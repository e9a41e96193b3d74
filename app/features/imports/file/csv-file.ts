import { collectBytes } from "#app/lib/collect-bytes.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { looksLikeFormula } from "#app/lib/text/csv.ts";
import type { FileNote } from "../enums.ts";
import { type FileRefusal, IMPORT_LIMITS, type ImportLimits, megabytesOf } from "../report/import-report.ts";
import { type ColumnChoices, type ColumnMap, isNote, mapColumns } from "./columns.ts";
import { type CsvRecord, readRecords } from "./csv-records.ts";
import { type Delimiter, detectDelimiter, detectNonCsv, type SniffedText, toUtf8 } from "./csv-sniff.ts";
import { guardRecords, type RowGuard } from "./row-guard.ts";

/** A file that can be read: its columns are known, its rows can be walked as often as needed. */
export interface CsvFile {
  readonly columns: ColumnMap;
  readonly notes: readonly FileNote[];
  /** The records after the header, blank ones left out, short ones padded to the header's width. */
  rows(): AsyncGenerator<CsvRecord>;
}

const DELIMITER_NAMES = { ";": "semicolon", "\t": "tab", "|": "pipe" } as const;

interface OpenOptions {
  readonly limits?: Pick<ImportLimits, "fileBytes" | "columns" | "headerCharacters">;
  readonly choices?: ColumnChoices;
  readonly guard?: RowGuard;
}

/**
 * Opens a product CSV. Holds the whole file in memory (its size is bounded by `limits.fileBytes`), so that
 * columns and separators can be judged before the first row is imported. Never throws for what is in the file:
 * something else than CSV, a file that is too large, or one without a name column is a refusal.
 */
export async function readCsv(
  source: AsyncIterable<Uint8Array> | Uint8Array,
  options: OpenOptions = {},
): Promise<Result<CsvFile, FileRefusal>> {
  const opened = await openCsv(source, options);
  if (!opened.ok || opened.value.columns.has("name")) return opened;
  const { columns, separated } = opened.value;
  if (!separated) return refuse({ kind: "not-csv", found: "no-delimiter" });
  return refuse({ kind: "no-name-column", headers: columns.headers.filter((text) => text !== "") });
}

/** Opens a file whose columns are yet to be named: one without a name column is accepted. */
export async function openCsv(
  source: AsyncIterable<Uint8Array> | Uint8Array,
  { limits = IMPORT_LIMITS, choices = {}, guard }: OpenOptions = {},
): Promise<Result<CsvFile & { readonly separated: boolean }, FileRefusal>> {
  const collected = await readFileBytes(source, limits.fileBytes);
  if (!collected.ok) return collected;
  const bytes = collected.value;
  const found = detectNonCsv(bytes);
  if (found) return refuse({ kind: "not-csv", found });
  const { data, encoding } = toUtf8(bytes);
  const { delimiter, start } = detectDelimiter(data);
  const header = await firstRecord(data, delimiter ?? ",", start);
  if (!header) return refuse({ kind: "not-csv", found: "empty" });
  if (header.fault) return refuse({ kind: "not-csv", found: "broken" });
  if (header.cells.length > limits.columns)
    return refuse({ kind: "too-many-columns", columns: limits.columns });
  if (header.cells.some((cell) => cell.length > limits.headerCharacters))
    return refuse({ kind: "not-csv", found: "broken" });
  const columns = mapColumns(header.cells, choices);
  const notes = [...textNotes(delimiter ?? ",", encoding), ...columns.notes];
  const width = header.cells.length;
  const records = () => readRecords(data, delimiter ?? ",", start);
  const readAll = () => dataRows(records(), header.row, width);
  const rows = () => (guard ? guardRecords(readAll(), guard) : readAll());
  const ours = columns.headers.some(isNote);
  return ok({ columns, notes, separated: delimiter !== null, rows: ours ? () => rearm(rows()) : rows });
}

function textNotes(delimiter: Delimiter, encoding: SniffedText["encoding"]): FileNote[] {
  const notes: FileNote[] = [];
  if (delimiter !== ",") notes.push({ kind: "delimiter", delimiter: DELIMITER_NAMES[delimiter] });
  if (encoding !== "utf-8") notes.push({ kind: "encoding", encoding });
  return notes;
}

/** All bytes of a file; refused as soon as there are more than `limit`. */
export async function readFileBytes(
  source: AsyncIterable<Uint8Array> | Uint8Array,
  limit: number,
): Promise<Result<Uint8Array, Extract<FileRefusal, { kind: "too-large" }>>> {
  const large = refuse({ kind: "too-large", megabytes: megabytesOf(limit) } as const);
  if (source instanceof Uint8Array) return source.byteLength > limit ? large : ok(source);
  const bytes = await collectBytes(source, limit);
  return bytes ? ok(bytes) : large;
}

function isBlank(record: CsvRecord): boolean {
  return record.fault === null && record.cells.every((cell) => cell.trim() === "");
}

async function firstRecord(data: Buffer, delimiter: Delimiter, start: number): Promise<CsvRecord | null> {
  for await (const record of readRecords(data, delimiter, start)) if (!isBlank(record)) return record;
  return null;
}

/** The records below the header that are not blank, each with a cell for every one of `width` columns. */
async function* dataRows(
  records: AsyncGenerator<CsvRecord>,
  headerRow: number,
  width: number,
): AsyncGenerator<CsvRecord> {
  for await (const record of records) {
    if (record.row <= headerRow || isBlank(record)) continue;
    const missing = width - record.cells.length;
    yield missing > 0 ? { ...record, cells: [...record.cells, ...Array<string>(missing).fill("")] } : record;
  }
}

/**
 * A file of rows to correct has an apostrophe before every cell that looks like a formula, whatever the cell held
 * before.
 */
async function* rearm(rows: AsyncGenerator<CsvRecord>): AsyncGenerator<CsvRecord> {
  for await (const record of rows) {
    const cells = record.cells.map((cell) =>
      cell.startsWith("'") && looksLikeFormula(cell.slice(1)) ? cell.slice(1) : cell,
    );
    yield { ...record, cells };
  }
}
