import type { Backorders } from "#app/features/catalog/catalog.ts";
import type { ColumnMap } from "../file/columns.ts";
import type { RowProblem } from "../report/import-report.ts";
import type { ProductRow } from "../row/product-row.ts";
import { problemOfRow } from "./problems.ts";

/** Names a stock below 0, but of a product that takes backorders: there, such pieces are promised to customers. */
export function negativeStock(columns: ColumnMap, row: ProductRow, backorders: Backorders): RowProblem[] {
  const { stock } = row;
  if (typeof stock !== "number" || stock >= 0 || backorders !== "no") return [];
  const warning = { severity: "warning", reason: { code: "stock-negative" } } as const;
  return [problemOfRow(columns, row, "stock", warning, String(stock))];
}
