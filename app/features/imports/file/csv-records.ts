import { setImmediate as nextTurn } from "node:timers/promises";
import { type CsvError, type Parser, parse } from "csv-parse";
import { parse as parseNow } from "csv-parse/sync";
import type { Delimiter } from "./csv-sniff.ts";

/** One record as it is in the file. Blank lines are records too, so `row` is a spreadsheet's row number. */
export interface CsvRecord {
  readonly row: number;
  readonly cells: readonly string[];
  /** The fault for which the record could not be read; then `cells` holds what its first line gives. Null for none. */
  readonly fault: "quote-not-closed" | "cell-too-large" | "rest-unreadable" | "row-too-slow" | null;
}

const CHUNK_BYTES = 64 * 1024;
/** Far above an honest record; an unclosed quote is given up here instead of at the end of the file. */
const RECORD_BYTES = 1024 * 1024;
/** Every unclosed quote costs a scan of up to `RECORD_BYTES`; after this many the rest is given up. */
const MAX_BROKEN = 20;

interface Position {
  row: number;
  /** Offset at which the next record starts, in bytes. */
  offset: number;
}

/**
 * Reads records one by one and never throws. A line with a broken quote is reported alone and reading goes on
 * at the next line, so one bad row does not swallow the file. Gives the event loop a turn every 64 kB.
 */
export async function* readRecords(data: Buffer, delimiter: Delimiter, start = 0): AsyncGenerator<CsvRecord> {
  const position: Position = { row: 0, offset: start };
  const newline = data.includes(0x0a) ? 0x0a : 0x0d;
  let broken = 0;
  while (position.offset < data.length) {
    const error = yield* readRun(data, position, delimiter, newline);
    if (!error) return;
    const from = position.offset;
    const next = data.indexOf(newline, from);
    position.row += 1;
    position.offset = next === -1 ? data.length : next + 1;
    const line = data.subarray(from, position.offset);
    const cells = readLooseLine(line, delimiter);
    const fault = faultOf(error, cells);
    if (fault) broken += 1;
    if (broken > MAX_BROKEN) {
      yield { row: position.row, cells: [], fault: "rest-unreadable" };
      return;
    }
    yield { row: position.row, cells: cells ?? firstCells(line, delimiter), fault };
  }
}

function faultOf(error: CsvError, cells: readonly string[] | null): CsvRecord["fault"] {
  if (error.code === "CSV_MAX_RECORD_SIZE") return cells ? "cell-too-large" : "quote-not-closed";
  return cells ? null : "quote-not-closed";
}

/** Parses until the end or the first broken record; `position` then is at the start of that record. */
async function* readRun(
  data: Buffer,
  position: Position,
  delimiter: Delimiter,
  newline: number,
): AsyncGenerator<CsvRecord, CsvError | null> {
  const base = position.offset;
  let queue: CsvRecord[] = [];
  const parser = parse({
    delimiter,
    quote: '"',
    escape: '"',
    record_delimiter: newline === 0x0a ? ["\r\n", "\n"] : ["\r"],
    relax_column_count: true,
    max_record_size: RECORD_BYTES,
    on_record: (cells: string[], context) => {
      position.row += 1;
      position.offset = base + context.bytes;
      queue.push({ row: position.row, cells, fault: null });
      return null;
    },
  });
  parser.on("error", () => {});
  try {
    for (let at = base; at <= data.length; at += CHUNK_BYTES) {
      const last = at + CHUNK_BYTES > data.length;
      const error = await feed(parser, data.subarray(at, at + CHUNK_BYTES), last);
      const ready = queue;
      queue = [];
      yield* ready;
      if (error) return error;
      await nextTurn();
    }
    return null;
  } finally {
    parser.destroy();
  }
}

function feed(parser: Parser, chunk: Buffer, last: boolean): Promise<CsvError | null> {
  return new Promise((resolve) => {
    const done = (error?: Error | null) => resolve((error as CsvError | undefined) ?? null);
    if (!last) {
      parser.write(chunk, done);
      return;
    }
    parser.once("error", done);
    parser.once("end", () => done());
    parser.resume();
    parser.end(chunk);
  });
}

/** A single line with stray quotes taken literally (`15" wedge`), or null when a quote stays open. */
function readLooseLine(line: Buffer, delimiter: Delimiter): string[] | null {
  if (line.length > RECORD_BYTES) return firstCells(line, delimiter);
  try {
    const options = { delimiter, relax_quotes: true, relax_column_count: true, skip_empty_lines: true };
    const records: string[][] = parseNow(line, options);
    return records.length === 1 ? (records[0] ?? null) : null;
  } catch {
    return null;
  }
}

/** The first cells of a broken line, without any quoting rules: enough to name it in a report. */
function firstCells(line: Buffer, delimiter: Delimiter): string[] {
  const text = line.subarray(0, 1000).toString("utf8").trimEnd();
  return text.split(delimiter).map((cell) => cell.replaceAll('"', ""));
}
