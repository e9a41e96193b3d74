import { decimalText } from "#app/features/settings/hire-form.ts";

/** "2" to the whole number 2, up to `most`; null when it is none. */
export function parseWhole(text: string, most: number): number | null {
  if (!/^\d{1,9}$/.test(text)) return null;
  return Number(text) <= most ? Number(text) : null;
}

/** Length, width and height in millimetres, as "800x600x900" or "800 × 600 × 900". */
export function parseSize(text: string): readonly [number, number, number] | null {
  const [, length, width, height] = /^(\d{1,5})\s*[x×]\s*(\d{1,5})\s*[x×]\s*(\d{1,5})$/i.exec(text) ?? [];
  const size = [Number(length), Number(width), Number(height)] as const;
  return height !== undefined && size.every((side) => side > 0) ? size : null;
}

/** Thousandths without needless zeros: 950 is "0.95". */
export function thousandthsText(thousandths: number): string {
  return decimalText(thousandths, 3);
}

/** Basis points as percent: 1350 is "13.5". */
export function percentText(points: number): string {
  return decimalText(points, 2);
}

/** "+3", "-2", "−2" or "5" as a whole number; null when it is none. */
export function parseSigned(text: string): number | null {
  const plain = text.replace("−", "-").replace(/\s/g, "");
  return /^[+-]?\d{1,6}$/.test(plain) ? Number(plain) : null;
}
