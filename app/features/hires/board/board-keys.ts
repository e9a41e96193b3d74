import type { BoardRow } from "./board.ts";

/** A bar by the index of its row and its index in the row. */
export interface BarPosition {
  readonly row: number;
  readonly bar: number;
}

type Rows = readonly Pick<BoardRow, "bars">[];

/** The first bar of the board; null where there is none. */
export function firstBar(rows: Rows): BarPosition | null {
  const row = rows.findIndex(({ bars }) => bars.length > 0);
  return row < 0 ? null : { row, bar: 0 };
}

/**
 * The bar that a key leads to from another one: along the row by their starts, or to the row above or below that has
 * any, to the bar that starts nearest. Null for another key, and at an end.
 */
export function barAfter(rows: Rows, from: BarPosition, key: string): BarPosition | null {
  const bars = rows[from.row]?.bars ?? [];
  const inRow = (bar: number) => (bar >= 0 && bar < bars.length ? { row: from.row, bar } : null);
  switch (key) {
    case "ArrowLeft":
      return inRow(from.bar - 1);
    case "ArrowRight":
      return inRow(from.bar + 1);
    case "Home":
      return inRow(0);
    case "End":
      return inRow(bars.length - 1);
    case "ArrowUp":
      return inOtherRow(rows, from, -1);
    case "ArrowDown":
      return inOtherRow(rows, from, 1);
    default:
      return null;
  }
}

function inOtherRow(rows: Rows, from: BarPosition, by: 1 | -1): BarPosition | null {
  const start = rows[from.row]?.bars[from.bar]?.from ?? 0;
  for (let row = from.row + by; row >= 0 && row < rows.length; row += by) {
    const bars = rows[row]?.bars ?? [];
    if (bars.length === 0) continue;
    let nearest = 0;
    for (const [index, bar] of bars.entries())
      if (Math.abs(bar.from - start) < Math.abs((bars[nearest]?.from ?? 0) - start)) nearest = index;
    return { row, bar: nearest };
  }
  return null;
}

/** "12-3", as the bar's element has it. */
export const barName = ({ row, bar }: BarPosition): string => `${row}-${bar}`;

export function readBarName(name: string | undefined): BarPosition | null {
  const [row, bar] = (name ?? "").split("-").map(Number);
  return row === undefined || bar === undefined || Number.isNaN(row + bar) ? null : { row, bar };
}

/** The element of the bar that an event happened on, or in. */
export function barOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>("[data-bar]") : null;
}
