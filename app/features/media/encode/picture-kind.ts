export type PictureKind = "jpeg" | "png" | "webp" | "avif";

/** What a file is by its first bytes, whatever it calls itself; null when it is none of the four kinds taken. */
export function pictureKind(bytes: Uint8Array): PictureKind | null {
  const ascii = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return "jpeg";
  if (ascii(0, 8) === "\x89PNG\r\n\x1a\n") return "png";
  if (ascii(0, 4) === "RIFF" && ascii(8, 12) === "WEBP") return "webp";
  if (ascii(4, 8) === "ftyp" && /avif|avis/.test(ascii(8, 32))) return "avif";
  return null;
}

/**
 * Beginnings of pages, scripts and documents. Metadata of cameras holds none of them unescaped; what follows each
 * is asked for as well, so that compressed pixels do not spell one by chance.
 */
const ACTIVE = /<script[\s>/]|<svg\s+[a-z]|<html[\s>]|<!doctype\s|<iframe[\s>]|<\?php\s|%pdf-1\./i;

/** True for a picture that another program would run or render as something else. */
export function hasActiveContent(bytes: Buffer): boolean {
  return ACTIVE.test(bytes.toString("latin1"));
}
