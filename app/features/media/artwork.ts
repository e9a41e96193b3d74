import { keysOf } from "#app/lib/records.ts";
import { PICTURE_FORMATS, type PictureSource } from "#app/ui/picture-source.ts";
import { ARTWORK_ROWS, type ArtworkRow, SHARED_WIDTH } from "./artwork-rows.ts";

export type ArtworkName = keyof typeof ARTWORK_ROWS;

export const ARTWORK_NAMES = keysOf(ARTWORK_ROWS);

/** True when a stored name is one of the site's own pictures. */
export function isArtworkName(name: string): name is ArtworkName {
  return Object.hasOwn(ARTWORK_ROWS, name);
}

/** True when a picture has a JPEG for services that show links. */
export function isShared(name: string): boolean {
  return /^(?:product|kit)-/.test(name);
}

/** One of the site's own pictures, ready for `<Picture source={…} />`. */
export function artwork(name: ArtworkName): PictureSource {
  return toSource(name, ARTWORK_ROWS[name]);
}

function toSource(
  name: string,
  [hash, width, height, widths, color, placeholder, en, ga]: ArtworkRow,
): PictureSource {
  const shared = Math.min(width, SHARED_WIDTH);
  const share = {
    src: `/pictures/${name}-${hash}-share.jpg`,
    width: shared,
    height: Math.round((shared * height) / width),
  };
  return {
    width,
    height,
    color,
    alt: { en, ga },
    ...(isShared(name) && { share }),
    placeholder: `data:image/webp;base64,${placeholder}`,
    variants: PICTURE_FORMATS.flatMap((format) =>
      widths.map((across) => ({
        format,
        width: across,
        src: `/pictures/${name}-${hash}-${across}.${format}`,
      })),
    ),
  };
}
