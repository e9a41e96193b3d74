import { sumBy } from "#app/lib/sums.ts";
import {
  decorate,
  heightOf,
  INK,
  isFull,
  PAPER,
  put,
  rule,
  type Struct,
  type TextStyle,
} from "./paper.server.ts";
import { add, LABEL, nextPage, placeFor } from "./paper-parts.server.ts";

type Doc = PDFKit.PDFDocument;

/** A column of a table. Widths are in points. */
export interface PaperColumn {
  readonly name: string;
  readonly width: number;
  readonly align?: "left" | "right";
  /** What a text on the left leaves free of its width. */
  readonly gap?: number;
}

/** A cell of a table: a text, one with smaller lines below it, or a box to tick by hand. */
export type PaperCell = string | TextCell | typeof TICK;

interface TextCell {
  readonly text: string;
  readonly detail?: string | readonly string[];
  /** Instead of how the table sets the text. */
  readonly how?: TextStyle;
  /** Over the whole paper: the cells beside it are empty. */
  readonly isWide?: boolean;
}

export const TICK = Symbol("a box to tick");

const SMALL: TextStyle = { size: 8, color: INK.soft };

/** How a table is set. Heights are in points. */
interface Look {
  readonly names: TextStyle;
  readonly namesHeight: number;
  readonly first: TextStyle;
  readonly others: TextStyle;
  /** Below the text of a row. */
  readonly space: number;
  readonly isRuled: boolean;
}

const RULED: Look = {
  names: LABEL,
  namesHeight: 23,
  first: { face: "bold" },
  others: {},
  space: 9,
  isRuled: true,
};

/** Of a small table beside something else. */
export const PLAIN: Look = {
  names: SMALL,
  namesHeight: 15,
  first: { size: 9 },
  others: { size: 9 },
  space: 1,
  isRuled: false,
};

interface Table {
  readonly columns: readonly PaperColumn[];
  readonly rows: readonly (readonly PaperCell[])[];
  readonly top: number;
  readonly look?: Look;
}

/**
 * A table whose rows are not divided and whose columns are named again on every page. Returns where its last row ends.
 */
export function putTable(doc: Doc, root: Struct, { columns, rows, top, look = RULED }: Table): number {
  const table = doc.struct("Table");
  root.add(table);
  const names = columns.map(({ name }) => ({ text: name, how: look.names }));
  const head = layRow(doc, names, columns, look);
  const laid = rows.map((row) => layRow(doc, row, columns, look));
  const begin = (y: number) => {
    putRow(doc, table, { cells: head.cells, top: y, isHead: true });
    if (look.isRuled) rule(doc, y + 16, INK.text, 1);
    return y + look.namesHeight;
  };
  let y = begin(placeFor(doc, top, look.namesHeight + (laid[0]?.height ?? 0)));
  for (const { cells, height } of laid) {
    if (isFull(doc, y, height)) y = begin(nextPage(doc));
    putRow(doc, table, { cells, top: y });
    y += height;
    if (look.isRuled) rule(doc, y - 4);
  }
  table.end();
  return y;
}

interface LaidCell {
  readonly x: number;
  readonly width: number;
  readonly align: "left" | "right";
  readonly lines: readonly (readonly [text: string, how: TextStyle])[];
  readonly isTick: boolean;
}

function layRow(doc: Doc, row: readonly PaperCell[], columns: readonly PaperColumn[], look: Look) {
  let end: number = PAPER.left;
  const cells = columns.map(({ width, align = "left", gap = 8 }, at): LaidCell => {
    const cell = row[at] ?? "";
    const { text, detail = [], how, isWide } = toText(cell);
    const style = how ?? (at === 0 ? look.first : look.others);
    const x = end;
    end += width;
    const details = [detail].flat().map((line) => [line, SMALL] as const);
    return {
      x,
      width: isWide ? PAPER.width : width - (align === "left" ? gap : 0),
      align,
      lines: [[text, style] as const, ...details].filter(([line]) => line !== ""),
      isTick: cell === TICK,
    };
  });
  const heights = cells.map(({ lines, width }) =>
    sumBy(lines, ([line, how]) => heightOf(doc, line, width, how)),
  );
  return { cells, height: Math.max(12, ...heights) + look.space };
}

function toText(cell: PaperCell): TextCell {
  if (cell === TICK) return { text: "" };
  return typeof cell === "string" ? { text: cell } : cell;
}

interface DrawnRow {
  readonly cells: readonly LaidCell[];
  readonly top: number;
  readonly isHead?: boolean;
}

function putRow(doc: Doc, table: Struct, { cells, top, isHead = false }: DrawnRow): void {
  const row = doc.struct("TR");
  table.add(row);
  cells.forEach(({ x, width, align, lines, isTick }, at) => {
    const draw = () => {
      let y = top;
      for (const [line, how] of lines) y = put(doc, line, { x, y, width }, { ...how, align });
    };
    const scope = isHead ? "Column" : "Row";
    row.add(isHead || at === 0 ? doc.struct("TH", { scope }, draw) : doc.struct("TD", {}, draw));
    if (isTick)
      decorate(doc, () => {
        const left = align === "right" ? x + width - 11 : x;
        doc.rect(left, top, 11, 11).lineWidth(1).strokeColor(INK.text).stroke();
      });
  });
  row.end();
}

interface Sum {
  readonly label: string;
  readonly value: string;
  readonly total?: boolean;
}

interface SumsPart {
  readonly sums: readonly Sum[];
  readonly x: number;
  readonly top: number;
  readonly width: number;
  readonly valueWidth: number;
  readonly align?: "left" | "right";
  /** How a total is set. */
  readonly total: TextStyle;
}

/** Sums below a table, each beside its label. Returns where what follows begins. */
export function putSums(
  doc: Doc,
  root: Struct,
  { sums, x, top, width, valueWidth, align = "left", total }: SumsPart,
): number {
  let y = top;
  for (const sum of sums) {
    const how = sum.total ? total : {};
    const [label, value] = [
      { x, y, width: width - valueWidth },
      { x: x + width - valueWidth, y, width: valueWidth },
    ];
    add(doc, root, "P", () => {
      const end = put(doc, sum.label, label, { ...how, align });
      y = Math.max(end, put(doc, sum.value, value, { ...how, align: "right" })) + 3;
    });
  }
  return y;
}
