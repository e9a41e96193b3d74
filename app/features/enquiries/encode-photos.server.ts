import sharp from "sharp";
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

let lastTurn: Promise<unknown> = Promise.resolve();

/** One picture at a time in the whole process: a decoded one needs up to 160 MB. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = lastTurn.then(work, work);
  lastTurn = turn.catch(() => undefined);
  return turn;
}

async function encode(bytes: Buffer): Promise<EncodedPhoto | null> {
  if (!isPhoto(bytes)) return null;
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

/** JPEG, PNG, WebP and AVIF by their first bytes. */
function isPhoto(bytes: Buffer): boolean {
  const ascii = (from: number, to: number) => bytes.subarray(from, to).toString("latin1");
  return (
    (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) ||
    ascii(0, 8) === "\x89PNG\r\n\x1a\n" ||
    (ascii(0, 4) === "RIFF" && ascii(8, 12) === "WEBP") ||
    (ascii(4, 8) === "ftyp" && /avif|avis/.test(ascii(8, 32)))
  );
}
