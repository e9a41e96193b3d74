import { readKitLine, stripBullet } from "#app/features/enquiries/kit/kit-list.ts";
import { collapseSpaces } from "#app/lib/text/collapse-spaces.ts";
import type { RIDER_LINE_KINDS } from "./enums.ts";
import { readTable, type TableRow, wholeIn } from "./rider-table.ts";
import { isTotal } from "./rider-totals.ts";

/** One line of a rider. */
export interface RiderLine {
  /** The line's number in the source, from 1. */
  readonly line: number;
  /** The line as it was written. */
  readonly source: string;
  readonly kind: (typeof RIDER_LINE_KINDS)[number];
  /** 0 for a heading, and where a table asks for none. */
  readonly quantity: number;
  /** What is wanted, without quantity and notes. */
  readonly text: string;
  readonly note: string;
  /** The quantity as it was written, where one piece was read for want of a whole number; empty where there is none. */
  readonly written?: string;
}

interface Counted {
  readonly quantity: number;
  readonly text: string;
  readonly written?: string;
}

const NUMBER_WORDS = "one two three four five six seven eight nine ten eleven twelve".split(" ");
const NUMBER_WORD = new RegExp(`^(${NUMBER_WORDS.join("|")})\\s+(\\S.*)$`, "i");
const PAIRS =
  /^(?:(\d{1,4})\s*(?:[x×*]\s*)?)?(?:a\s+)?(?:pairs?|prs?\.?|phéire|péire)\s+(?:of\s+)?(?!of\b)(\S.*)$/iu;
const COUNTED = /^(\d{1,5})\s*(?:nos?|ea|each|units?|pieces?|off)\b[.:]?\s+(?:of\s+)?(?!of\b)(\S.*)$/i;
const LABELLED = /^(?:qty|quantity|cainníocht)\b[.:]?\s*(\d{1,5})\s*(?:[x×*]\s*)?(\S.*)$/iu;
const LABELLED_BACK = /[\s,;:](?:qty|quantity|cainníocht)\b[.:]?\s*(\d{1,5})\.?$/iu;
const DASHED = /^(\d{1,5})\s*(?:[-–—]|:)\s+(\S.*)$/u;
/** "10 m cable" is one cable of 10 m, and "4 way splitter" is one splitter. */
const MEASURE =
  /^\d+\s+(?:mm|cm|m|metres?|meters?|k?w|watts?|a|amps?|v|kg|t|tonnes?|ft|feet|in|inch(?:es)?|way|ch|channels?|cores?|pins?|phase|deg(?:rees?)?|u|k?va)\b/iu;
const BACK_NUMBER =
  /^(?:[x×*]|(?:qty|quantity|cainníocht)\b[.:]?)?\s*(\d{1,5})\s*(?:[x×*]|nos?|off|pcs?|pieces?|units?)?\.?$/iu;
/** "-3 x lamp" and "1.5 x cable" say no number of pieces. */
const UNCLEAR = /^([-−–]\d{1,5}(?:[.,]\d+)?|\d{1,5}[.,]\d+)\s*[x×*]\s*(\S.*)$/iu;
const NUMBER = /^[-−–+]?(?:\d+(?:[.,]\d+)?|[.,]\d+)$/;
const PAIR_NOTE = /^(?:pair|péire)$/iu;
const PREFIXED = /^(?!qty|quantity|cainníocht)([^:\d]{1,40}):\s+(\d\S*\s.*)$/iu;

const OWNER = "client|band|artist|venue|promoter|house|tour|production|company";
const SUPPLIED = `in[- ]?house|(?:${OWNER}|our|their)(?:['’]?s)?\\s+own|(?:supplied|provided|brought|carried)\\s+by\\s+(?:the\\s+)?(?:${OWNER}|others|us)|we\\s+(?:bring|have)|ár\\s+gcuid\\s+féin`;
const SUPPLIED_NOTE = new RegExp(`\\b(?:${SUPPLIED}|house|own)\\b(?!\\s+(?:lights?|engineer))`, "iu");
const SUPPLIED_START = new RegExp(`^(?:${SUPPLIED}|house|own)\\s`, "iu");
const SUPPLIED_END = new RegExp(`[\\s,;:](?:${SUPPLIED}|house|own)$`, "iu");

/** Parts of a rider: in capitals above a quantity they are a heading, also right below another line. */
const PARTS = new Set(
  "audio sound pa foh monitors lighting lights lx video vision av power rigging staging stage backline effects fx misc miscellaneous fuaim soilse soilsiú fís físeán cumhacht rigeáil stáitsiú stáitse".split(
    " ",
  ),
);

/** A line of one of these marks at both ends is a heading. */
const RULE = /^(?:==|\*\*|__|~~|--)/;
const MARKS = "#=*_~-[]:：,; \t";

/**
 * The lines of a rider in their order, each once and with its own words; blank ones are left out. Takes any text: a
 * list with bullets, quantities before or after, pairs, notes after a dash or in brackets, headings, or a table of
 * cells between tabs, semicolons or commas. A cell is a text, whatever it begins with. A total is a heading.
 */
export function parseRider(text: string): RiderLine[] {
  const clean = text.replace(/^\uFEFF/, "").replace(/\r\n?|\u2028|\u2029/g, "\n");
  const table = readTable(clean);
  if (table) return toTableLines(table);
  const rows = clean.split("\n").map((source, index) => ({ line: index + 1, source: source.trim() }));
  return rows.flatMap(({ line, source }, index) => {
    if (source === "") return [];
    const isApart = index === 0 || rows[index - 1]?.source === "";
    if (isTotal(source) || isHeading(source, isApart, rows[index + 1]?.source ?? ""))
      return [toHeading(line, source)];
    return [toLine(line, source)];
  });
}

function toHeading(line: number, source: string): RiderLine {
  return { line, source, kind: "heading", quantity: 0, text: withoutMarks(source) || source, note: "" };
}

function withoutMarks(text: string): string {
  let [from, to] = [0, text.length];
  while (from < to && MARKS.includes(text[from] ?? "")) from += 1;
  while (to > from && MARKS.includes(text[to - 1] ?? "")) to -= 1;
  return text.slice(from, to);
}

/**
 * Marked as one, ended by a colon, or before a line with a quantity: capitals apart from what is above or that name a
 * part of a rider, or words without a bullet where that line has one.
 */
function isHeading(source: string, isApart: boolean, next: string): boolean {
  if (isMarked(source)) return true;
  const body = stripBullet(source);
  if (/[:：]$/u.test(body)) return !/^\d/.test(body);
  const nextBody = stripBullet(next);
  if (!/^\d/.test(nextBody)) return false;
  const isAboveList = body === source && !/\d/.test(body) && nextBody !== next;
  return isAboveList || (isCapitals(body) && (isApart || namesPart(body)));
}

function namesPart(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  return words.length > 0 && words.every((word) => word === "and" || word === "agus" || PARTS.has(word));
}

/** Whether a text has capitals, and neither small letters nor figures. */
export function isCapitals(text: string): boolean {
  return /\p{Lu}{2}/u.test(text) && !/[\p{Ll}\d]/u.test(text);
}

function isMarked(source: string): boolean {
  if (withoutMarks(source) === "") return false;
  const isRuled = RULE.test(source) && source.endsWith(source.slice(0, 2));
  const isBracketed = source.startsWith("[") && source.indexOf("]") === source.length - 1;
  return source.startsWith("#") || isRuled || isBracketed;
}

function toLine(line: number, source: string): RiderLine {
  const [, prefix = "", rest = ""] = PREFIXED.exec(stripBullet(source)) ?? [];
  const { body, notes, quantity } = takeNotes(prefix === "" ? stripBullet(source) : rest);
  const counted = readQuantity(body);
  const note = [prefix.trim(), ...notes].filter((part) => part !== "").join("; ");
  return finish({ line, source, ...counted, quantity: counted.quantity * (quantity ?? 1), note });
}

/** The rows of a table. The sum of the rows above may have no name. */
function toTableLines(table: readonly TableRow[]): RiderLine[] {
  let sum = 0;
  return table.map((row) => {
    const { line, source, quantity: cell, text, notes } = row;
    const isUnnamedSum = text === "" && notes.length === 0 && sum > 0 && wholeIn(cell) === sum;
    if (row.isHeading || isUnnamedSum || isTotalRow(row) || isTableHeading(row))
      return toHeading(line, source);
    const taken = takeNotes(text);
    const counted = countRow(cell, taken);
    sum += counted.quantity;
    const note = [...taken.notes, ...notes].join("; ");
    return finish({ line, source, ...counted, text: counted.text || source, note });
  });
}

function isTotalRow({ quantity, text, notes }: TableRow): boolean {
  return isTotal(text) || (text === "" && [quantity, ...notes].some(isTotal));
}

/** A text alone is goods without a quantity, unless it is marked as a heading or ends with a colon. */
function isTableHeading({ quantity, text, notes }: TableRow): boolean {
  return quantity === "" && notes.length === 0 && (isMarked(text) || /[:：]$/u.test(text));
}

/** Quantity and text of a row. A cell that says no number of pieces, or is empty, counts one that is to be checked. */
function countRow(cell: string, { body, quantity: noted }: Taken): Counted {
  const whole = wholeIn(cell);
  if (whole !== null) return { quantity: whole, text: body };
  if (body !== "" && NUMBER.test(cell)) return { quantity: 1, text: body, written: cell };
  const counted = readQuantity(`${cell} ${body}`.trim());
  const quantity = counted.quantity * (noted ?? 1);
  const isCounted = noted !== null || counted.text !== collapseSpaces(`${cell} ${body}`);
  return body === "" || isCounted ? { ...counted, quantity } : { ...counted, written: cell };
}

function finish(read: Omit<RiderLine, "kind">): RiderLine {
  const { text, note } = read;
  const isSupplied = SUPPLIED_NOTE.test(note) || SUPPLIED_START.test(text) || SUPPLIED_END.test(text);
  return { ...read, text: text || read.source, kind: isSupplied ? "supplied" : "item" };
}

/** Quantity and text of a line without bullet and notes. */
function readQuantity(body: string): Counted {
  const line = collapseSpaces(body);
  const [, written = "", unclear = ""] = UNCLEAR.exec(line) ?? [];
  if (unclear !== "") return { quantity: 1, text: unclear, written };
  const [, pairs = "1", paired] = PAIRS.exec(line) ?? [];
  if (paired && Number(pairs) > 0) return { quantity: 2 * Number(pairs), text: paired };
  for (const pattern of [LABELLED, COUNTED, DASHED]) {
    const [, number = "", text = ""] = pattern.exec(line) ?? [];
    if (text !== "" && Number(number) > 0) return { quantity: Number(number), text };
  }
  const back = LABELLED_BACK.exec(line);
  const labelled = withoutMarks(line.slice(0, back?.index ?? 0));
  if (labelled !== "" && Number(back?.[1]) > 0) return { quantity: Number(back?.[1]), text: labelled };
  const [, word = "", named = ""] = NUMBER_WORD.exec(line) ?? [];
  if (named !== "") return { quantity: NUMBER_WORDS.indexOf(word.toLowerCase()) + 1, text: named };
  if (MEASURE.test(line)) return { quantity: 1, text: line };
  return readKitLine(body.trim() || line);
}

interface Taken {
  readonly body: string;
  readonly notes: readonly string[];
  /** What a note counts; null where none does. */
  readonly quantity: number | null;
}

/** Takes out what is in brackets and what follows a dash, unless it is a quantity or all there is. */
function takeNotes(line: string): Taken {
  const notes: string[] = [];
  let quantity: number | null = null;
  const take = (note: string): void => {
    const count = PAIR_NOTE.test(note) ? 2 : Number(BACK_NUMBER.exec(note)?.[1] ?? 0);
    if (count > 0 && quantity === null) quantity = count;
    else if (note !== "") notes.push(note);
  };
  let body = line.replace(/(?<!\S)[([]([^()[\]]*)[)\]]/gu, (_, note: string) => {
    take(note.trim());
    return " ";
  });
  const [, before = "", after = ""] = /^(.*?\S)\s+[–—-]\s+(\S.*)$/u.exec(body) ?? [];
  if (before !== "" && !/^\d+$/.test(before.trim())) {
    body = before;
    take(after.trim());
  }
  return body.trim() === "" ? { body: line, notes: [], quantity: null } : { body, notes, quantity };
}
