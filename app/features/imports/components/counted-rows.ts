import { formatNumber } from "#app/i18n/numbers.ts";

type Row<Value> = readonly (readonly [name: string, value: Value])[];

/** Names and figures, as they are shown. */
export function figureRows(rows: Row<number>): Row<string> {
  return rows.map(([name, count]) => [name, formatNumber(count)] as const);
}

/** Rows that say something: what there is none of is left out. */
export function countedRows(rows: Row<number>): Row<string> {
  return figureRows(rows.filter(([, count]) => count > 0));
}
