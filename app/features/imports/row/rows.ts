import type { Visibility } from "#app/features/catalog/catalog.ts";
import type { VatRate } from "#app/lib/money.ts";
import { STANDARD_VAT_RATE } from "#app/lib/vat.ts";
import type { ColumnMap } from "../file/columns.ts";
import type { CsvRecord } from "../file/csv-records.ts";
import type { ImportField } from "../file/fields.ts";
import { type DecimalSeparator, toGrams, toMillimetres } from "../file/numbers.ts";
import { IMPORT_LIMITS, type ImportLimits, type RowProblem } from "../report/import-report.ts";
import { findLongCell } from "./cell-limits.ts";
import { unescapeLineBreaks } from "./cells.ts";
import { type ProductReference, type ProductRow, type RowCommon, referenceKey } from "./product-row.ts";
import { readDownloads, readMeta, readRowAttributes, readRowOptions } from "./row-attributes.ts";
import { RowCells } from "./row-cells.ts";
import {
  type RowType,
  readGtin,
  readId,
  readName,
  readParent,
  readSku,
  readStatus,
  readType,
} from "./row-identity.ts";
import { readPrices } from "./row-prices.ts";
import { readStock } from "./row-stock.ts";
import { readImages, readReferences, readTerms, readVatRate, readWebAddress } from "./row-terms.ts";

interface CleanedHtml {
  readonly html: string;
  /** Names of elements that were taken out, for the report. */
  readonly removed: readonly string[];
  readonly shortcodes: readonly string[];
}

/** Irish VAT by the platform's tax class slugs, in basis points; `""` is the standard rate. */
export const IRISH_VAT_RATES: Readonly<Record<string, VatRate>> = {
  "": STANDARD_VAT_RATE,
  "reduced-rate": 1350,
  "second-reduced-rate": 900,
  "livestock-rate": 480,
  "zero-rate": 0,
};

/** What reading a row needs to know about its file and its shop. */
export interface RowContext {
  readonly columns: ColumnMap;
  readonly decimal: DecimalSeparator;
  readonly pricesIncludeVat: boolean;
  /** VAT rates by the slug of the tax class; `""` is the standard rate. */
  readonly vatRates: Readonly<Record<string, VatRate>>;
  /** Tax class and status of a product elsewhere in the file, by `referenceKey`: variations may follow it. */
  readonly taxOf: (key: string) => { readonly taxClass: string; readonly taxStatus: string } | undefined;
  readonly cleanHtml: (html: string) => CleanedHtml;
  readonly limits?: ImportLimits;
}

export interface ReadRow {
  readonly row: number;
  /** The product of the row; null when an error stops it. */
  readonly product: ProductRow | null;
  readonly problems: readonly RowProblem[];
}

/** Reads one record into a product row. Errors stop the row, warnings change one value; nothing throws. */
export function readRow(record: CsvRecord, context: RowContext): ReadRow {
  const cells = new RowCells(record, context.columns, context.decimal);
  const limits = context.limits ?? IMPORT_LIMITS;
  if (!checkShape(record, cells, limits)) return { row: record.row, product: null, problems: cells.problems };
  const product = readProduct(cells, context, limits);
  return { row: record.row, product: cells.failed ? null : product, problems: cells.problems };
}

/** Refuses records that cannot be trusted cell by cell: broken quotes, too many or too large cells. */
function checkShape(record: CsvRecord, cells: RowCells, limits: ImportLimits): boolean {
  const { headers } = cells.columns;
  if (record.fault === "cell-too-large") {
    cells.error({ code: "cell-too-large", limit: limits.cellCharacters });
    return false;
  }
  if (record.fault) {
    cells.error({ code: record.fault }, "", record.cells.join(","));
    return false;
  }
  const extra = record.cells.slice(headers.length);
  if (extra.some((cell) => cell.trim() !== "")) {
    const reason = { code: "row-longer", cells: record.cells.length, columns: headers.length } as const;
    cells.error(reason, "", extra.join(","));
    return false;
  }
  const long = findLongCell(record.cells, cells.columns, limits);
  if (!long) return true;
  cells.error({ code: "cell-too-large", limit: long.limit }, headers[long.index], record.cells[long.index]);
  return false;
}

function readProduct(cells: RowCells, context: RowContext, limits: ImportLimits): ProductRow | null {
  const { type, isTypeGiven, virtual, downloadable } = readType(cells);
  if (!type) return null;
  const name = readName(cells, limits);
  if (name === null && type !== "variation") cells.fail("name", { code: "name-missing" });
  const parent = type === "variation" ? readParent(cells) : null;
  const common = { ...readCommon(cells, context, limits, { type, parent }), virtual, downloadable };
  if (type === "variation")
    return parent && { ...common, type, name, parent, options: readRowOptions(cells, limits) };
  const named = { ...common, name: name ?? "", attributes: readRowAttributes(cells, limits) };
  if (type === "grouped") return { ...named, type, members: readReferences(cells, "grouped", limits) };
  if (type === "external") {
    const externalUrl = readWebAddress(cells, "externalUrl");
    return { ...named, type, externalUrl, buttonText: cells.label("buttonText", limits) };
  }
  return type === "simple" ? { ...named, type, isTypeGiven } : { ...named, type };
}

function readCommon(
  cells: RowCells,
  context: RowContext,
  limits: ImportLimits,
  { type, parent }: { readonly type: RowType; readonly parent: ProductReference | null },
): Omit<RowCommon, "virtual" | "downloadable"> {
  const html = (field: ImportField) => readHtml(cells, field, context.cleanHtml);
  return {
    row: cells.row,
    sourceId: readId(cells),
    sku: readSku(cells, limits),
    gtin: readGtin(cells),
    status: readStatus(cells, type),
    featured: cells.boolean("featured"),
    visibility: cells.choice("visibility", VISIBILITIES, "visible"),
    shortDescription: html("shortDescription"),
    description: html("description"),
    pricesIncludeVat: context.pricesIncludeVat,
    ...readPrices(cells),
    vatRate: readVatRate(cells, context.vatRates, parent ? context.taxOf(referenceKey(parent)) : undefined),
    ...readStock(cells),
    ...readMeasures(cells),
    purchaseNote: html("purchaseNote"),
    ...readTerms(cells, limits),
    images: readImages(cells, limits),
    upsells: readReferences(cells, "upsells", limits),
    crossSells: readReferences(cells, "crossSells", limits),
    position: cells.integer("position"),
    downloads: readDownloads(cells),
    originCountry: cells.label("originCountry", limits),
    commodityCode: cells.label("commodityCode", limits),
    ...readMeta(cells, limits),
  };
}

const VISIBILITIES: Readonly<Record<string, Visibility>> = {
  visible: "visible",
  catalog: "catalog",
  search: "search",
  hidden: "hidden",
};

function readMeasures(cells: RowCells): Pick<RowCommon, "weightGrams" | "lengthMm" | "widthMm" | "heightMm"> {
  const weight = cells.decimal("weight");
  const length = (field: "length" | "width" | "height") => {
    const decimal = cells.decimal(field);
    return decimal === null ? null : toMillimetres(decimal, cells.columns.lengthUnit[field]);
  };
  return {
    weightGrams: weight === null ? null : toGrams(weight, cells.columns.weightUnit),
    lengthMm: length("length"),
    widthMm: length("width"),
    heightMm: length("height"),
  };
}

/** A description cell as clean HTML; null when nothing is left of it. */
function readHtml(cells: RowCells, field: ImportField, clean: RowContext["cleanHtml"]): string | null {
  const text = unescapeLineBreaks(cells.text(field));
  if (text === "") return null;
  const { html, removed, shortcodes } = clean(text);
  if (removed.length > 0) cells.doubt(field, { code: "html-removed", elements: removed.join(", ") });
  if (shortcodes.length > 0)
    cells.doubt(field, { code: "shortcode-removed", shortcodes: shortcodes.join(" ") });
  return html === "" ? null : html;
}
