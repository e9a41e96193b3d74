import {
  decorate,
  heightOf,
  INK,
  isFull,
  put,
  rule,
  type Struct,
  type TextStyle,
} from "#app/features/paper/paper.server.ts";
import { columnCells, putColumns, TOP } from "#app/features/paper/paper-parts.server.ts";

type Doc = PDFKit.PDFDocument;

/** A column of a table. Its width is a share of the paper's, in points. */
export interface PaperColumn {
  readonly name: string;
  readonly width: number;
  readonly align?: "left" | "right";
}

/** A cell of a table: a text, a name with a smaller line below it, or a box to tick by hand. */
export type PaperCell = string | { readonly text: string; readonly detail: string } | typeof TICK;

export const TICK = Symbol("a box to tick");

const SMALL: TextStyle = { size: 8, color: INK.soft };
const GAP = 8;

interface Table {
  readonly columns: readonly PaperColumn[];
  readonly rows: readonly (readonly PaperCell[])[];
  readonly top: number;
}

/** A table whose columns are named again on every page. Returns where what follows begins. */
export function putTable(doc: Doc, root: Struct, { columns, rows, top }: Table): number {
  const table = doc.struct("Table");
  root.add(table);
  const widths = columns.map(({ width }) => width);
  const names = columns.map(({ name }) => name);
  const aligns = columns.map(({ align = "left" }) => align);
  const begin = (y: number) => putColumns(doc, table, { widths, names, aligns, top: y });
  let y = begin(isFull(doc, top, 60) ? nextPage(doc) : top);
  for (const row of rows) {
    const height = rowHeight(doc, row, columns);
    if (isFull(doc, y, height)) y = begin(nextPage(doc));
    putRow(doc, table, { row, columns, top: y });
    y += height;
    rule(doc, y - 4);
  }
  table.end();
  return y + 8;
}

/** Begins a page and returns the height of its first line. */
export function nextPage(doc: Doc): number {
  doc.addPage();
  return TOP;
}

function rowHeight(doc: Doc, row: readonly PaperCell[], columns: readonly PaperColumn[]): number {
  const heights = row.map((cell, at) => {
    const width = (columns[at]?.width ?? 0) - GAP;
    if (cell === TICK) return 12;
    if (typeof cell === "string") return heightOf(doc, cell, width, styleOf(at));
    const detail = cell.detail === "" ? 0 : heightOf(doc, cell.detail, width, SMALL);
    return heightOf(doc, cell.text, width, styleOf(at)) + detail;
  });
  return Math.max(12, ...heights) + 9;
}

const styleOf = (at: number): TextStyle => (at === 0 ? { face: "bold" } : {});

function putRow(
  doc: Doc,
  table: Struct,
  {
    row,
    columns,
    top,
  }: { readonly row: readonly PaperCell[]; readonly columns: readonly PaperColumn[]; readonly top: number },
): void {
  const line = doc.struct("TR");
  table.add(line);
  columnCells(columns.map(({ width }) => width)).forEach(({ x, width: full }, at) => {
    const cell = row[at] ?? "";
    const { align = "left" } = columns[at] ?? {};
    const box = { x, width: align === "right" ? full : full - GAP };
    const options = at === 0 ? ({ scope: "Row" } as const) : {};
    line.add(
      doc.struct(at === 0 ? "TH" : "TD", options, () => {
        if (cell === TICK) return;
        const { text, detail } = typeof cell === "string" ? { text: cell, detail: "" } : cell;
        const y = text === "" ? top : put(doc, text, { ...box, y: top }, { ...styleOf(at), align });
        if (detail) put(doc, detail, { ...box, y }, { ...SMALL, align });
      }),
    );
    if (cell === TICK)
      decorate(doc, () => {
        const left = align === "right" ? x + full - 11 : x;
        doc.rect(left, top, 11, 11).lineWidth(1).strokeColor(INK.text).stroke();
      });
  });
  line.end();
}
