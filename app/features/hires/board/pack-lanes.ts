interface Span {
  readonly from: number;
  readonly to: number;
}

/** The lane of each span, and how many there are. */
export interface Lanes {
  readonly lanes: readonly number[];
  readonly count: number;
}

/**
 * Lanes for spans that lie in one row, in the order of `spans`: no two in one lane overlap, and there are no more lanes
 * than spans at the busiest instant. Half-open: one may begin where another ends. `least`: the shortest span drawn.
 */
export function packLanes(spans: readonly Span[], least = 0): Lanes {
  const order = spans.map((_, index) => index);
  const at = (index: number) => spans[index]?.from ?? 0;
  order.sort((a, b) => at(a) - at(b) || a - b);
  const ends: number[] = [];
  const lanes = new Array<number>(spans.length).fill(0);
  for (const index of order) {
    const { from = 0, to = 0 } = spans[index] ?? {};
    const free = ends.findIndex((end) => end <= from);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = Math.max(to, from + least);
    lanes[index] = lane;
  }
  return { lanes, count: Math.max(1, ends.length) };
}
