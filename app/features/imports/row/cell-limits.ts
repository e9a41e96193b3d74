import type { ColumnMap } from "../file/columns.ts";
import type { ImportField } from "../file/fields.ts";
import type { ImportLimits } from "../report/import-report.ts";

const WORDS: readonly ImportField[] = [
  "id",
  "type",
  "gtin",
  "published",
  "featured",
  "visibility",
  "saleFrom",
  "saleTo",
  "taxStatus",
  "taxClass",
  "inStock",
  "stock",
  "lowStock",
  "backorders",
  "soldIndividually",
  "weight",
  "length",
  "width",
  "height",
  "salePrice",
  "regularPrice",
  "position",
];

const LISTS: readonly ImportField[] = [
  "categories",
  "tags",
  "images",
  "grouped",
  "upsells",
  "crossSells",
  "brands",
];

/**
 * The most characters that the cells of a column may have. Names and other labels are measured again once their
 * markup is removed, addresses when they are read.
 */
function limitsOf(columns: ColumnMap, limits: ImportLimits): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  const set = (index: number | undefined, most: number) => {
    if (index !== undefined) found.set(index, most);
  };
  for (const field of WORDS) set(columns.indexOf(field), limits.wordCharacters);
  for (const field of LISTS) set(columns.indexOf(field), limits.listCharacters);
  set(columns.indexOf("parent"), limits.labelCharacters);
  for (const { name, values, visible, global, default: preset } of columns.attributes) {
    for (const index of [name, preset]) set(index, limits.labelCharacters);
    for (const index of [visible, global]) set(index, limits.wordCharacters);
    set(values, limits.listCharacters);
  }
  for (const index of columns.meta.values()) set(index, limits.listCharacters);
  return found;
}

const known = new WeakMap<ColumnMap, ReadonlyMap<number, number>>();

/** The position of the first cell that is too long, with its limit in characters; null when none is. */
export function findLongCell(
  cells: readonly string[],
  columns: ColumnMap,
  limits: ImportLimits,
): { readonly index: number; readonly limit: number } | null {
  let byColumn = known.get(columns);
  if (!byColumn) {
    byColumn = limitsOf(columns, limits);
    known.set(columns, byColumn);
  }
  for (const [index, cell] of cells.entries()) {
    const limit = byColumn.get(index) ?? limits.cellCharacters;
    if (cell.length > limit && (cell.length > limits.cellCharacters || cell.trim().length > limit))
      return { index, limit: Math.min(limit, limits.cellCharacters) };
  }
  return null;
}
