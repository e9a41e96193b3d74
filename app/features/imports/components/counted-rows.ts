/** Rows that say something: what there is none of is left out. */
export function countedRows(
  rows: readonly (readonly [string, number])[],
): readonly (readonly [string, number])[] {
  return rows.filter(([, count]) => count > 0);
}
