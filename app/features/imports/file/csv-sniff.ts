import { isUtf8 } from "node:buffer";
import type { NotCsvKind } from "../report/import-report.ts";

/** What may separate the cells of a row. */
export const DELIMITERS = [",", ";", "\t", "|"] as const;
export type Delimiter = (typeof DELIMITERS)[number];

export interface SniffedText {
  /** UTF-8 without a byte order mark. */
  readonly data: Buffer;
  readonly encoding: "utf-8" | "windows-1252" | "utf-16";
}

const SIGNATURES: readonly (readonly [NotCsvKind, readonly number[]])[] = [
  ["spreadsheet", [0x50, 0x4b, 0x03, 0x04]],
  ["spreadsheet", [0x50, 0x4b, 0x05, 0x06]],
  ["spreadsheet", [0xd0, 0xcf, 0x11, 0xe0]],
  ["pdf", [0x25, 0x50, 0x44, 0x46]],
  ["binary", [0x1f, 0x8b]],
  ["binary", [0x89, 0x50, 0x4e, 0x47]],
  ["binary", [0xff, 0xd8, 0xff]],
];

function startsWith(data: Uint8Array, bytes: readonly number[]): boolean {
  return bytes.every((byte, index) => data[index] === byte);
}

/** What the bytes are when they cannot be a CSV file, or null. Looks at the first 4 kB. */
export function detectNonCsv(data: Uint8Array): NotCsvKind | null {
  for (const [kind, bytes] of SIGNATURES) if (startsWith(data, bytes)) return kind;
  if (isUtf16(data)) return null;
  const head = Buffer.from(data.subarray(0, 4096));
  // A stray NUL is cleaned away later; one in a hundred bytes means this is no text.
  if (head.filter((byte) => byte === 0).length * 100 > head.length) return "binary";
  const text = head
    .toString("latin1")
    .replace(/^\u00EF\u00BB\u00BF/, "")
    .trimStart();
  if (text === "" && data.length <= 4096) return "empty";
  if (text.startsWith("<")) return "web-page";
  return text.startsWith("{") || text.startsWith("[") ? "json" : null;
}

function isUtf16(data: Uint8Array): boolean {
  return startsWith(data, [0xff, 0xfe]) || startsWith(data, [0xfe, 0xff]);
}

/** Brings the bytes to UTF-8 without a mark. Bytes that are no UTF-8 are read as Windows-1252, as Excel saves. */
export function toUtf8(data: Uint8Array): SniffedText {
  if (isUtf16(data)) {
    const label = data[0] === 0xff ? "utf-16le" : "utf-16be";
    return { data: Buffer.from(new TextDecoder(label).decode(data)), encoding: "utf-16" };
  }
  if (!isUtf8(data)) {
    return { data: Buffer.from(new TextDecoder("windows-1252").decode(data)), encoding: "windows-1252" };
  }
  const start = startsWith(data, [0xef, 0xbb, 0xbf]) ? 3 : 0;
  return {
    data: Buffer.from(data.buffer, data.byteOffset + start, data.byteLength - start),
    encoding: "utf-8",
  };
}

/**
 * The delimiter of the header line and where the header starts. Excel's own first line `sep=;` wins and is
 * skipped. Null when the header has none: then the file has a single column.
 */
export function detectDelimiter(data: Buffer): {
  readonly delimiter: Delimiter | null;
  readonly start: number;
} {
  const head = data.toString("utf8", 0, 65_536);
  const hint = /^"?sep=([,;\t|])"?\r?\n/.exec(head);
  const named = DELIMITERS.find((candidate) => candidate === hint?.[1]);
  if (hint && named) return { delimiter: named, start: Buffer.byteLength(hint[0]) };
  const counts = countOutsideQuotes(head.trimStart());
  let best: Delimiter | null = null;
  for (const candidate of DELIMITERS) {
    const count = counts.get(candidate) ?? 0;
    if (count > 0 && count > (best ? (counts.get(best) ?? 0) : 0)) best = candidate;
  }
  return { delimiter: best, start: 0 };
}

function countOutsideQuotes(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  let quoted = false;
  for (const character of text) {
    if (character === '"') quoted = !quoted;
    else if (!quoted && (character === "\n" || character === "\r")) break;
    else if (!quoted) counts.set(character, (counts.get(character) ?? 0) + 1);
  }
  return counts;
}
