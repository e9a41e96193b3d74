/** Digits that a search needs to be taken for a phone number. */
const MIN_PHONE_LENGTH = 4;

/**
 * A phone number as it is compared: digits alone, without the prefix of Ireland or Great Britain and without the leading
 * zero: "+353 (0)86 123 4567" and "086-1234567" are both "861234567". The same rule as `foldedPhone` in SQL.
 */
export function foldPhone(text: string): string {
  return text
    .replace(/[^0-9+]/g, "")
    .replace(/^((\+|00)(353|44)?|353(?=[0-9]{7}))/, "")
    .replace(/[+]|^0+/g, "");
}

/** What was typed, folded, where it can be the beginning of a phone number; null otherwise. */
export function phoneIn(typed: string): string | null {
  if (!/^[\d\s()+./-]+$/.test(typed)) return null;
  const digits = foldPhone(typed);
  return digits.length >= MIN_PHONE_LENGTH ? digits : null;
}
