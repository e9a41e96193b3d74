import { readFile } from "node:fs/promises";
import { type ReadOptions, readProducts } from "#app/features/imports/reading/read-products.server.ts";
import type { RowProblem } from "#app/features/imports/report/import-report.ts";
import type { ReadRow } from "#app/features/imports/row/rows.ts";

/** Reads one of the import's fixtures to its end. */
export async function readFixture(name: string, options: Partial<ReadOptions> = {}) {
  const source = await readFile(
    new URL(`../../../app/features/imports/fixtures/${name}.csv`, import.meta.url),
  );
  const opened = await readProducts(source, { pricesIncludeVat: true, ...options });
  if (!opened.ok) throw new Error(`refused: ${JSON.stringify(opened.error)}`);
  const rows: ReadRow[] = [];
  for await (const row of opened.value.rows()) rows.push(row);
  return { ...opened.value, read: rows };
}

/** The products of the rows that were readable. */
export const productsOf = (rows: readonly ReadRow[]) =>
  rows.flatMap(({ product }) => (product ? [product] : []));
/** What is wrong, row by row. */
export const codesOf = (problems: readonly RowProblem[]) =>
  problems.map(({ column, severity, reason }) => `${severity} ${column}: ${reason.code}`);
