import sharp from "sharp";
import { inTurn } from "#app/features/media/encode-turn.server.ts";
import { pictureKind } from "#app/features/media/picture-kind.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";

export const MOST_PHOTOS = 5;
export const LARGEST_PHOTO = 5_000_000;
/** Decoding needs memory by the pixel, whatever the file's size. */
const MOST_PIXELS = 40_000_000;
/** The longer side after encoding anew; a serial plate stays readable. */
const LONGEST_SIDE = 2400;

export interface EncodedPhoto {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

export type PhotoProblem =
  | { readonly kind: "too-many" }
  | { readonly kind: "too-large" }
  | { readonly kind: "unreadable" };

/**
 * Encodes photos anew as JPEG: upright, without place and camera data, and with nothing hidden behind the picture.
 * What a file is, its first bytes decide; SVG and everything else that is no photo is refused.
 */
export async function encodePhotos(
  files: readonly Blob[],
): Promise<Result<readonly EncodedPhoto[], PhotoProblem>> {
  if (files.length > MOST_PHOTOS) return refuse({ kind: "too-many" });
  if (files.some(({ size }) => size > LARGEST_PHOTO)) return refuse({ kind: "too-large" });
  const photos: EncodedPhoto[] = [];
  for (const file of files) {
    const photo = await inTurn(async () => encode(Buffer.from(await file.arrayBuffer())));
    if (photo === null) return refuse({ kind: "unreadable" });
    photos.push(photo);
  }
  return ok(photos);
}

async function encode(bytes: Buffer): Promise<EncodedPhoto | null> {
  if (pictureKind(bytes) === null) return null;
  try {
    const { data, info } = await sharp(bytes, {
      limitInputPixels: MOST_PIXELS,
      failOn: "error",
      animated: false,
    })
      .rotate()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#ffffff" })
      .jpeg({ quality: 82, mozjpeg: false })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch {
    return null;
  }
}
