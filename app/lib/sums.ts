/** The sum of what `of` gives for each row; 0 without rows. */
export function sumBy<T>(rows: readonly T[], of: (row: T) => number): number {
  return rows.reduce((sum, row) => sum + of(row), 0);
}

export function sumQuantities(rows: readonly { readonly quantity: number }[]): number {
  return sumBy(rows, ({ quantity }) => quantity);
}
