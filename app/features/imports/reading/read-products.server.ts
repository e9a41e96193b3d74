import { sanitizeDescription } from "#app/features/catalog/product/sanitize-description.server.ts";
import type { VatRate } from "#app/lib/money.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import type { FileNote } from "../enums.ts";
import type { ColumnChoices, ColumnMap } from "../file/columns.ts";
import { type CsvFile, readCsv } from "../file/csv-file.ts";
import type { ImportField } from "../file/fields.ts";
import { type DecimalSeparator, detectDecimalSeparator } from "../file/numbers.ts";
import type { RowGuard } from "../file/row-guard.ts";
import { type FileRefusal, IMPORT_LIMITS, type ImportLimits } from "../report/import-report.ts";
import { type ProductRow, parseReference, referenceKey } from "../row/product-row.ts";
import { RowCells } from "../row/row-cells.ts";
import { IRISH_VAT_RATES, type ReadRow, type RowContext, readRow } from "../row/rows.ts";

export interface ReadOptions {
  /** The file does not say whether its prices include VAT; anyone who uploads it does. */
  readonly pricesIncludeVat: boolean;
  readonly vatRates?: Readonly<Record<string, VatRate>>;
  readonly limits?: ImportLimits;
  readonly columns?: ColumnChoices;
  /** What an earlier walk has learned of the same file; then it is not walked again. */
  readonly survey?: Survey;
  readonly guard?: RowGuard;
  readonly cleanHtml?: CleanHtml;
}

export type CleanHtml = RowContext["cleanHtml"];

/** A product file that passed its limits and is ready to be walked. */
export interface ProductFile {
  readonly columns: ColumnMap;
  readonly notes: readonly FileNote[];
  /** Rows with anything in them, the header not counted. */
  readonly total: number;
  readonly survey: Survey;
  /** Every row in the file's order, parsed; starts over at each call. */
  rows(): AsyncGenerator<ReadRow>;
}

/**
 * Opens a product export. The file is walked once before anything is returned: to count its rows, to learn the
 * shop's decimal separator and to know the tax class of parents that come after their variations.
 */
export async function readProducts(
  source: AsyncIterable<Uint8Array> | Uint8Array,
  options: ReadOptions,
): Promise<Result<ProductFile, FileRefusal>> {
  const limits = options.limits ?? IMPORT_LIMITS;
  const { columns: choices = {}, guard, cleanHtml = sanitizeDescription } = options;
  const opened = await readCsv(source, { limits, choices, ...(guard && { guard }) });
  if (!opened.ok) return opened;
  const file = opened.value;
  const survey = options.survey ?? (await surveyRows(file, limits.rows));
  if (survey.total > limits.rows) return refuse({ kind: "too-many-rows", rows: limits.rows });
  const context: RowContext = {
    columns: file.columns,
    decimal: survey.decimal ?? ".",
    pricesIncludeVat: options.pricesIncludeVat,
    vatRates: options.vatRates ?? IRISH_VAT_RATES,
    taxOf: (key) => survey.taxes.get(key),
    cleanHtml,
    limits,
  };
  const comma: FileNote[] = survey.decimal === "," ? [{ kind: "decimal-comma" }] : [];
  return ok({
    columns: file.columns,
    notes: [...file.notes, ...comma],
    total: survey.total,
    survey,
    rows: () => readRows(file, context),
  });
}

/** What one walk over all rows has learned. */
export interface Survey {
  readonly total: number;
  readonly decimal: DecimalSeparator | null;
  readonly taxes: ReadonlyMap<string, { readonly taxClass: string; readonly taxStatus: string }>;
}

const NUMBERS: readonly ImportField[] = [
  "regularPrice",
  "salePrice",
  "weight",
  "length",
  "width",
  "height",
  "cost",
];

async function surveyRows(file: CsvFile, maxRows: number): Promise<Survey> {
  const numbers: string[] = [];
  const taxes = new Map<string, { taxClass: string; taxStatus: string }>();
  let total = 0;
  for await (const record of file.rows()) {
    total += 1;
    if (total > maxRows) break;
    if (record.fault) continue;
    const cells = new RowCells(record, file.columns, ".");
    for (const field of NUMBERS) {
      const text = cells.raw(field);
      if (/[.,]/.test(text)) numbers.push(text);
    }
    if (!/variable/i.test(cells.raw("type"))) continue;
    const tax = {
      taxClass: cells.raw("taxClass").toLowerCase(),
      taxStatus: cells.raw("taxStatus").toLowerCase(),
    };
    for (const text of [`id:${cells.raw("id")}`, cells.raw("sku")]) {
      const key = parseReference(text);
      if (key) taxes.set(referenceKey(key), tax);
    }
  }
  return { total, decimal: detectDecimalSeparator(numbers), taxes };
}

async function* readRows(file: CsvFile, context: RowContext): AsyncGenerator<ReadRow> {
  const seen = new Map<string, number>();
  for await (const record of file.rows()) {
    const read = readRow(record, context);
    yield read.product ? refuseRepeated(read, read.product, record.cells, file.columns, seen) : read;
  }
}

/**
 * The second row with an ID or SKU of an earlier one is an error. Rows in different languages share the SKU of
 * the product they translate.
 */
function refuseRepeated(
  read: ReadRow,
  product: ProductRow,
  record: readonly string[],
  columns: ColumnMap,
  seen: Map<string, number>,
): ReadRow {
  const language = product.translation?.language ?? "";
  const idKey = product.sourceId === null ? null : `id:${product.sourceId}`;
  const skuKey = product.sku === null ? null : `sku:${language}:${product.sku.toLowerCase()}`;
  const sameId = idKey === null ? undefined : seen.get(idKey);
  const sameSku = skuKey === null ? undefined : seen.get(skuKey);
  if (idKey !== null && sameId === undefined) seen.set(idKey, read.row);
  if (skuKey !== null && sameSku === undefined) seen.set(skuKey, read.row);
  if (sameId === undefined && sameSku === undefined) return read;
  const cells = new RowCells({ row: read.row, cells: record, fault: null }, columns, ".");
  if (sameId !== undefined) cells.fail("id", { code: "duplicate-id", firstRow: sameId });
  if (sameSku !== undefined) cells.fail("sku", { code: "duplicate-sku", firstRow: sameSku });
  return { row: read.row, product: null, problems: [...read.problems, ...cells.problems] };
}
