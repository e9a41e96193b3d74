/**
 * Makes the site's web fonts: `npm run fonts`. Reads the full variable fonts from their npm packages, keeps the
 * letters of English and Irish (other accented letters in a second file, fetched only when a page uses one), and writes
 * app/ui/fonts/*.woff2, the licences beside them, and app/ui/styles/base/fonts.css with metric-matched fallbacks.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
// @ts-expect-error: the package ships no types; SubsetFont below says what is used of it.
import untypedSubsetFont from "subset-font";
import { makeDocumentFonts } from "./document-fonts.ts";

const root = join(dirname(fileURLToPath(import.meta.url)), "../..");
const fontsDir = join(root, "app/ui/fonts");
const packagesDir = join(root, "node_modules/@fontsource-variable");

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join("");

/** The letters of English and Irish, and the signs and typography the site uses. */
const CORE = `${range(0x20, 0x7e)}\u00a0£§©«®°²³·»½×ÁÉÍÓÚáéíóú–—‘’‚“”„•…‹›€™−`;
/**
 * The characters of the core font. The word joiner, which has no picture, is among them: left out, it would call the
 * visitor's own fonts to the middle of a word.
 */
const CORE_RANGE =
  "U+20-7E,U+A0,U+A3,U+A7,U+A9,U+AB,U+AE,U+B0,U+B2-B3,U+B7,U+BB,U+BD,U+C1,U+C9,U+CD,U+D3,U+D7,U+DA,U+E1,U+E9,U+ED,U+F3,U+FA,U+2013-2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+2039-203A,U+2060,U+20AC,U+2122,U+2212";
/** The rest of Latin-1: accented letters of western Europe's names. */
const ACCENTED = `${[...`${range(0xa1, 0xff)}Œœ`].filter((char) => !CORE.includes(char)).join("")}`;
const ACCENTED_RANGE =
  "U+A1-A2,U+A4-A6,U+A8,U+AA,U+AC-AD,U+AF,U+B1,U+B4-B6,U+B8-BA,U+BC,U+BE-C0,U+C2-C8,U+CA-CC,U+CE-D2,U+D4-D6,U+D8-D9,U+DB-E0,U+E2-E8,U+EA-EC,U+EE-F2,U+F4-F9,U+FB-FF,U+152-153";
/**
 * Letters of other customers' names, and of the older Irish script. Of its dotted consonants the sources draw only
 * ċ and ġ; the others come from the visitor's own fonts.
 */
const EXTENDED = `${range(0x100, 0x151)}${range(0x154, 0x17f)}`;
const EXTENDED_RANGE = "U+100-151,U+154-17F";

/** The files of a face: which of the package's files each is cut out of, and the letters it is fetched for. */
const SETS = [
  { suffix: "", source: "latin", letters: CORE, range: CORE_RANGE },
  { suffix: "-accented", source: "latin", letters: ACCENTED, range: ACCENTED_RANGE },
  { suffix: "-extended", source: "latin-ext", letters: EXTENDED, range: EXTENDED_RANGE },
] as const;

/** Frequency-weighted sample: fallback widths are matched on the words the site really sets. */
const SAMPLE =
  "A leading provider of production solutions: lighting, sound, video, staging and power. Where Creative Minds Collide. Ar aghaidh leis an seó! Soilsiú, fuaim, físeán, ardáin agus cumhacht, ó Ghaillimh go gach stáitse in Éirinn. 900 27 945 53";

type SubsetFont = (
  font: Buffer,
  text: string,
  options: { targetFormat: "woff2" | "sfnt"; variationAxes: Axes; noHinting?: boolean },
) => Promise<Buffer>;
const subsetFont = untypedSubsetFont as SubsetFont;

type Axes = Record<string, number | { min: number; max: number; default?: number }>;

interface Face {
  readonly name: "display" | "text" | "voice";
  readonly family: string;
  readonly package: string;
  /** File name with `{set}` where the package writes latin or latin-ext. */
  readonly file: string;
  readonly axes: Axes;
  /** The instance whose widths the fallback is matched to. */
  readonly matchAxes: Axes;
  readonly css: string;
  /** Those of other systems first; of each the visitor has one at most. */
  readonly fallbacks: readonly Fallback[];
}

interface Fallback {
  readonly family: string;
  readonly local: readonly string[];
  /**
   * Mean advance of SAMPLE in em, measured on the DejaVu fonts and on the Liberation fonts, which are as wide as Arial
   * and Times.
   */
  readonly meanAdvance: number;
}

const FACES: readonly Face[] = [
  {
    name: "display",
    family: "Display",
    package: "archivo",
    file: "archivo-{set}-wdth-normal.woff2",
    axes: { wdth: 118, wght: { min: 400, max: 900 } },
    matchAxes: { wdth: 118, wght: 800 },
    css: "font-weight: 400 900; font-style: normal",
    fallbacks: [
      {
        family: "Display Fallback",
        local: ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold", "Roboto Bold", "Roboto-Bold"],
        meanAdvance: 0.4722,
      },
      {
        family: "Display Fallback DejaVu",
        local: ["DejaVu Sans Bold", "DejaVuSans-Bold"],
        meanAdvance: 0.563,
      },
    ],
  },
  {
    name: "text",
    family: "Text",
    package: "hanken-grotesk",
    file: "hanken-grotesk-{set}-wght-normal.woff2",
    axes: { wght: { min: 400, max: 700 } },
    matchAxes: { wght: 400 },
    css: "font-weight: 400 700; font-style: normal",
    fallbacks: [
      {
        family: "Text Fallback",
        local: ["Arial", "ArialMT", "Liberation Sans", "Roboto", "Roboto-Regular"],
        meanAdvance: 0.4387,
      },
      { family: "Text Fallback DejaVu", local: ["DejaVu Sans", "DejaVuSans"], meanAdvance: 0.4982 },
    ],
  },
  {
    name: "voice",
    family: "Voice",
    package: "newsreader",
    file: "newsreader-{set}-standard-italic.woff2",
    axes: { wght: 380, opsz: 18 },
    matchAxes: { wght: 380, opsz: 18 },
    css: "font-weight: 380; font-style: italic",
    fallbacks: [
      {
        family: "Voice Fallback",
        local: [
          "Times New Roman Italic",
          "TimesNewRomanPS-ItalicMT",
          "Liberation Serif Italic",
          "Georgia Italic",
        ],
        meanAdvance: 0.4041,
      },
      {
        family: "Voice Fallback DejaVu",
        local: ["DejaVu Serif Italic", "DejaVuSerif-Italic"],
        meanAdvance: 0.5076,
      },
    ],
  },
];

/** Font-wide vertical metrics and advances, in font units, read from the sfnt tables. */
interface Metrics {
  readonly unitsPerEm: number;
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  advance(char: string): number | undefined;
}

function readMetrics(sfnt: Buffer): Metrics {
  const tables = new Map<string, number>();
  for (let i = 0; i < sfnt.readUInt16BE(4); i++) {
    const record = 12 + i * 16;
    tables.set(sfnt.toString("latin1", record, record + 4), sfnt.readUInt32BE(record + 8));
  }
  const at = (tag: string) => {
    const offset = tables.get(tag);
    if (offset === undefined) throw new Error(`Font table ${tag} is missing.`);
    return offset;
  };
  const hhea = at("hhea");
  const longMetrics = sfnt.readUInt16BE(hhea + 34);
  const glyphs = readCmap(sfnt, at("cmap"));
  return {
    unitsPerEm: sfnt.readUInt16BE(at("head") + 18),
    ascent: sfnt.readInt16BE(hhea + 4),
    descent: sfnt.readInt16BE(hhea + 6),
    lineGap: sfnt.readInt16BE(hhea + 8),
    advance: (char) => {
      const glyph = glyphs.get(char.codePointAt(0) ?? 0);
      return glyph === undefined
        ? undefined
        : sfnt.readUInt16BE(at("hmtx") + 4 * Math.min(glyph, longMetrics - 1));
    },
  };
}

/** Character → glyph of the first format 4 or format 12 subtable. */
function readCmap(sfnt: Buffer, cmap: number): Map<number, number> {
  const map = new Map<number, number>();
  for (let i = 0; i < sfnt.readUInt16BE(cmap + 2); i++) {
    const table = cmap + sfnt.readUInt32BE(cmap + 4 + i * 8 + 4);
    const format = sfnt.readUInt16BE(table);
    if (format === 12) readFormat12(sfnt, table, map);
    else if (format === 4) readFormat4(sfnt, table, map);
  }
  return map;
}

function readFormat12(sfnt: Buffer, table: number, map: Map<number, number>) {
  for (let g = 0; g < sfnt.readUInt32BE(table + 12); g++) {
    const group = table + 16 + g * 12;
    const [start, end, glyph] = [0, 4, 8].map((o) => sfnt.readUInt32BE(group + o)) as [
      number,
      number,
      number,
    ];
    for (let code = start; code <= end; code++) map.set(code, glyph + code - start);
  }
}

function readFormat4(sfnt: Buffer, table: number, map: Map<number, number>) {
  const segments = sfnt.readUInt16BE(table + 6) / 2;
  const ends = table + 14;
  const starts = ends + segments * 2 + 2;
  const deltas = starts + segments * 2;
  const offsets = deltas + segments * 2;
  for (let s = 0; s < segments; s++) {
    const rangeOffset = sfnt.readUInt16BE(offsets + s * 2);
    const delta = sfnt.readInt16BE(deltas + s * 2);
    const start = sfnt.readUInt16BE(starts + s * 2);
    for (let code = start; code <= sfnt.readUInt16BE(ends + s * 2) && code < 0xffff; code++) {
      const index = offsets + s * 2 + rangeOffset + (code - start) * 2;
      const glyph = rangeOffset === 0 ? code : sfnt.readUInt16BE(index);
      if (glyph) map.set(code, (glyph + delta) & 0xffff);
    }
  }
}

/** Mean advance of SAMPLE in em. Letters the font lacks are left out of the mean. */
function meanAdvance(metrics: Metrics): number {
  const widths = [...SAMPLE].map((c) => metrics.advance(c)).filter((w) => w !== undefined);
  return widths.reduce((sum, w) => sum + w, 0) / widths.length / metrics.unitsPerEm;
}

const percent = (value: number) => `${(value * 100).toFixed(2)}%`;

async function makeFace(face: Face): Promise<string> {
  const source = (set: string) =>
    readFile(join(packagesDir, face.package, "files", face.file.replace("{set}", set)));
  const sizes: string[] = [];
  for (const { suffix, source: set, letters } of SETS) {
    const cut = await subsetFont(await source(set), letters, {
      targetFormat: "woff2",
      variationAxes: face.axes,
      noHinting: true,
    });
    await writeFile(join(fontsDir, `${face.name}${suffix}.woff2`), cut);
    sizes.push(`${face.name}${suffix} ${cut.length} B`);
  }
  await writeFile(
    join(fontsDir, `${face.package}-OFL.txt`),
    await readFile(join(packagesDir, face.package, "LICENSE")),
  );
  const letters = CORE + ACCENTED;
  const pinned = await subsetFont(await source("latin"), letters, {
    targetFormat: "sfnt",
    variationAxes: face.matchAxes,
  });
  const metrics = readMetrics(pinned);
  const missing = [...letters].filter((c) => metrics.advance(c) === undefined).join("");
  console.log(`${sizes.join(", ")}${missing ? `, without ${missing}` : ""}`);
  return faceCss(face, metrics);
}

function faceCss(face: Face, metrics: Metrics): string {
  const load = (file: string, unicodeRange: string) =>
    `@font-face {\n  font-family: "${face.family}";\n  src: url("../fonts/${file}.woff2") format("woff2");\n  ${face.css.replace("; ", ";\n  ")};\n  font-display: swap;\n  unicode-range: ${unicodeRange.replaceAll(",", ", ")};\n}\n`;
  const files = SETS.map((set) => load(`${face.name}${set.suffix}`, set.range)).join("");
  return files + face.fallbacks.map((fallback) => fallbackCss(face, fallback, metrics)).join("");
}

/** A font of the visitor's own, set as wide and as high as the face that is on its way. */
function fallbackCss(face: Face, fallback: Fallback, metrics: Metrics): string {
  const adjust = meanAdvance(metrics) / fallback.meanAdvance;
  const scaled = (units: number) => percent(Math.abs(units) / metrics.unitsPerEm / adjust);
  const locals = fallback.local.map((name) => `local("${name}")`).join(", ");
  return `@font-face {
  font-family: "${fallback.family}";
  src: ${locals};
  ${face.css.replace("; ", ";\n  ")};
  size-adjust: ${percent(adjust)};
  ascent-override: ${scaled(metrics.ascent)};
  descent-override: ${scaled(metrics.descent)};
  line-gap-override: ${scaled(metrics.lineGap)};
}
`;
}

await mkdir(fontsDir, { recursive: true });
const css: string[] = [];
for (const face of FACES) css.push(await makeFace(face));
await writeFile(
  join(root, "app/ui/styles/base/fonts.css"),
  `/* Written by scripts/make/fonts.ts: change the script, not this file. */\n${css.join("")}`,
);
await makeDocumentFonts(
  subsetFont,
  { packages: packagesDir, target: join(root, "app/features/paper/fonts") },
  { latin: CORE + ACCENTED, extended: EXTENDED },
);
