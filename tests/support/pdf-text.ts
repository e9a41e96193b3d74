import { inflateSync } from "node:zlib";

const OBJECT = /(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g;
/** A font, a piece of text in one of them, or the end of a block of text. */
const TEXT = /\/(F\d+) [\d.]+ Tf|\[((?:<[0-9a-f]*>|[\s\d.-])*)\] TJ|\bET\b/gi;

/** Characters by glyph number. */
type Letters = ReadonlyMap<number, string>;

/**
 * The text of a PDF that pdfkit made, a line for each piece that was put on the page, in the order of the page. Reads what
 * a search in a viewer reads: the glyphs, by the table of characters of their font, and a no-break space as a space.
 */
export function pdfText(file: Buffer): string {
  const objects = new Map<string, string>();
  for (const [, id = "", body = ""] of file.toString("latin1").matchAll(OBJECT)) objects.set(id, body);
  const fonts = new Map<string, Letters>();
  for (const body of objects.values())
    for (const [, name = "", id = ""] of body.matchAll(/\/(F\d+) (\d+) 0 R/g))
      if (!fonts.has(name)) fonts.set(name, lettersOf(objects, objects.get(id) ?? ""));
  const pages = [...objects.values()].filter((body) => /\/Type \/Page\b/.test(body));
  const texts = pages.map((page) => pageText(streamOf(objects, page, "Contents"), fonts));
  return texts.join("\n").replaceAll("\u00a0", " ");
}

function pageText(content: string, fonts: ReadonlyMap<string, Letters>): string {
  const lines: string[] = [];
  let letters: Letters = new Map();
  let line = "";
  for (const [token, font, shown] of content.matchAll(TEXT)) {
    if (font !== undefined) letters = fonts.get(font) ?? new Map();
    else if (shown !== undefined)
      line += glyphs(shown)
        .map((glyph) => letters.get(glyph) ?? "\uFFFD")
        .join("");
    else if (token === "ET" && line !== "") {
      lines.push(line);
      line = "";
    }
  }
  return lines.join("\n");
}

/** The numbers of the glyphs of a piece; the plain numbers in it move letters nearer to each other. */
function glyphs(shown: string): number[] {
  return [...shown.matchAll(/<([0-9a-f]*)>/gi)].flatMap(([, hex = ""]) =>
    (hex.match(/.{4}/g) ?? []).map((code) => Number.parseInt(code, 16)),
  );
}

/** The characters of a font, from its table (ISO 32000-1, 9.10.3). */
function lettersOf(objects: ReadonlyMap<string, string>, font: string): Letters {
  const letters = new Map<number, string>();
  const table = streamOf(objects, font, "ToUnicode");
  for (const [, first = "", list = ""] of table.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/gi))
    [...list.matchAll(/<([0-9a-f\s]*)>/gi)].forEach(([, hex = ""], at) => {
      const text = Buffer.from(hex.replace(/\s/g, ""), "hex").swap16().toString("utf16le");
      letters.set(Number.parseInt(first, 16) + at, text);
    });
  return letters;
}

/** The stream that an entry of a dictionary leads to, unpacked; empty where there is none. */
function streamOf(objects: ReadonlyMap<string, string>, body: string, entry: string): string {
  const id = new RegExp(`/${entry} (\\d+) 0 R`).exec(body)?.[1] ?? "";
  const object = objects.get(id) ?? "";
  const [head = "", length = "0"] = /^[\s\S]*?\/Length (\d+)[\s\S]*?\nstream\n/.exec(object) ?? [];
  if (head === "") return "";
  const packed = object.slice(head.length, head.length + Number(length));
  return inflateSync(Buffer.from(packed, "latin1")).toString("latin1");
}
