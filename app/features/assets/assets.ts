import type { ASSET_CLASSES, ASSET_STATES } from "./enums.ts";

export type AssetState = (typeof ASSET_STATES)[number];
export type AssetClass = (typeof ASSET_CLASSES)[number];

/** A serial number as it is compared: upper case without blanks, hyphens, dots and strokes. Zeros and the letter O stay. */
export function foldSerial(serial: string): string {
  return serial.toUpperCase().replace(/[\s\-./\\]+/g, "");
}
