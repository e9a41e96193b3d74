const PATTERN = /^[A-Z]{2}[0-9A-Z+*]{2,12}$/;
const IRISH_LETTERS = "WABCDEFGHIJKLMNOPQRSTUV";

/** A VAT number without spaces and punctuation, in capitals: "ie 1234567t" → "IE1234567T". */
export function normalizedVatNumber(text: string): string {
  return text.toUpperCase().replace(/[\s.-]/g, "");
}

/** True when a normalised VAT number can exist: right shape, and for Irish ones the right check letter. */
export function isVatNumber(text: string): boolean {
  if (!PATTERN.test(text)) return false;
  return text.startsWith("IE") ? isIrish(text.slice(2)) : true;
}

/** Seven digits, a check letter, and for newer numbers a letter A to I or W. Old ones have a letter second. */
function isIrish(text: string): boolean {
  const old = /^(\d)[A-Z+*](\d{5})([A-W])$/.exec(text);
  const match = old ? `0${old[2]}${old[1]}${old[3]}` : text;
  const parts = /^(\d{7})([A-W])([A-IW]?)$/.exec(match);
  if (!parts) return false;
  const [, digits = "", check, extra = ""] = parts;
  const weighted = [...digits].reduce((sum, digit, index) => sum + Number(digit) * (8 - index), 0);
  const tail = extra === "" || extra === "W" ? 0 : (extra.charCodeAt(0) - 64) * 9;
  return IRISH_LETTERS[(weighted + tail) % 23] === check;
}
