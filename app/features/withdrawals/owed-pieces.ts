import { type GivenPieces, paidForNext } from "#app/features/orders/next-pieces.ts";
import type { OrderView } from "#app/features/orders/orders.ts";
import { addCents, type Cents, subtractCents, ZERO } from "#app/lib/money.ts";
import { sumQuantities } from "#app/lib/sums.ts";

/** What a refund gave back of an order. */
export interface GivenBack {
  readonly deliveryAmount: Cents;
  readonly lines: readonly (GivenPieces & { readonly position: number })[];
}

/** What a statement takes out of its order. */
export interface StatedPieces {
  /** By the line's position. */
  readonly quantities: Readonly<Record<number, number>>;
  /** Nothing of the order is left after it: the delivery is owed, too. */
  readonly whole: boolean;
}

/** What a statement claims back of a line. */
interface OwedPieces {
  /** Pieces that were given back before. */
  readonly taken: number;
  readonly quantity: number;
  /** What was paid for `quantity`, including VAT. */
  readonly amount: Cents;
}

/**
 * What a statement claims back beyond what was given back before: its goods, line by line, and the delivery where it leaves
 * nothing of the order (Directive 2011/83/EU, Art. 13(1)).
 */
export function owedOf(
  { lines, totals }: Pick<OrderView, "lines" | "totals">,
  { quantities, whole }: StatedPieces,
  before: readonly GivenBack[],
): { readonly lines: readonly OwedPieces[]; readonly delivery: Cents } {
  const delivery = subtractCents(totals.delivery, addCents(...before.map((given) => given.deliveryAmount)));
  return {
    lines: lines.map((line, position) => {
      const taken = givenBackPieces(before, position);
      const quantity = Math.min(quantities[position] ?? 0, Math.max(0, line.quantity - taken));
      return { taken, quantity, amount: paidForNext(line, quantity, linesAt(before, position)) };
    }),
    delivery: whole ? delivery : ZERO,
  };
}

/** The pieces of a line that refunds gave back. */
export function givenBackPieces(refunds: readonly GivenBack[], position: number): number {
  return sumQuantities(linesAt(refunds, position));
}

function linesAt(refunds: readonly GivenBack[], position: number): GivenBack["lines"] {
  return refunds.flatMap(({ lines }) => lines.filter((line) => line.position === position));
}
