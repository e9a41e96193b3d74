import { decodeHTMLStrict } from "entities";
import { cleanText } from "#app/lib/text/clean-text.ts";

/**
 * The text rules of one WooCommerce export cell, in the order they are undone: formula guard, list
 * splitting, entities, line breaks. None of them knows columns or rows.
 */

const GUARDED = /^'(?=[=+\-@\t\r])/;

/**
 * Undoes the exporter's formula guard: one `'` in front of `=`, `+`, `-`, `@`, tab or carriage return.
 * Any other leading apostrophe belongs to the text (`'70s amp`).
 */
export function unguard(cell: string): string {
  return cell.replace(GUARDED, "");
}

// Everything below U+0020 except tab and line feed, DEL, and the byte order mark inside the text.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are what is removed
const UNPRINTABLE = /[\u0000-\u0008\u000B-\u001F\u007F\uFEFF]/g;

/** Text that a database and a page can hold: no control characters, no half surrogates, LF line breaks. */
export function cleanCell(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(UNPRINTABLE, "").toWellFormed();
}

/**
 * Splits a list cell on commas that no backslash precedes; `\,` becomes a comma. Items are trimmed, empty
 * ones dropped. Quotation marks inside a list cell are ordinary characters.
 */
export function splitList(cell: string): string[] {
  return cell
    .split(/(?<!\\),/)
    .map((item) => item.replaceAll("\\,", ",").trim())
    .filter((item) => item !== "");
}

/** Splits `Lighting > Moving heads` into its levels, from the top one down. Empty levels are dropped. */
export function splitPath(item: string): string[] {
  return item
    .split(">")
    .map((level) => level.trim())
    .filter((level) => level !== "");
}

/** Undoes the exporter's line breaks in descriptions: `\n` is a line feed, `\\n` the two characters `\n`. */
export function unescapeLineBreaks(cell: string): string {
  return cell
    .split("\\\\n")
    .map((part) => part.replaceAll("\\n", "\n"))
    .join("\\n");
}

/** Decodes character references once: `&amp;lt;` becomes `&lt;`. Unknown names stay as they are. */
export function decodeEntities(text: string): string {
  return text.replace(
    /&(#[xX][0-9a-fA-F]{1,6}|#\d{1,7}|[A-Za-z][A-Za-z0-9]{1,11});/g,
    (whole, name: string) => {
      if (!name.startsWith("#")) return decodeHTMLStrict(whole);
      const code = /^#[xX]/.test(name)
        ? Number.parseInt(name.slice(2), 16)
        : Number.parseInt(name.slice(1), 10);
      const valid = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
      return valid ? String.fromCodePoint(code) : whole;
    },
  );
}

const TAG = /<\/?[a-z][^<>]*>/gi;

/** True when the text carries markup: `<b>`, `</p>`. `Cable < 2 m` does not. */
export function hasTags(text: string): boolean {
  return text.search(TAG) !== -1;
}

/** A one-line label out of a name or term: entities decoded once, tags removed, cleaned as a typed text. */
export function toLabel(text: string): string {
  return cleanText(decodeEntities(text.replace(TAG, "")).replace(TAG, ""));
}

/** The characters Windows-1252 puts at 0x80–0x9F, where Latin-1 has control characters. */
const CP1252 = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ";

const DAMAGE = /[ÂÃ][\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|â(?:€|„|ˆ)/;

/**
 * The text that was meant when UTF-8 was read as Windows-1252 (`amplÃ­` → `amplí`), or null when the text
 * shows no such damage or cannot be turned back without loss.
 */
export function repairMojibake(text: string): string | null {
  if (!DAMAGE.test(text)) return null;
  const bytes: number[] = [];
  for (const character of text) {
    const high = CP1252.indexOf(character);
    const code = high === -1 ? (character.codePointAt(0) ?? 0) : 0x80 + high;
    if (code > 0xff) return null;
    bytes.push(code);
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(bytes));
  } catch {
    return null;
  }
}

/** Excel's scientific notation where a code should be: `5.0E+12`. */
export function isScientific(text: string): boolean {
  return /^\d+(?:[.,]\d+)?E\+\d+$/i.test(text.trim());
}

/** 0/1, yes/no, true/false in any case; null for anything else, blank included. */
export function parseBoolean(text: string): boolean | null {
  const value = text.trim().toLowerCase();
  if (["1", "true", "yes"].includes(value)) return true;
  if (["0", "false", "no"].includes(value)) return false;
  return null;
}
