import sharp, { type Sharp } from "sharp";
import { hashOf } from "#app/lib/hash.server.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import type { PictureFormat } from "#app/ui/picture-source.ts";
import { MAX_PICTURE_BYTES, MAX_PIXELS, MAX_SIDE, MIN_SIDE, type PictureFault } from "../media.ts";
import { withEncodingSlot } from "./encoding-slot.server.ts";
import { hasActiveContent, pictureKind } from "./picture-kind.ts";

/** Changes with the settings below, so that a file made by other settings never has the same address. */
const RECIPE = "1";
const MAX_WIDTH = 1920;
const MAX_HEIGHT = 2400;
/** Parts of the largest width; a picture is never enlarged. */
const STEPS = [0.25, 0.4, 0.6, 0.8, 1];
/** Quality is judged on gradients of light: below about 55 AVIF shows steps in the haze. */
const AVIF = { quality: 57, effort: 1, chromaSubsampling: "4:4:4" } as const;
const WEBP = { quality: 78, effort: 2, smartSubsample: true } as const;
const SHARE = { side: 1200, quality: 82 };
const TINY_WIDTH = 16;

/** One core is left for the pages; pictures may take a second longer. */
sharp.concurrency(1);

export interface EncodedFile {
  readonly format: PictureFormat | "jpg";
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly bytes: Buffer;
}

/** A picture in every size the site serves. Width and height are those of the largest. */
export interface EncodedPicture {
  /** SHA-256 of the file it was made from, in hex. */
  readonly hash: string;
  /** What the addresses of its files begin with: 32 hexadecimal digits. */
  readonly stem: string;
  readonly width: number;
  readonly height: number;
  /** Five widths of AVIF and WebP, fewer for tiny pictures. */
  readonly sizes: readonly EncodedFile[];
  readonly share: EncodedFile;
  /** A `data:` address of a tiny picture; empty for pictures with transparent parts. */
  readonly placeholder: string;
}

/**
 * Encodes a picture again: upright, in sRGB, without place, camera and anything hidden behind it. What a file is, its
 * first bytes decide; the size in its header is checked before a pixel is decoded.
 */
export async function encodePicture(bytes: Buffer): Promise<Result<EncodedPicture, PictureFault>> {
  const fault = await checkPicture(bytes);
  if (fault) return refuse(fault);
  try {
    return ok(await withEncodingSlot(() => encode(bytes)));
  } catch {
    return refuse({ kind: "damaged" });
  }
}

/** Why a file may not be decoded; null for one that may. */
async function checkPicture(bytes: Buffer): Promise<PictureFault | null> {
  if (bytes.length === 0) return { kind: "empty" };
  if (bytes.length > MAX_PICTURE_BYTES) return { kind: "too-large" };
  if (pictureKind(bytes) === null) return { kind: "not-a-picture" };
  if (hasActiveContent(bytes)) return { kind: "active-content" };
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!header) return { kind: "damaged" };
  const { width, height } = header;
  if (Math.min(width, height) < MIN_SIDE || Math.max(width, height) > MAX_SIDE) return { kind: "shape" };
  return width * height > MAX_PIXELS ? { kind: "too-many-pixels" } : null;
}

async function encode(bytes: Buffer): Promise<EncodedPicture> {
  const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error" })
    .autoOrient()
    .resize({ width: MAX_WIDTH, height: MAX_HEIGHT, fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true });
  const pixels = () => sharp(data, { raw: info });
  const widths = [...new Set(STEPS.map((part) => Math.max(1, Math.round(info.width * part))))];
  const sizes: EncodedFile[] = [];
  for (const width of widths) {
    sizes.push(await finish("avif", pixels().resize({ width }).avif(AVIF)));
    sizes.push(await finish("webp", pixels().resize({ width }).webp(WEBP)));
  }
  const share = await finish(
    "jpg",
    pixels()
      .flatten({ background: "#ffffff" })
      .resize({ width: SHARE.side, height: SHARE.side, fit: "inside", withoutEnlargement: true })
      .jpeg({ quality: SHARE.quality, mozjpeg: true }),
  );
  const hash = hashOf(bytes);
  return {
    hash,
    stem: hashOf(`${RECIPE}:${hash}`).slice(0, 32),
    width: info.width,
    height: info.height,
    sizes,
    share,
    placeholder: (await isOpaque(pixels())) ? await tinyPicture(pixels()) : "",
  };
}

async function finish(format: EncodedFile["format"], picture: Sharp): Promise<EncodedFile> {
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return { format, width: info.width, height: info.height, bytes: data };
}

async function isOpaque(picture: Sharp): Promise<boolean> {
  const { isOpaque } = await picture.stats();
  return isOpaque;
}

async function tinyPicture(picture: Sharp): Promise<string> {
  const tiny = await picture.resize({ width: TINY_WIDTH }).webp({ quality: 45, effort: 6 }).toBuffer();
  return `data:image/webp;base64,${tiny.toString("base64")}`;
}
