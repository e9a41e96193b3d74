/**
 * Makes the site's own pictures: `npm run pictures [-- --force]`. Each master in art/masters becomes AVIF and WebP
 * in several widths in public/pictures, turntables beside them, named after its content and the settings below, so a
 * finished file is never made twice. Writes app/features/media/artwork-rows.ts, and the icons and the default sharing
 * picture in public/.
 */
import { createHash } from "node:crypto";
import { access, mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { isShared } from "#app/features/media/artwork.ts";
import { makeTurntables } from "./turntables.ts";

const root = join(import.meta.dirname, "../..");
const mastersDir = join(root, "art/masters");
const picturesDir = join(root, "public/pictures");
const videosDir = join(root, "public/videos");

const WIDTHS = {
  scene: [480, 768, 1080, 1440, 1920],
  // A phone of 412 points with 1.75 pixels to the point asks for 721 at least, and takes the next.
  portrait: [360, 480, 640, 736, 800, 1080],
  product: [240, 400, 600, 800],
};
/** Quality is judged on gradients of light: below about 55 AVIF shows steps in the haze. */
const AVIF = { quality: 57, effort: 4, chromaSubsampling: "4:4:4" } as const;
/** Upright pictures are the first view of phones, whose pixels are too small for such steps to be seen. */
const AVIF_PORTRAIT = { ...AVIF, quality: 52, effort: 6 } as const;
/** The width of pictures for services that show links and read neither WebP nor AVIF, in pixels. */
const SHARED_WIDTH = 800;
const JPEG = { quality: 78, mozjpeg: true } as const;
const WEBP = { quality: 78, effort: 5, smartSubsample: true } as const;

interface Entry {
  readonly name: string;
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
  readonly color: string;
  readonly placeholder: string;
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

const hashOf = (...parts: (string | Buffer)[]) => {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex").slice(0, 10);
};

const isGoods = (name: string): boolean => /^(?:product|department|kit)-/.test(name);
const sharedName = (name: string, hash: string): string => `${name}-${hash}-share.jpg`;

function kindOf(name: string, width: number, height: number): keyof typeof WIDTHS {
  return isGoods(name) ? "product" : height > width ? "portrait" : "scene";
}

function widthsFor(name: string, width: number, height: number): readonly number[] {
  const kind = kindOf(name, width, height);
  const widths = WIDTHS[kind].filter((w) => w <= width);
  return widths.at(-1) === width ? widths : [...widths, width];
}

async function makePicture(file: string, force: boolean): Promise<Entry> {
  const name = file.replace(/\.webp$/, "").replaceAll("_", "-");
  const master = await readFile(join(mastersDir, file));
  const { width, height } = await sharp(master).metadata();
  const avif = kindOf(name, width, height) === "portrait" ? AVIF_PORTRAIT : AVIF;
  const hash = hashOf(master, JSON.stringify([avif, WEBP]));
  const widths = widthsFor(name, width, height);
  for (const w of widths) {
    const resized = sharp(master).resize({ width: w, withoutEnlargement: true, kernel: "lanczos3" });
    const base = join(picturesDir, `${name}-${hash}-${w}`);
    if (force || !(await exists(`${base}.avif`))) await resized.clone().avif(avif).toFile(`${base}.avif`);
    if (force || !(await exists(`${base}.webp`))) await resized.clone().webp(WEBP).toFile(`${base}.webp`);
  }
  const jpeg = join(picturesDir, sharedName(name, hash));
  if (isShared(name) && (force || !(await exists(jpeg)))) {
    const flat = sharp(master).flatten({ background: "#ffffff" });
    await flat.resize({ width: SHARED_WIDTH, withoutEnlargement: true }).jpeg(JPEG).toFile(jpeg);
  }
  const { dominant } = await sharp(master)
    .resize(64)
    .toBuffer()
    .then((small) => sharp(small).stats());
  const tiny = await sharp(master).resize({ width: 16 }).webp({ quality: 45, effort: 6 }).toBuffer();
  const hex = [dominant.r, dominant.g, dominant.b].map((v) => v.toString(16).padStart(2, "0")).join("");
  return {
    name,
    hash,
    width,
    height,
    widths,
    color: `#${hex}`,
    placeholder: tiny.toString("base64"),
  };
}

/** Removes files of earlier masters or settings. */
async function removeStale(entries: readonly Entry[], turntables: readonly string[]) {
  const wanted = new Set([
    ...turntables,
    ...entries.flatMap((e) => [
      ...e.widths.flatMap((w) => [`${e.name}-${e.hash}-${w}.avif`, `${e.name}-${e.hash}-${w}.webp`]),
      ...(isShared(e.name) ? [sharedName(e.name, e.hash)] : []),
    ]),
  ]);
  for (const file of await readdir(picturesDir)) {
    if (!wanted.has(file)) await rm(join(picturesDir, file));
  }
}

async function copyVideo(): Promise<Record<"mp4" | "webm", string>> {
  await mkdir(videosDir, { recursive: true });
  const made: Record<string, string> = {};
  for (const file of await readdir(videosDir)) await rm(join(videosDir, file));
  for (const ext of ["mp4", "webm"]) {
    const data = await readFile(join(root, `art/video/hero-loop.${ext}`));
    made[ext] = `/videos/hero-loop-${hashOf(data)}.${ext}`;
    await writeFile(join(root, "public", made[ext]), data);
  }
  return made as Record<"mp4" | "webm", string>;
}

type Alts = Record<string, { en: string; ga: string }>;

/** Words of scenes and of the first products from art/alts.json, of all other products from art/products.json. */
async function readAlts(): Promise<Alts> {
  const read = async (file: string): Promise<unknown> =>
    JSON.parse(await readFile(join(root, "art", file), "utf8"));
  const scenes = (await read("alts.json")) as Alts;
  const products = (await read("products.json")) as ({ picture: string } & Partial<Alts[string]>)[];
  const words = products.flatMap(({ picture, en, ga }) => (en && ga ? [[picture, { en, ga }] as const] : []));
  return { ...scenes, ...Object.fromEntries(words) };
}

function manifest(entries: readonly Entry[], alts: Alts, video: Record<"mp4" | "webm", string>): string {
  const rows = entries.map((e) => {
    const alt = alts[e.name];
    if (!alt) throw new Error(`art/alts.json has no words for ${e.name}.`);
    const row = [e.hash, e.width, e.height, e.widths, e.color, e.placeholder, alt.en, alt.ga];
    return `  ${JSON.stringify(e.name)}: ${JSON.stringify(row)},`;
  });
  return `// Written by scripts/make/pictures.ts: change the script or art/, not this file.
// biome-ignore-all format: one picture a line

/**
 * A picture: the hash in its files' names, pixels across and down, the widths it has, its colour, a tiny WebP, its words.
 */
export type ArtworkRow = readonly [
  hash: string,
  width: number,
  height: number,
  widths: readonly number[],
  color: string,
  placeholder: string,
  en: string,
  ga: string,
];

/** Of the JPEG for services that show links. Pixels across. */
export const SHARED_WIDTH = ${SHARED_WIDTH};

export const ARTWORK_ROWS = {
${rows.join("\n")}
} satisfies Record<string, ArtworkRow>;

/** The site's own moving picture: eight seconds, seamless, silent. */
export const OVERVIEW_LOOP = ${JSON.stringify(video)} as const;
`;
}

async function main() {
  const force = process.argv.includes("--force");
  await mkdir(picturesDir, { recursive: true });
  const alts = await readAlts();
  const entries: Entry[] = [];
  for (const file of (await readdir(mastersDir)).filter((f) => f.endsWith(".webp")).sort()) {
    entries.push(await makePicture(file, force));
  }
  await removeStale(entries, await makeTurntables(picturesDir));
  await writeFile(
    join(root, "app/features/media/artwork-rows.ts"),
    manifest(entries, alts, await copyVideo()),
  );
  await makeIcons();
  const sizes = await Promise.all((await readdir(picturesDir)).map((f) => stat(join(picturesDir, f))));
  const total = sizes.reduce((sum, s) => sum + s.size, 0);
  console.log(`${entries.length} pictures, ${sizes.length} files, ${(total / 1e6).toFixed(1)} MB`);
}

/** Icons from the mark: the tab's SVG as it is, bitmaps for home screens, one with the mask's safe margin. */
async function makeIcons() {
  const mark = await readFile(join(root, "art/icons/mark.svg"), "utf8");
  const square = mark.replace(/rx="\d+"/, 'rx="0"');
  const maskable = square.replace("<g>", '<g transform="translate(51.2 51.2) scale(0.8)">');
  const png = (svg: string, size: number) =>
    sharp(Buffer.from(svg), { density: 288 }).resize(size, size).png().toBuffer();
  const write = (file: string, data: string | Buffer) => writeFile(join(root, "public", file), data);
  await write("favicon.svg", mark);
  await write("apple-touch-icon.png", await png(square, 180));
  await write("icon-192.png", await png(mark, 192));
  await write("icon-512.png", await png(mark, 512));
  await write("icon-maskable-192.png", await png(maskable, 192));
  await write("icon-maskable-512.png", await png(maskable, 512));
  await write(
    "favicon.ico",
    icoOf([await png(mark, 16), await png(mark, 32), await png(mark, 48)], [16, 32, 48]),
  );
  const social = await sharp(join(mastersDir, "social.webp")).jpeg({ quality: 84, mozjpeg: true }).toBuffer();
  await write("social.jpg", social);
}

/** An ICO file that holds PNG pictures. */
function icoOf(pictures: readonly Buffer[], sizes: readonly number[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [i, picture] of pictures.entries()) {
    const at = 6 + i * 16;
    head.writeUInt8(sizes[i] ?? 0, at);
    head.writeUInt8(sizes[i] ?? 0, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(picture.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += picture.length;
  }
  return Buffer.concat([head, ...pictures]);
}

await main();
