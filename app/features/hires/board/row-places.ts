/** Pixels of a lane, and of a row beside its lanes: the style sheet has the same. */
const [LANE, ROOM] = [32, 13];

/** Where rows lie below each other, in pixels. */
export interface RowPlaces {
  /** The top of each row, and at the end the height of all. */
  readonly tops: readonly number[];
  readonly height: number;
}

/** Places of rows by their lanes. `strip`: what a row has above its lanes, in pixels. */
export function placeRows(lanes: readonly number[], strip: number): RowPlaces {
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
export function rowsBetween({ tops }: RowPlaces, from: number, to: number): RowRange {
  return { first: Math.max(0, firstAbove(tops, from) - 1), end: firstAbove(tops, to) };
}

/**
 * The rows to draw next: those drawn move towards those wanted by at most `most` new ones, what is seen first. Rows that
 * were scrolled past without being drawn are left out.
 */
export function stepRows(
  drawn: RowRange,
  { seen, wanted }: { readonly seen: RowRange; readonly wanted: RowRange },
  most: number,
): RowRange {
  const first = Math.max(drawn.first, wanted.first);
  const end = Math.min(drawn.end, wanted.end);
  if (end <= seen.first || first >= seen.end)
    return { first: seen.first, end: Math.min(seen.end, seen.first + most) };
  const missingAbove = first - wanted.first;
  const missingBelow = wanted.end - end;
  const urgentAbove = Math.min(most, Math.max(0, first - seen.first));
  const below = Math.min(missingBelow, most - urgentAbove);
  const above = Math.min(missingAbove, most - below);
  return { first: first - above, end: end + below };
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
