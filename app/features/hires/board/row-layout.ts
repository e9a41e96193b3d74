/** Pixels of a lane, and of a row beside its lanes: the style sheet has the same. */
const [LANE, ROOM] = [32, 13];

/** Where rows lie below each other, in pixels. */
export interface RowLayout {
  /** The top of each row, and at the end the height of all. */
  readonly tops: readonly number[];
  readonly height: number;
}

/** Lays rows out by their lanes. `strip`: what a row has above its lanes, in pixels. */
export function layoutRows(lanes: readonly number[], strip: number): RowLayout {
  const tops: number[] = [];
  let height = 0;
  for (const count of lanes) {
    tops.push(height);
    height += rowHeight(count, strip);
  }
  return { tops, height };
}

export const rowHeight = (lanes: number, strip: number): number => lanes * LANE + ROOM + strip;

/** Rows from `first` up to, without, `end`. */
export interface RowRange {
  readonly first: number;
  readonly end: number;
}

/** The rows that lie, in whole or in part, between two heights. */
export function rowsBetween({ tops }: RowLayout, from: number, to: number): RowRange {
  return { first: Math.max(0, firstAbove(tops, from) - 1), end: firstAbove(tops, to) };
}

/** The rows of `rows` that are not drawn, in the order in which to draw them: those seen, then the nearest, below first. */
export function rowsToDraw(
  drawn: ReadonlySet<number>,
  { first, end }: RowRange,
  rows: number,
): readonly number[] {
  const order = Array.from({ length: end - first }, (_, n) => first + n);
  for (let n = 0; end + n < rows || first - n > 0; n += 1) order.push(end + n, first - n - 1);
  return order.filter((row) => row >= 0 && row < rows && !drawn.has(row));
}

/** The first row whose top lies below a height. */
function firstAbove(tops: readonly number[], height: number): number {
  let [low, high] = [0, tops.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tops[middle] ?? 0) <= height) low = middle + 1;
    else high = middle;
  }
  return low;
}
