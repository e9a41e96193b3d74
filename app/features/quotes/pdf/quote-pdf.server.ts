import type { InvoiceSupplier } from "#app/features/invoices/invoices.ts";
import {
  heightOf,
  INK,
  isFull,
  PAPER,
  put,
  rule,
  type Struct,
  type TextStyle,
} from "#app/features/paper/paper.server.ts";
import {
  add,
  closeTagged,
  LABEL,
  openTagged,
  putHead,
  putParties,
  TOP,
} from "#app/features/paper/paper-parts.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/hire/quote-document.ts";
import { translateIn } from "#app/i18n/translate-in.ts";
import type { QuoteContent } from "../content/quote-content.ts";
import { type QuoteSheet, quoteSheet } from "../public/quote-sheet.ts";
import type { SumRow } from "../public/quote-sums.ts";
import { putLines } from "./quote-pdf-lines.server.ts";

type Doc = PDFKit.PDFDocument;

const SMALL: TextStyle = { size: 8.5, color: INK.soft };
const STRONG: TextStyle = { face: "bold", size: 11 };

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
  const paper = openTagged(locale, sheet.title, new Date(content.sentAt));
  const { doc, root } = paper;
  const { name, title, facts } = sheet;
  const head = { name, title, size: 20, facts, labelWidth: 80 };
  let y = Math.max(putHead(doc, root, head), 118) + 8;
  const parties = [
    { heading: t(messages.offerFrom), lines: sheet.from },
    { heading: t(messages.offerFor), lines: sheet.to },
  ] as const;
  y = putParties(doc, root, parties, y) + 12;
  y = putFacts(doc, root, sheet.hire, y);
  if (sheet.message) y = putText(doc, root, sheet.message, y + 4) + 6;
  y = putLines(doc, root, { lines: sheet.lines, t, top: y + 6 });
  y = putSums(doc, root, { sheet, t, top: y });
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
    if (isFull(doc, y, heightOf(doc, line, PAPER.width))) {
      doc.addPage();
      y = TOP;
    }
    add(doc, root, "P", () => {
      y = put(doc, line, { x: PAPER.left, y, width: PAPER.width });
    });
  }
  return y;
}

/** The totals in the half below the figures of the lines, and under them what is paid when. */
function putSums(doc: Doc, root: Struct, { sheet, t, top }: Part): number {
  const { rows, due } = sheet.sums;
  let start = top;
  if (isFull(doc, top, 46 + 17 * (rows.length + due.length))) {
    doc.addPage();
    start = TOP;
  }
  const half = { x: PAPER.left + PAPER.width / 2 + 14, width: PAPER.width / 2 - 14 };
  let y = putRows(doc, root, rows, { ...half, y: start }) + 8;
  add(doc, root, "H2", () => {
    y = put(doc, t(messages.payTitle), { ...half, y }, LABEL) + 4;
  });
  return putRows(doc, root, due, { ...half, y }) + 16;
}

function putRows(
  doc: Doc,
  root: Struct,
  rows: readonly SumRow[],
  { x, y: top, width }: { readonly x: number; readonly y: number; readonly width: number },
): number {
  let y = top;
  for (const { label, value, total } of rows) {
    const how = total ? STRONG : { size: 9.5 };
    const start = y;
    add(doc, root, "P", () => {
      const end = put(doc, label, { x, y: start, width: width - 78 }, how);
      y = Math.max(
        end,
        put(doc, value, { x: x + width - 74, y: start, width: 74 }, { ...how, align: "right" }),
      );
    });
    y += 3;
  }
  return y;
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
  let y = top;
  const make = (height: number) => {
    if (!isFull(doc, y, height)) return;
    doc.addPage();
    y = TOP;
  };
  const whole = lines.reduce((sum, line) => sum + heightOf(doc, line, PAPER.width, SMALL) + 2, 18);
  make(whole < KEPT_HEIGHT ? whole : 40);
  add(doc, root, "H2", () => {
    y = put(doc, heading, { x: PAPER.left, y, width: PAPER.width }, LABEL) + 3;
  });
  for (const line of lines) {
    make(heightOf(doc, line, PAPER.width, SMALL));
    add(doc, root, "P", () => {
      y = put(doc, line, { x: PAPER.left, y, width: PAPER.width }, SMALL) + 2;
    });
  }
  return y;
}
