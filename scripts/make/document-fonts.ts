/**
 * The fonts of printed documents, made by `npm run fonts`: fixed weights of the site's own faces as TrueType, which is
 * what goes into a PDF. Letters beyond Latin-1 are in a file of their own, as on the site.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

type Pin = (
  font: Buffer,
  text: string,
  options: { targetFormat: "sfnt"; variationAxes: Record<string, number> },
) => Promise<Buffer>;

interface Cut {
  readonly name: string;
  readonly file: string;
  readonly axes: Record<string, number>;
  readonly letters: "latin" | "extended";
}

const TEXT = "hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2";
const CUTS: readonly Cut[] = [
  { name: "text", file: TEXT, axes: { wght: 400 }, letters: "latin" },
  { name: "bold", file: TEXT, axes: { wght: 700 }, letters: "latin" },
  {
    name: "extended",
    file: TEXT.replace("-latin-", "-latin-ext-"),
    axes: { wght: 400 },
    letters: "extended",
  },
  {
    name: "display",
    file: "archivo/files/archivo-latin-wdth-normal.woff2",
    axes: { wdth: 118, wght: 800 },
    letters: "latin",
  },
];

/** Writes one file per cut into `folder`. */
export async function makeDocumentFonts(
  pin: Pin,
  folders: { readonly packages: string; readonly target: string },
  letters: Readonly<Record<Cut["letters"], string>>,
): Promise<void> {
  await mkdir(folders.target, { recursive: true });
  for (const cut of CUTS) {
    const source = await readFile(join(folders.packages, cut.file));
    const font = await pin(source, letters[cut.letters], { targetFormat: "sfnt", variationAxes: cut.axes });
    await writeFile(join(folders.target, `${cut.name}.ttf`), font);
  }
}
