import { format } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/invoices.ts";
import { type DocumentMessages, type DocumentRow, wordsOf } from "./document-messages.ts";
import type { InvoiceDocument } from "./invoices.ts";
import {
  closePaper,
  decorate,
  heightOf,
  INK,
  isFull,
  openPaper,
  PAPER,
  put,
  rule,
  type Setting,
  type Struct,
} from "./paper.server.ts";

type Doc = PDFKit.PDFDocument;

/** Widths of the table's columns in points: item, quantity, unit, rate, amount. */
const COLUMNS = [233, 42, 78, 48, 94.28] as const;

/** Where the columns of the VAT table begin: rate, net, VAT, gross. */
const VAT_COLUMNS = [0, 34, 96, 158] as const;

const SMALL: Setting = { size: 8, color: INK.soft };
const LABEL: Setting = { size: 8, color: INK.soft, face: "bold" };

/** A document as a tagged PDF: A4, readable aloud, one page for a usual order. */
export function renderInvoicePdf(document: InvoiceDocument): Promise<Buffer> {
  const say = wordsOf(document);
  const doc = openPaper(document.locale, `${say.title} ${document.number}`);
  const root = doc.struct("Document");
  doc.addStructure(root);
  let y = putHead(doc, root, document, say);
  y = putParties(doc, root, say, y);
  y = putItems(doc, root, say, y);
  y = putSums(doc, root, say, y);
  putNotes(doc, root, say, y);
  root.end();
  return closePaper(doc, say.foot.join(" · "), (page, pages) =>
    format(document.locale, messages.page, { page: String(page), pages: String(pages) }),
  );
}

/** Adds an element whose content is drawn at once. */
function add(doc: Doc, parent: Struct, type: string, draw: () => void): void {
  parent.add(doc.struct(type, {}, draw));
}

function putHead(doc: Doc, root: Struct, document: InvoiceDocument, say: DocumentMessages): number {
  const { left, right, width } = PAPER;
  decorate(doc, () => {
    doc.rect(0, 0, doc.page.width, 9).fill(INK.accent);
  });
  add(doc, root, "P", () => {
    put(
      doc,
      document.supplier.tradingName || "ItsShowTime",
      { x: left, y: 44, width: 260 },
      displaySized(17),
    );
  });
  let titleEnd = 0;
  add(doc, root, "H1", () => {
    titleEnd = put(doc, say.title, { x: left, y: 84, width: width / 2 }, displaySized(27));
  });
  const middle = left + width / 2 + 12;
  let y = 48;
  for (const [label, value] of say.facts) {
    const top = y;
    add(doc, root, "P", () => {
      put(doc, label, { x: middle, y: top + 1, width: 100 }, LABEL);
      y = put(doc, value, { x: middle + 104, y: top, width: right - middle - 104 });
    });
  }
  return Math.max(y, titleEnd, 128) + 6;
}

function displaySized(size: number): Setting {
  return { face: "display", size };
}

function putParties(doc: Doc, root: Struct, say: DocumentMessages, top: number): number {
  rule(doc, top);
  const half = PAPER.width / 2 - 12;
  const party = (heading: string, lines: readonly string[], x: number): number => {
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
  };
  const ends = [
    party(say.headings.from, say.from, PAPER.left),
    party(say.headings.to, say.to, PAPER.left + PAPER.width / 2 + 12),
  ];
  return Math.max(...ends) + 14;
}

function cellsAt(): readonly { readonly x: number; readonly width: number }[] {
  let x: number = PAPER.left;
  return COLUMNS.map((width) => {
    const cell = { x, width };
    x += width;
    return cell;
  });
}

function putItems(doc: Doc, root: Struct, say: DocumentMessages, top: number): number {
  const table = doc.struct("Table");
  root.add(table);
  let y = putColumns(doc, table, say.columns, top);
  for (const row of say.rows) {
    const height = rowHeight(doc, row);
    if (isFull(doc, y, height)) {
      doc.addPage();
      y = putColumns(doc, table, say.columns, 60);
    }
    putRow(doc, table, row, y);
    y += height;
    rule(doc, y - 4);
  }
  table.end();
  return y + 6;
}

function putColumns(doc: Doc, table: Struct, columns: readonly string[], y: number): number {
  const line = doc.struct("TR");
  table.add(line);
  cellsAt().forEach(({ x, width }, index) => {
    line.add(
      doc.struct("TH", { scope: "Column" } as PDFKit.Mixins.StructureElementOptions, () => {
        put(doc, columns[index] ?? "", { x, y, width }, { ...LABEL, align: index === 0 ? "left" : "right" });
      }),
    );
  });
  line.end();
  rule(doc, y + 16, INK.text, 1);
  return y + 23;
}

function rowHeight(doc: Doc, row: DocumentRow): number {
  const width = COLUMNS[0] - 12;
  const detail = row.detail === "" ? 0 : heightOf(doc, row.detail, width, SMALL);
  return heightOf(doc, row.name, width, { face: "bold" }) + detail + 9;
}

function putRow(doc: Doc, table: Struct, row: DocumentRow, y: number): void {
  const line = doc.struct("TR");
  table.add(line);
  const [name, ...figures] = cellsAt();
  if (!name) return;
  line.add(
    doc.struct("TH", { scope: "Row" } as PDFKit.Mixins.StructureElementOptions, () => {
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
    y = 60;
  }
  const start = y;
  const label = { x: PAPER.left + 240, width: 145 };
  const value = { x: PAPER.right - 110, width: 110 };
  const sum = ([name, money]: readonly [string, string], how: Setting): void => {
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
      const options = type === "TH" ? { scope: "Column" } : {};
      row.add(
        doc.struct(type, options as PDFKit.Mixins.StructureElementOptions, () => {
          const place = { x: PAPER.left + (VAT_COLUMNS[index] ?? 0), y, width: index === 3 ? 74 : 60 };
          put(doc, cell, place, {
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
      y = 60;
    }
    add(doc, root, "P", () => {
      y = put(doc, note, { x: PAPER.left, y, width: PAPER.width }, { size: 9 }) + 4;
    });
  }
}
