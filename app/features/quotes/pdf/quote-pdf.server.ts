import type { InvoiceSupplier } from "#app/features/invoices/invoices.ts";
import {
  heightOf,
  INK,
  PAPER,
  put,
  rule,
  type Struct,
  type TextStyle,
} from "#app/features/paper/paper.server.ts";
import { add, closeTagged, LABEL, openPaper, placeFor } from "#app/features/paper/paper-parts.server.ts";
import { putSums } from "#app/features/paper/paper-table.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/hire/quote-document.ts";
import { translateIn } from "#app/i18n/translate-in.ts";
import type { QuoteContent } from "../content/quote-content.ts";
import { type QuoteSheet, quoteSheet } from "../public/quote-sheet.ts";
import { putLines } from "./quote-pdf-lines.server.ts";

type Doc = PDFKit.PDFDocument;

const SMALL: TextStyle = { size: 8.5, color: INK.soft };

interface QuotePaper {
  readonly locale: Locale;
  readonly sender: InvoiceSupplier;
}

/**
 * A quote with these optional lines as a tagged PDF: A4, readable aloud, with the words and figures of its page. The same
 * content gives the same bytes in every time zone: its date is that of sending.
 */
export function renderQuotePdf(
  content: QuoteContent,
  options: readonly string[],
  { locale, sender }: QuotePaper,
): Promise<Buffer> {
  const sheet = quoteSheet(content, options, { locale, sender });
  const t = translateIn(locale);
  const { name, title, facts } = sheet;
  const head = { name, title, size: 20, facts, created: new Date(content.sentAt) };
  const paper = openPaper(locale, title, {
    ...head,
    parties: [
      [t(messages.offerFrom), sheet.from],
      [t(messages.offerFor), sheet.to],
    ],
  });
  const { doc, root } = paper;
  let y = putFacts(doc, root, sheet.hire, paper.top);
  if (sheet.message) y = putText(doc, root, sheet.message, y + 4) + 6;
  y = putLines(doc, root, { lines: sheet.lines, t, top: y + 6 });
  y = putTotals(doc, root, { sheet, t, top: y });
  y = putList(doc, root, { heading: t(messages.notesTitle), lines: sheet.notes, top: y });
  putList(doc, root, { heading: t(messages.cancelTitle), lines: sheet.cancellation, top: y + 6 });
  return closeTagged(paper, [sheet.title, ...sheet.foot].join(" · "));
}

interface Part {
  readonly sheet: QuoteSheet;
  readonly t: (message: Message) => string;
  readonly top: number;
}

function putFacts(doc: Doc, root: Struct, facts: QuoteSheet["hire"], top: number): number {
  rule(doc, top);
  let y = top + 10;
  for (const [label, value] of facts) {
    const start = y;
    add(doc, root, "P", () => {
      put(doc, label, { x: PAPER.left, y: start + 1, width: 120 }, LABEL);
      y = put(doc, value, { x: PAPER.left + 124, y: start, width: PAPER.width - 124 }, { face: "bold" }) + 2;
    });
  }
  return y + 4;
}

/** A paragraph, which may go over to the next page between its lines. */
function putText(doc: Doc, root: Struct, text: string, top: number): number {
  let y = top;
  for (const line of text.split("\n")) {
    y = placeFor(doc, y, heightOf(doc, line, PAPER.width));
    add(doc, root, "P", () => {
      y = put(doc, line, { x: PAPER.left, y, width: PAPER.width });
    });
  }
  return y;
}

/** The totals in the half below the figures of the lines, and under them what is paid when. */
function putTotals(doc: Doc, root: Struct, { sheet, t, top }: Part): number {
  const { rows, due } = sheet.sums;
  const half = { x: PAPER.left + PAPER.width / 2 + 14, width: PAPER.width / 2 - 14 };
  const look = { ...half, valueWidth: 78, total: { face: "bold", size: 11 } } as const;
  const start = placeFor(doc, top, 46 + 17 * (rows.length + due.length));
  let y = putSums(doc, root, { ...look, sums: rows, top: start }) + 8;
  add(doc, root, "H2", () => {
    y = put(doc, t(messages.payTitle), { ...half, y }, LABEL) + 4;
  });
  return putSums(doc, root, { ...look, sums: due, top: y }) + 16;
}

/** A list lower than this, in points, is not divided between two pages. */
const KEPT_HEIGHT = 160;

function putList(
  doc: Doc,
  root: Struct,
  {
    heading,
    lines,
    top,
  }: { readonly heading: string; readonly lines: readonly string[]; readonly top: number },
): number {
  const whole = lines.reduce((sum, line) => sum + heightOf(doc, line, PAPER.width, SMALL) + 2, 18);
  let y = placeFor(doc, top, whole < KEPT_HEIGHT ? whole : 40);
  add(doc, root, "H2", () => {
    y = put(doc, heading, { x: PAPER.left, y, width: PAPER.width }, LABEL) + 3;
  });
  for (const line of lines) {
    y = placeFor(doc, y, heightOf(doc, line, PAPER.width, SMALL));
    add(doc, root, "P", () => {
      y = put(doc, line, { x: PAPER.left, y, width: PAPER.width }, SMALL) + 2;
    });
  }
  return y;
}
