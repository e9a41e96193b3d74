import type { Result } from "#app/lib/result.ts";
import type { FileNote } from "../enums.ts";
import type { ColumnChoices, ColumnData } from "../file/columns.ts";
import type { RowFault } from "../file/row-guard.ts";
import type { FileRefusal } from "../report/import-report.ts";
import type { ReadRow } from "../row/rows.ts";
import type { FileDescription } from "./describe-columns.server.ts";
import type { ReadOptions, Survey } from "./read-products.server.ts";

/** What a reading thread is asked to do with the bytes of a file. */
export type ReadingTask =
  | { readonly kind: "count" }
  | { readonly kind: "open"; readonly options: ReadOptions }
  | { readonly kind: "rows"; readonly options: ReadOptions }
  | { readonly kind: "describe"; readonly choices: ColumnChoices }
  | { readonly kind: "records"; readonly wanted: ReadonlySet<number> };

/** What each task gives in the end. */
export interface ReadingResults {
  /** Rows with anything in them; null with more than a file may have. */
  readonly count: Result<{ readonly rows: number; readonly notes: readonly FileNote[] }, FileRefusal>;
  readonly open: Result<OpenedFile, FileRefusal>;
  /** Always null: the rows come before, in batches. */
  readonly rows: null;
  readonly describe: FileDescription;
  /** The wanted records by row; null when the file cannot be read. */
  readonly records: WantedRecords | null;
}

interface OpenedFile {
  readonly columns: ColumnData;
  readonly notes: readonly FileNote[];
  readonly total: number;
  readonly survey: Survey;
}

export interface WantedRecords {
  readonly headers: readonly string[];
  readonly cells: ReadonlyMap<number, readonly string[]>;
}

/** What a thread starts with. */
export interface ReadingStart {
  readonly task: ReadingTask;
  /** The file, shared by all threads that read it. */
  readonly bytes: SharedArrayBuffer;
  /** What the thread says of its progress without being asked; see `READING_STATE`. */
  readonly state: SharedArrayBuffer;
  readonly faults: ReadonlyMap<number, RowFault>;
  /** The last row that an earlier thread has handed over; 0 for none. */
  readonly after: number;
}

/**
 * Positions in the shared state: the row in work, how many were begun, and 1 while the thread starts or waits for its
 * reader.
 */
export const READING_STATE = { row: 0, begun: 1, waiting: 2, size: 3 } as const;

export type ReadingMessage =
  | { readonly kind: "rows"; readonly rows: readonly ReadRow[] }
  | { readonly kind: "done"; readonly value: ReadingResults[ReadingTask["kind"]] };
