import type { Locale } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import { page as pageMessage } from "#app/i18n/messages/shop/invoices.ts";
import {
  closePaper,
  createDocument,
  decorate,
  INK,
  isFull,
  PAPER,
  put,
  rule,
  type Struct,
  type TextStyle,
} from "./paper.server.ts";

type Doc = PDFKit.PDFDocument;

export const LABEL: TextStyle = { size: 8, color: INK.soft, face: "bold" };

/** The top of the content on a further page, in points. */
const TOP = 60;

/** Begins a page and returns the top of its content. */
export function nextPage(doc: Doc): number {
  doc.addPage();
  return TOP;
}

/** Where a block of this height begins that is not to be divided: at `y`, or on the next page. */
export function placeFor(doc: Doc, y: number, height: number): number {
  return isFull(doc, y, height) ? nextPage(doc) : y;
}

/** A paper that one element holds the whole of, to be read aloud. */
interface TaggedPaper {
  readonly locale: Locale;
  readonly doc: Doc;
  readonly root: Struct;
}

export function openTagged(locale: Locale, title: string, created?: Date): TaggedPaper {
  const doc = createDocument(locale, title, created);
  const root = doc.struct("Document");
  doc.addStructure(root);
  return { locale, doc, root };
}

interface Opening extends Head {
  readonly created?: Date;
  readonly parties?: readonly [Party, Party];
  /** Where the head ends at the earliest, and the space below it and below the parties; in points. */
  readonly layout?: readonly [end: number, above: number, below: number];
}

/** Opens a paper with its head and the parties below. `top`: where its content begins, in points. */
export function openPaper(
  locale: Locale,
  title: string,
  { created, parties, layout: [least, above, below] = [118, 8, 12], ...head }: Opening,
): TaggedPaper & { readonly top: number } {
  const paper = openTagged(locale, title, created);
  const { doc, root } = paper;
  const end = Math.max(putHead(doc, root, head), least);
  return { ...paper, top: (parties ? putParties(doc, root, parties, end + above) : end) + below };
}

/** Ends the paper with the number of each page; `more` pages are put behind it. */
export function closeTagged({ locale, doc, root }: TaggedPaper, foot: string, more = 0): Promise<Buffer> {
  root.end();
  return closePaper(doc, foot, (page, pages) =>
    format(locale, pageMessage, { page: String(page), pages: String(pages + more) }),
  );
}

/** Adds an element whose content is drawn at once. */
export function add(doc: Doc, parent: Struct, type: string, draw: () => void): void {
  parent.add(doc.struct(type, {}, draw));
}

interface Head {
  readonly name: string;
  readonly title: string;
  /** The size of the title, in points. */
  readonly size: number;
  readonly facts: readonly (readonly [label: string, value: string])[];
  /** The width of the labels of the facts, in points. */
  readonly labelWidth?: number;
}

/** The sender's name and the title of a paper, with its facts beside them. Returns the end of the lowest. */
export function putHead(doc: Doc, root: Struct, { name, title, size, facts, labelWidth = 80 }: Head): number {
  const { left, right, width } = PAPER;
  decorate(doc, () => {
    doc.rect(0, 0, doc.page.width, 9).fill(INK.accent);
  });
  add(doc, root, "P", () => {
    put(doc, name, { x: left, y: 44, width: 260 }, { face: "display", size: 17 });
  });
  let end = 0;
  add(doc, root, "H1", () => {
    end = put(doc, title, { x: left, y: 84, width: width / 2 }, { face: "display", size });
  });
  const middle = left + width / 2 + 12;
  let y = 48;
  for (const [label, value] of facts) {
    const top = y;
    add(doc, root, "P", () => {
      put(doc, label, { x: middle, y: top + 1, width: labelWidth }, LABEL);
      const x = middle + labelWidth + 4;
      y = put(doc, value, { x, y: top, width: right - x });
    });
  }
  return Math.max(y, end);
}

type Party = readonly [heading: string, lines: readonly string[]];

/** Puts both parties beside each other below a rule. Returns the end of the longer one. */
function putParties(doc: Doc, root: Struct, parties: readonly [Party, Party], top: number): number {
  rule(doc, top);
  const half = PAPER.width / 2 - 12;
  const ends = parties.map(([heading, lines], column) => {
    const x = PAPER.left + column * (PAPER.width / 2 + 12);
    let y = top + 12;
    add(doc, root, "H2", () => {
      y = put(doc, heading, { x, y, width: half }, LABEL) + 2;
    });
    lines.forEach((line, index) => {
      add(doc, root, "P", () => {
        y = put(doc, line, { x, y, width: half }, { face: index === 0 ? "bold" : "text" });
      });
    });
    return y;
  });
  return Math.max(...ends);
}
