/** Fields or parts of one form. The largest form of the site has some hundreds. */
const MAX_FIELDS = 1_000;
/** Bytes of all headers of the parts together: parsing them costs far more than parsing content. */
const MAX_PART_HEADER_BYTES = 200_000;
/** Lines that begin with two dashes, delimiter or not: each is a step of the search. */
const MAX_DASHED_LINES = 100_000;
/** JSON: objects, arrays and the values in them. */
const MAX_JSON_VALUES = 10_000;
const MAX_JSON_DEPTH = 32;

const HEADER_END = Buffer.from("\r\n\r\n");
const DELIMITER = Buffer.from("\r\n--");

/** What browsers and programs send. Others could hide the boundary that a parser takes from this check. */
const MULTIPART =
  /^multipart\/form-data\s*;(?:\s*charset=[\w-]+\s*;)?\s*boundary=(?:"([\w'()+,./:=? -]{1,70})"|([\w'()+./:=?-]{1,70}))\s*(?:;|$)/i;

/**
 * Whether a body would be too expensive to parse, by its Content-Type. Counts without parsing, in time linear to the
 * size of the body. Bodies of types that no route parses never are. Where a type names several kinds, all are checked,
 * because parsers differ in which they take.
 */
export function isTooComplex(body: Buffer, contentType = ""): boolean {
  const type = contentType.trim().toLowerCase();
  if (type.includes("urlencoded") && countByte(body, 0x26) >= MAX_FIELDS) return true;
  if (type.includes("json") && isJsonTooComplex(body)) return true;
  if (!type.startsWith("multipart/") || !type.includes("boundary")) return false;
  const [, quoted, token] = MULTIPART.exec(contentType.trim()) ?? [];
  const boundary = quoted ?? token;
  return boundary === undefined || isMultipartTooComplex(body, boundary);
}

function countByte(body: Buffer, byte: number): number {
  let n = 0;
  for (let at = body.indexOf(byte); at !== -1 && n < MAX_FIELDS; at = body.indexOf(byte, at + 1)) n += 1;
  return n;
}

/** Counts delimiters and the bytes from each to the empty line. */
function isMultipartTooComplex(body: Buffer, boundary: string): boolean {
  const name = Buffer.from(boundary);
  let parts = 0;
  let headerBytes = 0;
  // The first delimiter needs no line break before it.
  let at = body.indexOf("--") === 0 ? 2 : nextPart(body, 0);
  for (let lines = 0; at !== -1; at = nextPart(body, at), lines += 1) {
    if (lines > MAX_DASHED_LINES) return true;
    if (!isAt(body, at, name)) continue;
    parts += 1;
    if (parts > MAX_FIELDS + 1) return true;
    const left = MAX_PART_HEADER_BYTES - headerBytes;
    const end = body.subarray(at, at + left + HEADER_END.length).indexOf(HEADER_END);
    const isLast = body.length - at <= left;
    if (end === -1 && !isLast) return true;
    headerBytes += end === -1 ? body.length - at : end;
  }
  return false;
}

/** The offset of the text after the next line break and two dashes; -1 when there is none. */
function nextPart(body: Buffer, from: number): number {
  const at = body.indexOf(DELIMITER, from);
  return at === -1 ? -1 : at + DELIMITER.length;
}

function isAt(body: Buffer, at: number, text: Buffer): boolean {
  for (let n = 0; n < text.length; n += 1) if (body[at + n] !== text[n]) return false;
  return true;
}

const [QUOTE = 0, BACKSLASH = 0, COMMA = 0] = Buffer.from('"\\,');
const OPENING: ReadonlySet<number> = new Set(Buffer.from("[{"));
const CLOSING: ReadonlySet<number> = new Set(Buffer.from("]}"));

function isJsonTooComplex(body: Buffer): boolean {
  let values = 0;
  let depth = 0;
  for (let at = 0; at < body.length; at += 1) {
    const byte = body[at] ?? 0;
    if (byte === QUOTE) {
      at = endOfString(body, at);
    } else if (byte === COMMA || OPENING.has(byte)) {
      values += 1;
      if (byte !== COMMA) depth += 1;
      if (values > MAX_JSON_VALUES || depth > MAX_JSON_DEPTH) return true;
    } else if (CLOSING.has(byte)) {
      depth -= 1;
    }
  }
  return false;
}

function endOfString(body: Buffer, start: number): number {
  for (let at = start + 1; at < body.length; at += 1) {
    if (body[at] === BACKSLASH) at += 1;
    else if (body[at] === QUOTE) return at;
  }
  return body.length;
}
