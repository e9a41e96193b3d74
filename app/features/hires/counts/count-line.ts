/** Pieces of one item of a line by where they are. */
export interface PieceCounts {
  /** All that were promised and not released. */
  readonly needed: number;
  readonly prepared: number;
  /** With the customer now. */
  readonly out: number;
  /** Came back good. */
  readonly good: number;
  readonly damaged: number;
  readonly missing: number;
}

/** The counts of a line as `hire_lines` keeps them: `out` is everything that left, `back` what came back of it. */
export interface LineCounts {
  readonly prepped: number;
  readonly out: number;
  readonly back: number;
  readonly missing: number;
  readonly damaged: number;
}

/** Pieces of two sources together. */
export function sumOfCounts(a: PieceCounts, b: PieceCounts): PieceCounts {
  return {
    needed: a.needed + b.needed,
    prepared: a.prepared + b.prepared,
    out: a.out + b.out,
    good: a.good + b.good,
    damaged: a.damaged + b.damaged,
    missing: a.missing + b.missing,
  };
}

/** Counts of a line of two sources together. */
export function addCounts(a: LineCounts, b: LineCounts): LineCounts {
  return {
    prepped: a.prepped + b.prepped,
    out: a.out + b.out,
    back: a.back + b.back,
    missing: a.missing + b.missing,
    damaged: a.damaged + b.damaged,
  };
}

/** The counts of a line of pieces. */
export function toLineCounts({ prepared, out, good, damaged, missing }: PieceCounts): LineCounts {
  const back = good + damaged;
  return { prepped: prepared, out: out + back + missing, back, missing, damaged };
}

/**
 * The counts of a line of kits from those of their parts: a kit is prepared or back when all its parts are; it is out,
 * damaged or missing as soon as one of them is.
 */
export function countKits(quantity: number, parts: readonly PieceCounts[]): LineCounts {
  const counted = parts.filter(({ needed }) => needed > 0);
  const of = (round: (n: number) => number, pick: (counts: LineCounts) => number) => (part: PieceCounts) =>
    round((quantity * pick(toLineCounts(part))) / part.needed);
  const whole = (pick: (counts: LineCounts) => number) =>
    counted.length === 0 ? 0 : Math.min(...counted.map(of(Math.floor, pick)));
  const any = (pick: (counts: LineCounts) => number) => Math.max(0, ...counted.map(of(Math.ceil, pick)));
  const out = Math.min(
    quantity,
    any((counts) => counts.out),
  );
  const missing = Math.min(
    out,
    any((counts) => counts.missing),
  );
  const back = Math.min(
    out - missing,
    whole((counts) => counts.back),
  );
  const prepped = Math.min(
    quantity,
    whole((counts) => counts.prepped),
  );
  return {
    prepped,
    out,
    back,
    missing,
    damaged: Math.min(
      back,
      any((counts) => counts.damaged),
    ),
  };
}
