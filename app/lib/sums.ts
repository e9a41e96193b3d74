import { type Cents, ZERO } from "./money.ts";
/** The sum of what `of` gives for each row; 0 without rows. */
export function sumBy<T>(rows: readonly T[], of: (row: T) => number): number {
  return rows.reduce((sum, row) => sum + of(row), 0);
}

export function sumQuantities(rows: readonly { readonly quantity: number }[]): number {
  return sumBy(rows, ({ quantity }) => quantity);
}

/** The amount, or zero for a negative one. */
export function atLeastZero(amount: Cents): Cents {
  return amount > 0 ? amount : ZERO;
}

export function smallerCents(a: Cents, b: Cents): Cents {
  return a < b ? a : b;
}
