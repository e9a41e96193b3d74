import { addCents, type Cents, subtractCents, ZERO } from "#app/lib/money.ts";
import { sumQuantities } from "#app/lib/sums.ts";
import { type PricedLine, paidFor } from "./totals.ts";

/** Pieces of a line that were given back, or none, and what was given back for them, including VAT. */
export interface GivenPieces {
  readonly quantity: number;
  readonly amount: Cents;
}

/**
 * What is paid for the next pieces of a line after those that were given back: all of them together come to the line. The
 * refund of a piece before them may have been refused, so that they were rounded as other pieces; or only its part at one
 * payment, so that something was given back for a piece that was not.
 */
export function paidForNext(
  line: Omit<PricedLine, "vatRate">,
  pieces: number,
  given: readonly GivenPieces[],
): Cents {
  if (pieces === 0) return ZERO;
  const paid = paidFor(line, pieces, sumQuantities(given));
  const over = overOf(line, given);
  return over < paid ? subtractCents(paid, over) : ZERO;
}

/**
 * What was given back beyond the share of the first pieces; below zero by what rounding makes of each refund at most. 0
 * where less was given back for a piece than its share.
 */
function overOf(line: Omit<PricedLine, "vatRate">, given: readonly GivenPieces[]): Cents {
  const shares = paidFor(line, sumQuantities(given), 0);
  const over = subtractCents(addCents(...given.map(({ amount }) => amount)), shares);
  return over < -given.filter(({ quantity }) => quantity > 0).length ? ZERO : over;
}
