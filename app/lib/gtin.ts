const LENGTHS = new Set([8, 12, 13, 14]);

export type GtinFault = "scientific" | "not-digits" | "lost-zeros" | "length" | "check-digit";

/** The check digit of a GTIN body (all digits but the last), by GS1's weights 3 and 1 from the right. */
export function gtinCheckDigit(body: string): number {
  let sum = 0;
  for (let index = 0; index < body.length; index += 1) {
    sum += Number(body.charAt(body.length - 1 - index)) * (index % 2 === 0 ? 3 : 1);
  }
  return (10 - (sum % 10)) % 10;
}

/** The digits of a GTIN, UPC, EAN or ISBN as printed with spaces or hyphens; leading zeros stay. */
export function normalizeGtin(text: string): string {
  return text.trim().replace(/[\s\u00A0-]+/g, "");
}

/** What is wrong with a normalised code, or null. An ISBN-10 is accepted with its own check character. */
export function gtinFault(code: string): GtinFault | null {
  if (/^\d+(?:[.,]\d+)?E\+?\d+$/i.test(code)) return "scientific";
  if (/^\d{9}[\dXx]$/.test(code) && isIsbn10(code)) return null;
  if (!/^\d+$/.test(code)) return "not-digits";
  if (code.length === 7 || (code.length >= 9 && code.length <= 11)) return "lost-zeros";
  if (!LENGTHS.has(code.length)) return "length";
  return gtinCheckDigit(code.slice(0, -1)) === Number(code.slice(-1)) ? null : "check-digit";
}

function isIsbn10(code: string): boolean {
  let sum = 0;
  for (let index = 0; index < 10; index += 1) {
    const character = code.charAt(index);
    sum += (10 - index) * (/x/i.test(character) ? 10 : Number(character));
  }
  return sum % 11 === 0;
}
