import sharp from "sharp";
import { withEncodingSlot } from "#app/features/media/encode/encoding-slot.server.ts";
import { pictureKind } from "#app/features/media/encode/picture-kind.ts";
import { MAX_PIXELS } from "#app/features/media/media.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import type { AttachmentKind } from "../enquiries.ts";
import { cleanFileName, MAX_FILE_BYTES, MAX_FILES } from "./attachments.ts";

/** The longer side after encoding again; a serial plate stays readable. */
const MAX_SIDE = 2400;

/** A file of a visitor, checked: a picture encoded again, or a PDF as it came. */
export interface Attachment {
  readonly kind: AttachmentKind;
  readonly name: string;
  readonly bytes: Buffer;
  /** Width and height in pixels; null for a PDF. */
  readonly width: number | null;
  readonly height: number | null;
}

export type AttachmentFault = { readonly kind: "too-many" } | RefusedFile;

/** The first file that is refused, and those that are not. */
interface RefusedFile {
  readonly kind: "too-large" | "unreadable";
  readonly name: string;
  readonly good: readonly Attachment[];
}

/**
 * Checks files of a visitor. Pictures are encoded again as JPEG: upright, without place and camera data, and with
 * nothing hidden behind the picture. What a file is, its bytes decide; SVG and everything else is refused.
 */
export async function readAttachments(
  files: readonly File[],
): Promise<Result<readonly Attachment[], AttachmentFault>> {
  if (files.length > MAX_FILES) return refuse({ kind: "too-many" });
  const attachments: Attachment[] = [];
  let refused: Omit<RefusedFile, "good"> | null = null;
  for (const file of files) {
    const name = cleanFileName(file.name);
    const isTooLarge = file.size > MAX_FILE_BYTES;
    const attachment = isTooLarge
      ? null
      : await withEncodingSlot(async () => read(Buffer.from(await file.arrayBuffer())));
    if (attachment) attachments.push({ ...attachment, name });
    else refused ??= { kind: isTooLarge ? "too-large" : "unreadable", name };
  }
  return refused ? refuse({ ...refused, good: attachments }) : ok(attachments);
}

type Unnamed = Omit<Attachment, "name">;

async function read(bytes: Buffer): Promise<Unnamed | null> {
  if (isPdf(bytes)) return { kind: "pdf", bytes, width: null, height: null };
  return pictureKind(bytes) === null ? null : encode(bytes);
}

async function encode(bytes: Buffer): Promise<Unnamed | null> {
  try {
    const { data, info } = await sharp(bytes, {
      limitInputPixels: MAX_PIXELS,
      failOn: "error",
      animated: false,
    })
      .rotate()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#ffffff" })
      .jpeg({ quality: 82, mozjpeg: false })
      .toBuffer({ resolveWithObject: true });
    return { kind: "photo", bytes: data, width: info.width, height: info.height };
  } catch {
    return null;
  }
}

/** Readers look for the mark of the end in the last kilobyte. */
const PDF_TAIL = 1024;

/** A PDF begins with its version at the very first byte, knows where its objects are, and says where it ends. */
function isPdf(bytes: Buffer): boolean {
  const tail = bytes.subarray(-PDF_TAIL).toString("latin1");
  return (
    /^%PDF-[12]\.\d/.test(bytes.subarray(0, 8).toString("latin1")) &&
    /startxref\s+\d+\s+%%EOF/.test(tail) &&
    bytes.includes(" obj")
  );
}
