/**
 * Turntables of products: the 24 frames of each, as art/products.py renders them into art/turns, become the cells of one
 * picture in AVIF and WebP beside the other pictures. Writes app/features/media/encode/turntables.ts.
 */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";

const COLUMNS = 6;
const ROWS = 4;
/** Pixels of a frame. */
const SIZE = 480;
/** Bytes of one file: what a visitor's phone loads for it. */
const MAX_BYTES = 350_000;
const AVIF = [56, 50, 44, 38, 32];
const WEBP = [74, 66, 58, 50, 42];

const root = join(import.meta.dirname, "../..");

interface Made {
  readonly name: string;
  readonly hash: string;
}

/** Makes what is missing of the turntables whose frames are complete; gives the names of all their files. */
export async function makeTurntables(picturesDir: string): Promise<readonly string[]> {
  const rows = JSON.parse(await readFile(join(root, "art/products.json"), "utf8")) as readonly {
    readonly picture: string;
    readonly turntable?: boolean;
  }[];
  const made: Made[] = [];
  for (const { picture, turntable } of rows) {
    const frames = framesOf(picture);
    if (turntable && frames.every((file) => existsSync(file)))
      made.push(await make(picture, frames, picturesDir));
  }
  made.sort((one, other) => (one.name < other.name ? -1 : 1));
  await writeFile(join(root, "app/features/media/encode/turntables.ts"), manifest(made));
  return made.flatMap(({ name, hash }) => [`${name}-turn-${hash}.avif`, `${name}-turn-${hash}.webp`]);
}

function framesOf(picture: string): string[] {
  return Array.from({ length: COLUMNS * ROWS }, (_, frame) => {
    const degrees = String((frame * 360) / (COLUMNS * ROWS)).padStart(3, "0");
    return join(root, "art/turns", `${picture}@${degrees}.webp`);
  });
}

async function make(name: string, frames: readonly string[], picturesDir: string): Promise<Made> {
  const inputs = await Promise.all(frames.map((file) => readFile(file)));
  const digest = createHash("sha256").update(JSON.stringify([AVIF, WEBP, SIZE]));
  for (const input of inputs) digest.update(input);
  const hash = digest.digest("hex").slice(0, 10);
  const base = join(picturesDir, `${name}-turn-${hash}`);
  if (existsSync(`${base}.avif`) && existsSync(`${base}.webp`)) return { name, hash };
  const sheet = await sharp({
    create: { width: COLUMNS * SIZE, height: ROWS * SIZE, channels: 3, background: "#ffffff" },
  })
    .composite(
      inputs.map((input, frame) => ({
        input,
        left: (frame % COLUMNS) * SIZE,
        top: Math.floor(frame / COLUMNS) * SIZE,
      })),
    )
    .png({ compressionLevel: 1 })
    .toBuffer();
  await writeFile(
    `${base}.avif`,
    await small(AVIF, (quality) => sharp(sheet).avif({ quality, effort: 4 }).toBuffer()),
  );
  await writeFile(
    `${base}.webp`,
    await small(WEBP, (quality) => sharp(sheet).webp({ quality, effort: 5 }).toBuffer()),
  );
  console.log(name, (await stat(`${base}.avif`)).size, (await stat(`${base}.webp`)).size);
  return { name, hash };
}

/** The file of the best quality that is not too large. */
async function small(
  qualities: readonly number[],
  encode: (quality: number) => Promise<Buffer>,
): Promise<Buffer> {
  for (const quality of qualities) {
    const file = await encode(quality);
    if (file.length <= MAX_BYTES) return file;
  }
  throw new Error(`A turntable needs more than ${MAX_BYTES} bytes.`);
}

function manifest(made: readonly Made[]): string {
  const rows = made.map(({ name, hash }) => `  ${JSON.stringify(name)}: ${JSON.stringify(hash)},`);
  return `// Written by scripts/make/pictures.ts: change the script or art/, not this file.

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
${rows.join("\n")}
};

/** The turntable of what one of the site's own pictures shows; null where there is none. */
export function turntableOf(artwork: string | null): Turntable | null {
  const hash = artwork === null || !Object.hasOwn(HASHES, artwork) ? undefined : HASHES[artwork];
  if (hash === undefined) return null;
  const base = \`/pictures/\${artwork}-turn-\${hash}\`;
  return { columns: ${COLUMNS}, rows: ${ROWS}, size: ${SIZE}, avif: \`\${base}.avif\`, webp: \`\${base}.webp\` };
}

/** Pictures that have a turntable. */
export const TURNTABLE_NAMES: readonly string[] = Object.keys(HASHES);
`;
}
