import type { Message } from "#app/i18n/message.ts";

/** The width at which a line of a cart or a hire basket shows its picture. */
export const LINE_PICTURE_SIZES = "(min-width: 48rem) 6.5rem, 5rem";

/** The formats that pictures are served in, the smaller one first. */
export const PICTURE_FORMATS = ["avif", "webp"] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** One encoded file of a picture. `width` in pixels. */
export interface PictureVariant {
  readonly format: PictureFormat;
  readonly width: number;
  readonly src: string;
}

/** A picture as the site serves it: every size, its own size in pixels, its words and what is in for it. */
export interface PictureSource {
  readonly width: number;
  readonly height: number;
  readonly variants: readonly PictureVariant[];
  /** The alternative text; null: the picture is decoration. */
  readonly alt: Message | null;
  /** A `data:` address of a picture of about 16 px. Left out for pictures with transparent parts. */
  readonly placeholder?: string;
  /** Dominant colour, `#rrggbb`. */
  readonly color?: string;
  /**
   * What stays in view when the picture is cropped, in percent from the left and from the top; the middle if left out.
   */
  readonly focal?: { readonly x: number; readonly y: number };
  /** A JPEG for anyone who shows a link to the page and reads neither AVIF nor WebP. Sizes in pixels. */
  readonly share?: { readonly src: string; readonly width: number; readonly height: number };
}

/** One file of a picture for what takes a single address: mails, structured data, the cart. */
export function pictureSrc(source: PictureSource, width: number): string {
  const webp = source.variants.filter((v) => v.format === "webp").sort((a, b) => a.width - b.width);
  return (webp.find((v) => v.width >= width) ?? webp.at(-1) ?? source.variants[0])?.src ?? "";
}
