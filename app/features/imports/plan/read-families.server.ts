import type { ProductFile } from "../reading/read-products.server.ts";
import { IMPORT_LIMITS, type RowProblem } from "../report/import-report.ts";
import type { ProductRow } from "../row/product-row.ts";
import { type Families, groupFamilies } from "./families.ts";
import { problemOfRow } from "./problems.ts";

const MANY_VARIATIONS = 100;

interface FileFamilies extends Families {
  readonly rows: readonly ProductRow[];
  /** What is wrong with the file itself, before anything is compared with the shop. */
  readonly problems: readonly RowProblem[];
  /** Rows that belong to no family, and so are not imported. */
  readonly skipped: number;
}

/** Reads every row of a file and brings variations to their parents. `takeTypes` types the rows that name no type. */
export async function readFamilies(
  file: ProductFile,
  takeTypes: (rows: readonly ProductRow[]) => Promise<readonly ProductRow[]>,
): Promise<FileFamilies> {
  const read: ProductRow[] = [];
  const failed = new Set<string>();
  const problems: RowProblem[] = [];
  const categories = new Set<string>();
  let unread = 0;
  for await (const { product, problems: found } of file.rows()) {
    problems.push(...found);
    if (product) {
      const { row, dropped } = keepKnown(product, categories);
      read.push(row);
      if (dropped) {
        const reason = { code: "categories-too-many", limit: IMPORT_LIMITS.categories } as const;
        problems.push(problemOfRow(file.columns, row, "categories", { severity: "warning", reason }));
      }
      continue;
    }
    unread += 1;
    for (const { id, sku } of found.slice(0, 1)) {
      if (id !== "") failed.add(`id:${id}`);
      if (sku !== "") failed.add(`sku:${sku.toLowerCase()}`);
    }
  }
  const rows = await takeTypes(read);
  const { families, leftOut } = groupFamilies(rows, failed);
  for (const { row, column, reason } of leftOut)
    problems.push(problemOfRow(file.columns, row, column, { severity: "error", reason }));
  for (const { head, variations } of families) {
    const reason = { code: "many-variations", n: variations.length } as const;
    if (head && variations.length > MANY_VARIATIONS)
      problems.push(problemOfRow(file.columns, head, null, { severity: "warning", reason }));
  }
  return { rows, families, leftOut, problems, skipped: unread + leftOut.length };
}

/** The row without those categories that would be more than one file may have; `known` learns the others. */
function keepKnown(
  row: ProductRow,
  known: Set<string>,
): { readonly row: ProductRow; readonly dropped: boolean } {
  const kept = row.categories.filter((path) => {
    const keys = path.map((_, level) => path.slice(0, level + 1).join(" > "));
    const fresh = keys.filter((key) => !known.has(key));
    if (known.size + fresh.length > IMPORT_LIMITS.categories) return false;
    for (const key of fresh) known.add(key);
    return true;
  });
  const dropped = kept.length < row.categories.length;
  return { row: dropped ? { ...row, categories: kept } : row, dropped };
}
