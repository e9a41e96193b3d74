import type { StoredAttribute } from "#app/db/schema/shop/catalog.ts";
import type { ColumnMap } from "../file/columns.ts";
import type { RowProblem } from "../report/import-report.ts";
import type { Family } from "./families.ts";
import type { ExistingProduct, StoredProduct } from "./match-product.ts";
import { problemOfRow } from "./problems.ts";

/**
 * The attributes of a product: its row's, or the shop's when the row has none. "Used for variations" is not in
 * the file, so it follows from the variations. A value that a variation has and its parent lacks is added, with
 * a warning.
 */
export function mergeAttributes(
  family: Family,
  old: StoredProduct | undefined,
  siblings: readonly ExistingProduct[],
  columns: ColumnMap,
): { readonly attributes: readonly StoredAttribute[]; readonly warnings: readonly RowProblem[] } {
  const warnings: RowProblem[] = [];
  const { head } = family;
  const result = head?.attributes.map(({ name, values, visible }) => ({
    name,
    values: [...values],
    visible,
  }));
  const base = result?.length
    ? result
    : (old?.attributes ?? []).map(({ name, values, visible }) => ({ name, values: [...values], visible }));
  const byName = new Map(base.map((attribute) => [attribute.name, attribute]));
  const known = new Map(base.map(({ name, values }) => [name, new Set(values)]));
  const used = new Set(siblings.flatMap((sibling) => Object.keys(sibling.product.options)));
  for (const row of family.variations) {
    for (const { name, value } of row.options) {
      used.add(name);
      const attribute = byName.get(name) ?? { name, values: [], visible: true };
      if (!byName.has(name)) {
        byName.set(name, attribute);
        base.push(attribute);
      }
      const values = known.get(name) ?? new Set();
      known.set(name, values);
      if (value === null || values.has(value)) continue;
      values.add(value);
      attribute.values.push(value);
      warnings.push(
        problemOfRow(
          columns,
          row,
          null,
          { severity: "warning", reason: { code: "attribute-value-added", attribute: name } },
          value,
        ),
      );
    }
  }
  const attributes = base.map((attribute) => ({ ...attribute, variation: used.has(attribute.name) }));
  return { attributes, warnings };
}
