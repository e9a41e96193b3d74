/** Crockford's base32: no I, L, O and U, which are misread. */
const DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/** The check character is one of 37, so that every single wrong character and every swap of two is found. */
const CHECKS = `${DIGITS}*~$=U`;

const LENGTH = 10;
const RADIX = 32n;

/** A new code for the label of a unit: 50 random bits as 10 characters, and a check character. */
export function newUnitCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH));
  const body = [...bytes].map((byte) => DIGITS[byte % DIGITS.length]).join("");
  return body + checkOf(body);
}

/**
 * A code as it is stored, from what was scanned or typed: case and hyphens do not matter, I and L are 1, O is 0. Null when
 * it is none or its check character is wrong.
 */
export function readUnitCode(text: string): string | null {
  const plain = text.toUpperCase().replaceAll("-", "");
  const body = plain.slice(0, LENGTH).replace(/[IL]/g, "1").replaceAll("O", "0");
  if (plain.length !== LENGTH + 1 || [...body].some((char) => !DIGITS.includes(char))) return null;
  return checkOf(body) === plain[LENGTH] ? body + plain[LENGTH] : null;
}

/** Digits 0 to 31 as a number, modulo 37. */
function checkOf(body: string): string {
  const value = [...body].reduce((sum, char) => sum * RADIX + BigInt(DIGITS.indexOf(char)), 0n);
  return CHECKS[Number(value % 37n)] ?? "";
}
