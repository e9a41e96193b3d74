import { heightOf, PAPER, put, type Struct } from "#app/features/paper/paper.server.ts";
import { add, closeTagged, LABEL, openPaper, placeFor } from "#app/features/paper/paper-parts.server.ts";
import { type PaperColumn, PLAIN, putSums, putTable } from "#app/features/paper/paper-table.server.ts";
import { type DocumentMessages, messagesOfDocument } from "./document-messages.ts";
import type { InvoiceDocument } from "./invoices.ts";

type Doc = PDFKit.PDFDocument;

/** Widths of the table's columns in points: item, quantity, unit, rate, amount. */
const COLUMNS = [233, 42, 78, 48, 94.28] as const;

/** Widths of the columns of the VAT table: rate, net, VAT, gross. */
const VAT_COLUMNS = [34, 60, 62, 76] as const;

/** A document as a tagged PDF: A4, readable aloud, one page for a usual order. */
export function renderInvoicePdf(document: InvoiceDocument): Promise<Buffer> {
  const say = messagesOfDocument(document);
  const { title, facts, headings, from, to } = say;
  const name = document.supplier.tradingName || "ItsShowTime";
  const head = { name, title, size: 27, facts, labelWidth: 100 };
  const paper = openPaper(document.locale, `${title} ${document.number}`, {
    ...head,
    parties: [
      [headings.from, from],
      [headings.to, to],
    ],
    layout: [128, 6, 14],
  });
  const { doc, root } = paper;
  let y = putItems(doc, root, say, paper.top);
  y = putTotals(doc, root, say, y);
  putNotes(doc, root, say, y);
  return closeTagged(paper, say.foot.join(" · "));
}

/** The lines of the invoice; their columns are named as on its page. */
function putItems(doc: Doc, root: Struct, say: DocumentMessages, top: number): number {
  const rows = say.rows.map(({ name, detail, quantity, unitNet, rate, amount }) => [
    { text: name, detail },
    ...[quantity, unitNet, rate, amount],
  ]);
  return putTable(doc, root, { columns: columnsOf(say.columns, COLUMNS, 12), rows, top }) + 6;
}

/** The first column is on the left, figures are on the right. */
function columnsOf(names: readonly string[], widths: readonly number[], gap: number): PaperColumn[] {
  return names.map((name, at) => ({ name, width: widths[at] ?? 0, align: at === 0 ? "left" : "right", gap }));
}

/** The VAT table and, beside it, the totals; both on one page. */
function putTotals(doc: Doc, root: Struct, say: DocumentMessages, top: number): number {
  const { sums, total, vatRows } = say;
  const start = placeFor(doc, top, 48 + 15 * Math.max(sums.length, vatRows.length));
  const end = putSums(doc, root, {
    sums: [...sums, total].map(([label, value], at) => ({ label, value, total: at === sums.length })),
    x: PAPER.left + 240,
    top: start,
    width: PAPER.width - 240,
    valueWidth: 110,
    align: "right",
    total: { face: "bold", size: 12.5 },
  });
  return Math.max(putVat(doc, root, say, start), end) + 12;
}

function putVat(doc: Doc, root: Struct, say: DocumentMessages, start: number): number {
  let top = start;
  add(doc, root, "H2", () => {
    top = put(doc, say.vatTitle, { x: PAPER.left, y: top, width: 200 }, LABEL) + 3;
  });
  return putTable(doc, root, {
    columns: columnsOf(say.vatColumns, VAT_COLUMNS, 0),
    rows: say.vatRows,
    top,
    look: PLAIN,
  });
}

function putNotes(doc: Doc, root: Struct, say: DocumentMessages, top: number): void {
  let y = top;
  for (const note of say.notes) {
    y = placeFor(doc, y, heightOf(doc, note, PAPER.width));
    add(doc, root, "P", () => {
      y = put(doc, note, { x: PAPER.left, y, width: PAPER.width }, { size: 9 }) + 4;
    });
  }
}
