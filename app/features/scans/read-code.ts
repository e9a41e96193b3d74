import { foldSerial } from "#app/features/assets/assets.ts";
import { readUnitCode } from "#app/features/assets/unit-code.ts";

/** What a scanned text may be, besides a maker's barcode. */
export interface CodeParts {
  /** The code of a label, read alone or from the address of its QR code; null for none. */
  readonly label: string | null;
  /** A unit's number; null for none. */
  readonly number: number | null;
  /** A serial as it is compared; empty for none. */
  readonly serial: string;
}

/** Reads the text that a scanner or a person entered. */
export function readCode(text: string): CodeParts {
  const number = /^#?(\d{1,9})$/.exec(text)?.[1];
  return {
    label: readUnitCode(/\/u\/([^/?#\s]+)/.exec(text)?.[1] ?? text),
    number: number === undefined ? null : Number(number),
    serial: foldSerial(text),
  };
}
