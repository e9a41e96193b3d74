import type { StoredShare, StoredVariant } from "#app/db/schema/media.ts";
import type { Message } from "#app/i18n/message.ts";
import { type PictureSource, pictureSrc } from "#app/ui/picture-source.ts";

/** A picture as the library has it. */
export interface LibraryPicture {
  readonly width: number;
  readonly height: number;
  readonly variants: readonly StoredVariant[];
  readonly share: StoredShare | null;
  readonly placeholder: string;
  readonly altEn: string;
  readonly altGa: string;
  readonly focalX: number;
  readonly focalY: number;
}

/**
 * A picture of the library, ready for `<Picture source={…} />`. Words that are missing in one language are those of the
 * other; `alt` is in where there are none at all.
 */
export function pictureOf(row: LibraryPicture, alt: Message | null = null): PictureSource {
  const { altEn, altGa, focalX, focalY, placeholder, share } = row;
  return {
    width: row.width,
    height: row.height,
    variants: row.variants.flatMap(({ width, avif, webp }) => [
      { format: "avif" as const, width, src: avif },
      { format: "webp" as const, width, src: webp },
    ]),
    alt: altEn || altGa ? { en: altEn || altGa, ga: altGa || altEn } : alt,
    ...(placeholder && { placeholder }),
    ...((focalX !== 50 || focalY !== 50) && { focal: { x: focalX, y: focalY } }),
    ...(share && { share }),
  };
}

/** Pixels of a thumbnail on a screen of double density. */
export const THUMB_WIDTH = 240;

/** What a thumbnail needs of a picture: one file and the point in view. A list of the back office has up to 50. */
export type ThumbSource = { readonly src: string } & Pick<PictureSource, "focal">;

/** A picture as a thumbnail. */
export function toThumb(picture: PictureSource): ThumbSource {
  const { focal } = picture;
  return { src: pictureSrc(picture, THUMB_WIDTH), ...(focal && { focal }) };
}
