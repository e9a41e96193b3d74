import PDFDocument from "pdfkit";
import { keepFigures } from "#app/i18n/keep-together.ts";
import type { Locale } from "#app/i18n/locale.ts";
import bold from "./fonts/bold.ttf?inline";
import display from "./fonts/display.ttf?inline";
import extended from "./fonts/extended.ttf?inline";
import text from "./fonts/text.ttf?inline";

/** A4 in points, with margins that a window envelope and a punch leave alone. */
const WIDTH = 595.28;
const MARGIN = 50;
const BOTTOM = 86;

export const PAPER = { left: MARGIN, right: WIDTH - MARGIN, width: WIDTH - 2 * MARGIN } as const;

export const INK = { text: "#1d1f2b", soft: "#565a6b", rule: "#dcdbe2", accent: "#c77f0a" } as const;

type Doc = PDFKit.PDFDocument;
type Face = "text" | "bold" | "display";
export type Struct = PDFKit.PDFStructureElement;

/** How a text is set. Sizes in points. */
export interface TextStyle {
  readonly face?: Face;
  readonly size?: number;
  readonly color?: string;
  readonly align?: "left" | "right";
}

function bytesOf(dataUrl: string): Buffer {
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(",") + 1), "base64");
}

/**
 * A tagged document in one language with the site's own letters in it (PDF/UA). With a date of creation the same text
 * gives the same bytes at any time.
 */
export function createDocument(locale: Locale, title: string, created?: Date): Doc {
  const options: PDFKit.PDFDocumentOptions = {
    size: "A4",
    margins: { top: MARGIN, bottom: BOTTOM, left: MARGIN, right: MARGIN },
    pdfVersion: "1.7",
    tagged: true,
    lang: locale === "ga" ? "ga-IE" : "en-IE",
    displayTitle: true,
    bufferPages: true,
    info: {
      Title: title,
      Producer: "ItsShowTime",
      Creator: "ItsShowTime",
      ...(created && { CreationDate: created }),
    },
  };
  // Missing in the package's types.
  const doc = new PDFDocument(Object.assign(options, { subset: "PDF/UA" }));
  doc.registerFont("text", bytesOf(text));
  doc.registerFont("bold", bytesOf(bold));
  doc.registerFont("display", bytesOf(display));
  doc.registerFont("extended", bytesOf(extended));
  return doc;
}

/** Basic Latin, Latin-1 and the typography of the site: what the three faces draw. */
const PLAIN = /^[\u0020-\u007E\u00A0-\u00FFŒœ–—‘’‚“”„•…‹›€™−]*$/u;
const EXTENDED = /[\u0100-\u0151\u0154-\u017F]/u;

/** Letters that no face draws become their base letter, or a question mark. A figure stays with its unit. */
function drawable(value: string): string {
  return [
    ...keepFigures(value)
      .normalize()
      .replace(/\p{Cc}+/gu, " ")
      .replace(/\p{Cf}+/gu, "")
      .replace(/[‐‑]/g, "-"),
  ]
    .map((char) => {
      if (PLAIN.test(char) || EXTENDED.test(char)) return char;
      const base = char.normalize("NFKD").replace(/\p{M}+/gu, "");
      return base !== "" && PLAIN.test(base) ? base : "?";
    })
    .join("");
}

/** Writes text into a box and returns where the next line begins. */
export function put(
  doc: Doc,
  value: string,
  at: { x: number; y: number; width: number },
  how: TextStyle = {},
): number {
  const { face = "text", size = 9.5, color = INK.text, align = "left" } = how;
  const content = drawable(value);
  doc.fontSize(size).fillColor(color).font(face);
  const box = { width: at.width, align, lineGap: size * 0.25 };
  if (PLAIN.test(content)) {
    doc.text(content, at.x, at.y, box);
    return doc.y;
  }
  const runs = content.split(/([\u0100-\u0151\u0154-\u017F]+)/u).filter((run) => run !== "");
  runs.forEach((run, index) => {
    doc.font(EXTENDED.test(run) ? "extended" : face);
    const more = { ...box, align: "left" as const, continued: index < runs.length - 1 };
    if (index === 0) doc.text(run, at.x, at.y, more);
    else doc.text(run, more);
  });
  return doc.y;
}

/** How high text will be. */
export function heightOf(
  doc: Doc,
  value: string,
  width: number,
  { face = "text", size = 9.5 }: TextStyle = {},
): number {
  return doc
    .font(face)
    .fontSize(size)
    .heightOfString(drawable(value), { width, lineGap: size * 0.25 });
}

/** Draws what is no content: lines, bars, page numbers. */
export function decorate(doc: Doc, draw: () => void): void {
  doc.markContent("Artifact", { type: "Layout" });
  draw();
  doc.endMarkedContent();
}

/** Draws a line across the page. `y` and `weight` are in points. */
export function rule(doc: Doc, y: number, color: string = INK.rule, weight = 0.7): void {
  decorate(doc, () => {
    doc.moveTo(PAPER.left, y).lineTo(PAPER.right, y).lineWidth(weight).strokeColor(color).stroke();
  });
}

/** True when a block of this height does not fit on the page any more. */
export function isFull(doc: Doc, y: number, height: number): boolean {
  return y + height > doc.page.height - BOTTOM;
}

/** Of the foot of a page, in points. */
const FOOT = { top: 60, width: PAPER.width - 90, edge: 4, sizes: [7.5, 6.5, 5.5], least: 4.5 } as const;

/** The largest size at which a foot stays on its page: many directors have long names. */
function footSize(doc: Doc, foot: string): number {
  const fits = (size: number) => heightOf(doc, foot, FOOT.width, { size }) <= FOOT.top - FOOT.edge;
  return FOOT.sizes.find(fits) ?? FOOT.least;
}

/** Ends the document with a foot and page number on every page and gives its bytes. */
export function closePaper(
  doc: Doc,
  foot: string,
  pageTexts: (page: number, pages: number) => string,
): Promise<Buffer> {
  const { count } = doc.bufferedPageRange();
  const size = footSize(doc, foot);
  for (let page = 0; page < count; page++) {
    doc.switchToPage(page);
    // Text below the bottom margin would open a new page.
    doc.page.margins.bottom = 0;
    rule(doc, doc.page.height - 70);
    decorate(doc, () => {
      const y = doc.page.height - FOOT.top;
      put(doc, foot, { x: PAPER.left, y, width: FOOT.width }, { size, color: INK.soft });
      const right = { x: PAPER.right - 80, y, width: 80 };
      put(doc, pageTexts(page + 1, count), right, { size: 7.5, color: INK.soft, align: "right" });
    });
  }
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    doc.on("data", (chunk: Buffer) => chunks.push(chunk));
    doc.on("end", () => resolve(Buffer.concat(chunks)));
    doc.on("error", reject);
    doc.end();
  });
}
