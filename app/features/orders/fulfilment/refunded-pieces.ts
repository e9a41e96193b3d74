/**
 * A line of an order, and what of it was refunded and put into stock before it had left. Pieces of a line are alike. A
 * refund takes pieces that are still here before those that have left. Those to be sent leave first, then refunded ones
 * that were not put into stock, and those in stock last.
 */
export interface StockedLine {
  readonly ordered: number;
  /** Pieces that have left: dispatched or collected. */
  readonly gone: number;
  /** Refunded pieces that were put into stock before they had left. */
  readonly stocked: number;
}

/** How many of these pieces have left since, and are in stock no more. */
export function stockedGone({ ordered, gone, stocked }: StockedLine): number {
  return Math.max(0, stocked - (ordered - gone));
}

/** Pieces of one line of a refund, in the columns of its row. */
export interface RefundedPieces {
  readonly quantity: number;
  readonly restocked: number;
  readonly unsent: number;
  readonly unsentRestocked: number;
}

/** What a refund's line puts into stock when it is taken on. */
export interface Restocked {
  /** Pieces that go into stock. */
  readonly quantity: number;
  /** How many of them have not left. */
  readonly unsent: number;
  /** The row of the refund's line afterwards. */
  readonly after: RefundedPieces;
}

/**
 * What goes into stock when a refund is taken on. Pieces that were here when it was asked for and have left meanwhile do
 * not. `line` is without this refund.
 */
export function restockTaken(line: StockedLine, refunded: RefundedPieces): Restocked {
  const unsent = Math.min(refunded.unsentRestocked, notStocked(line));
  const quantity = refunded.restocked - refunded.unsentRestocked + unsent;
  return { quantity, unsent, after: { ...refunded, restocked: quantity, unsentRestocked: unsent } };
}

/** How many pieces of a refund can be put into stock: those that were not, and those that have left stock since. */
export function toRestockOf(
  line: StockedLine,
  { quantity, restocked, unsentRestocked }: RefundedPieces,
): number {
  return quantity - restocked + Math.min(unsentRestocked, stockedGone(line));
}

/**
 * What goes into stock when more pieces of a refund are there: pieces that have not left, then those that came back; last
 * those that were in stock before they left.
 */
export function restockMore(line: StockedLine, refunded: RefundedPieces, quantity: number): Restocked {
  const first = Math.min(quantity, refunded.quantity - refunded.restocked);
  const again = quantity - first;
  const most = Math.min(first, refunded.unsent - refunded.unsentRestocked);
  const unsent = Math.min(most, notStocked(line));
  const after = {
    ...refunded,
    restocked: refunded.restocked + first,
    unsent: refunded.unsent - (most - unsent) - again,
    unsentRestocked: refunded.unsentRestocked + unsent - again,
  };
  return { quantity, unsent, after };
}

/** Pieces that are here and not in stock. */
function notStocked({ ordered, gone, stocked }: StockedLine): number {
  return Math.max(0, ordered - gone - stocked);
}

/**
 * The lines of refunds, the first of which count first, once a parcel or a collection is taken back: so many pieces that
 * counted as sent had not left. Those that were put into stock are the first of them.
 */
export function countAsUnsent<T extends RefundedPieces>(lines: readonly T[], pieces: number): readonly T[] {
  let left = pieces;
  const take = (most: number) => {
    const taken = Math.max(0, Math.min(left, most));
    left -= taken;
    return taken;
  };
  const restocked = lines.map((line) => {
    const taken = take(line.restocked - line.unsentRestocked);
    return { ...line, unsent: line.unsent + taken, unsentRestocked: line.unsentRestocked + taken };
  });
  return restocked.map((line) => {
    return { ...line, unsent: line.unsent + take(line.quantity - line.unsent) };
  });
}
