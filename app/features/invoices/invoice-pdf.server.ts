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
  columnCells,
  LABEL,
  openTagged,
  putColumns,
  putHead,
  putParties,
  TOP,
} from "#app/features/paper/paper-parts.server.ts";
import { type DocumentMessages, type DocumentRow, messagesOfDocument } from "./document-messages.ts";
import type { InvoiceDocument } from "./invoices.ts";

type Doc = PDFKit.PDFDocument;

/** Widths of the table's columns in points: item, quantity, unit, rate, amount. */
const COLUMNS = [233, 42, 78, 48, 94.28] as const;

/** The positions at which the columns of the VAT table begin: rate, net, VAT, gross. */
const VAT_COLUMNS = [0, 34, 96, 158] as const;

const SMALL: TextStyle = { size: 8, color: INK.soft };

/** A document as a tagged PDF: A4, readable aloud, one page for a usual order. */
export function renderInvoicePdf(document: InvoiceDocument): Promise<Buffer> {
  const say = messagesOfDocument(document);
  const paper = openTagged(document.locale, `${say.title} ${document.number}`);
  const { doc, root } = paper;
  const { title, facts } = say;
  const name = document.supplier.tradingName || "ItsShowTime";
  let y = Math.max(putHead(doc, root, { name, title, size: 27, facts, labelWidth: 100 }), 128) + 6;
  const { from, to } = say.headings;
  const parties = [
    { heading: from, lines: say.from },
    { heading: to, lines: say.to },
  ] as const;
  y = putParties(doc, root, parties, y) + 14;
  y = putItems(doc, root, say, y);
  y = putSums(doc, root, say, y);
  putNotes(doc, root, say, y);
  return closeTagged(paper, say.foot.join(" · "));
}

function putItems(doc: Doc, root: Struct, say: DocumentMessages, top: number): number {
  const table = doc.struct("Table");
  root.add(table);
  let y = putColumns(doc, table, { widths: COLUMNS, names: say.columns, top });
  for (const row of say.rows) {
    const height = rowHeight(doc, row);
    if (isFull(doc, y, height)) {
      doc.addPage();
      y = putColumns(doc, table, { widths: COLUMNS, names: say.columns, top: TOP });
    }
    putRow(doc, table, row, y);
    y += height;
    rule(doc, y - 4);
  }
  table.end();
  return y + 6;
}

function rowHeight(doc: Doc, row: DocumentRow): number {
  const width = COLUMNS[0] - 12;
  const detail = row.detail === "" ? 0 : heightOf(doc, row.detail, width, SMALL);
  return heightOf(doc, row.name, width, { face: "bold" }) + detail + 9;
}

function putRow(doc: Doc, table: Struct, row: DocumentRow, y: number): void {
  const line = doc.struct("TR");
  table.add(line);
  const [name, ...figures] = columnCells(COLUMNS);
  if (!name) return;
  line.add(
    doc.struct("TH", { scope: "Row" }, () => {
      const next = put(doc, row.name, { x: name.x, y, width: name.width - 12 }, { face: "bold" });
      if (row.detail) put(doc, row.detail, { x: name.x, y: next, width: name.width - 12 }, SMALL);
    }),
  );
  const values = [row.quantity, row.unitNet, row.rate, row.amount];
  figures.forEach(({ x, width }, index) => {
    add(doc, line, "TD", () => {
      put(doc, values[index] ?? "", { x, y, width }, { align: "right" });
    });
  });
  line.end();
}

function putSums(doc: Doc, root: Struct, say: DocumentMessages, top: number): number {
  let y = top;
  const needed = 48 + 15 * Math.max(say.sums.length, say.vatRows.length);
  if (isFull(doc, y, needed)) {
    doc.addPage();
    y = TOP;
  }
  const start = y;
  const label = { x: PAPER.left + 240, width: 145 };
  const value = { x: PAPER.right - 110, width: 110 };
  const sum = ([name, money]: readonly [string, string], how: TextStyle): void => {
    add(doc, root, "P", () => {
      put(doc, name, { ...label, y }, { ...how, align: "right" });
      y = put(doc, money, { ...value, y }, { ...how, align: "right" }) + 3;
    });
  };
  for (const row of say.sums) sum(row, { size: 9.5 });
  sum(say.total, { face: "bold", size: 12.5 });
  return Math.max(putVat(doc, root, say, start), y) + 12;
}

function putVat(doc: Doc, root: Struct, say: DocumentMessages, top: number): number {
  let y = top;
  add(doc, root, "H2", () => {
    y = put(doc, say.vatTitle, { x: PAPER.left, y, width: 200 }, LABEL) + 3;
  });
  const table = doc.struct("Table");
  root.add(table);
  const line = (cells: readonly string[], type: "TH" | "TD"): void => {
    const row = doc.struct("TR");
    table.add(row);
    cells.forEach((cell, index) => {
      const options = type === "TH" ? ({ scope: "Column" } as const) : {};
      row.add(
        doc.struct(type, options, () => {
          const box = { x: PAPER.left + (VAT_COLUMNS[index] ?? 0), y, width: index === 3 ? 74 : 60 };
          put(doc, cell, box, {
            ...(type === "TH" ? SMALL : { size: 9 }),
            align: index === 0 ? "left" : "right",
          });
        }),
      );
    });
    row.end();
    y += 15;
  };
  line(say.vatColumns, "TH");
  for (const row of say.vatRows) line(row, "TD");
  table.end();
  return y;
}

function putNotes(doc: Doc, root: Struct, say: DocumentMessages, top: number): void {
  let y = top;
  for (const note of say.notes) {
    if (isFull(doc, y, heightOf(doc, note, PAPER.width))) {
      doc.addPage();
      y = TOP;
    }
    add(doc, root, "P", () => {
      y = put(doc, note, { x: PAPER.left, y, width: PAPER.width }, { size: 9 }) + 4;
    });
  }
}
