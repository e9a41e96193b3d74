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
import { columnCells, putColumns, TOP } from "#app/features/paper/paper-parts.server.ts";
import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/hire/quote-document.ts";
import { sumBy } from "#app/lib/sums.ts";
import type { SheetLine } from "../public/quote-sheet.ts";

type Doc = PDFKit.PDFDocument;

/** Widths of the columns in points: item, quantity, a day, without and with VAT. */
const COLUMNS = [223, 42, 86, 72, 72.28] as const;
const NAME_WIDTH = COLUMNS[0] - 12;
const SMALL: TextStyle = { size: 8, color: INK.soft };
const HEADING: TextStyle = { face: "bold", size: 11 };

interface LinesPart {
  readonly lines: readonly SheetLine[];
  readonly t: (message: Message) => string;
  readonly top: number;
}

/** The table of a quote; its columns are named again on every page. Returns where what follows begins. */
export function putLines(doc: Doc, root: Struct, { lines, t, top }: LinesPart): number {
  const table = doc.struct("Table");
  root.add(table);
  const columns = [messages.item, messages.quantity, messages.dayRate, messages.net, messages.gross].map(t);
  let y = putColumns(doc, table, { widths: COLUMNS, names: columns, top });
  for (const line of lines) {
    const row = rowOf(line, t);
    const height = rowHeight(doc, row);
    if (isFull(doc, y, height)) {
      doc.addPage();
      y = putColumns(doc, table, { widths: COLUMNS, names: columns, top: TOP });
    }
    putRow(doc, table, row, y);
    y += height;
    rule(doc, y - 4);
  }
  table.end();
  return y + 8;
}

interface Row {
  readonly name: string;
  readonly how: TextStyle;
  readonly remarks: readonly string[];
  readonly figures: readonly [quantity: string, dayRate: string, net: string, gross: string];
  readonly detail: string;
  /** Of the name: a heading and a text have no figures beside them. */
  readonly width: number;
}

function rowOf(line: SheetLine, t: LinesPart["t"]): Row {
  const isPriced = line.kind === "item" || line.kind === "custom";
  const state = `${t(messages.optional)} · ${t(line.chosen ? messages.inTotal : messages.notChosen)}`;
  return {
    name: line.name,
    how: line.kind === "heading" ? HEADING : line.kind === "text" ? {} : { face: "bold" },
    remarks: [line.optional ? state : "", line.contents, line.note].filter((remark) => remark !== ""),
    figures: [line.quantity, line.dayRate, line.net, line.gross],
    detail: line.detail,
    width: isPriced ? NAME_WIDTH : PAPER.width,
  };
}

function rowHeight(doc: Doc, { name, how, remarks, detail, width }: Row): number {
  const text = sumBy(remarks, (remark) => heightOf(doc, remark, width, SMALL));
  const figures = detail === "" ? 0 : 13 + heightOf(doc, detail, COLUMNS[2], SMALL);
  return Math.max(heightOf(doc, name, width, how) + text, figures) + 9;
}

function putRow(doc: Doc, table: Struct, row: Row, top: number): void {
  const line = doc.struct("TR");
  table.add(line);
  const [name, ...others] = columnCells(COLUMNS);
  if (!name) return;
  line.add(
    doc.struct("TH", { scope: "Row" }, () => {
      let y = put(doc, row.name, { x: name.x, y: top, width: row.width }, row.how);
      for (const remark of row.remarks) y = put(doc, remark, { x: name.x, y, width: row.width }, SMALL);
    }),
  );
  others.forEach(({ x, width }, index) => {
    const cell = doc.struct("TD", {}, () => {
      const figure = row.figures[index] ?? "";
      const y = figure === "" ? top : put(doc, figure, { x, y: top, width }, { align: "right" });
      if (index === 1 && row.detail) put(doc, row.detail, { x, y, width }, { ...SMALL, align: "right" });
    });
    line.add(cell);
  });
  line.end();
}
