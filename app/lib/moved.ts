/** The rows with one of them at another index; the same rows where either index is out of range. */
export function moved<Row>(rows: readonly Row[], from: number, to: number): readonly Row[] {
  if (!(from in rows) || !(to in rows)) return rows;
  return rows.toSpliced(from, 1).toSpliced(to, 0, ...rows.slice(from, from + 1));
}
