// Written by scripts/make/pictures.ts: change the script or art/, not this file.

/** A product from all sides: frames in equal steps, as cells of one picture, row by row. */
export interface Turntable {
  readonly columns: number;
  readonly rows: number;
  /** Pixels of a frame's side. */
  readonly size: number;
  /** Addresses. */
  readonly avif: string;
  readonly webp: string;
}

const HASHES: Readonly<Record<string, string>> = {
  "product-au-mic-ins": "5f6736e3fd",
  "product-au-spk-15": "21e9469bbf",
  "product-ch-fold-wood": "2f1f928e81",
  "product-fx-fan": "c9150056ed",
  "product-fx-laser-3w": "eecc05aa6f",
  "product-lx-par-18": "9d9039ac71",
  "product-lx-par-bat": "d2261f1df0",
  "product-lx-spot-600": "9cfc39e3ef",
  "product-lx-wash-37": "84b9985d36",
  "product-pw-dist-63": "ef3d5da57a",
  "product-rg-hoist-1t": "6a0f82c862",
  "product-vi-cam-ptz": "94e0235baf",
};

/** The turntable of what one of the site's own pictures shows; null where there is none. */
export function turntableOf(artwork: string | null): Turntable | null {
  const hash = artwork === null || !Object.hasOwn(HASHES, artwork) ? undefined : HASHES[artwork];
  if (hash === undefined) return null;
  const base = `/pictures/${artwork}-turn-${hash}`;
  return { columns: 6, rows: 4, size: 480, avif: `${base}.avif`, webp: `${base}.webp` };
}

/** Pictures that have a turntable. */
export const TURNTABLE_NAMES: readonly string[] = Object.keys(HASHES);
