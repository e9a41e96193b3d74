import type { ErrorReason, WarningReason } from "../enums.ts";
import type { ColumnMap } from "../file/columns.ts";
import type { ImportField } from "../file/fields.ts";
import { type RowProblem, shortenValue } from "../report/import-report.ts";
import { type ProductRow, referenceText } from "../row/product-row.ts";

type Complaint =
  | { readonly severity: "error"; readonly reason: ErrorReason }
  | { readonly severity: "warning"; readonly reason: WarningReason };

/** A complaint about a row that was readable, for the report. `value` is the cell where it is not the row's key. */
export function problemOfRow(
  columns: ColumnMap,
  row: ProductRow,
  field: ImportField | null,
  complaint: Complaint,
  value?: string,
): RowProblem {
  return {
    row: row.row,
    id: row.sourceId === null ? "" : String(row.sourceId),
    sku: row.sku ?? "",
    column: field === null ? "" : columns.headerOf(field),
    value: shortenValue(
      value ?? (field === "parent" && row.type === "variation" ? referenceText(row.parent) : (row.sku ?? "")),
    ),
    ...complaint,
  };
}
