import type { products } from "#app/db/schema/shop/catalog.ts";
import { euroText } from "#app/lib/euro.ts";
import { type Cents, type VatRate, withVat } from "#app/lib/money.ts";
import type { ColumnMap } from "../file/columns.ts";
import type { BlankRule } from "../file/setup.ts";
import type { RowProblem } from "../report/import-report.ts";
import type { ProductRow } from "../row/product-row.ts";
import { problemOfRow } from "./problems.ts";

type Sale = Pick<typeof products.$inferSelect, "salePrice" | "saleFrom" | "saleTo">;

interface SaleContext {
  readonly columns: ColumnMap;
  readonly blank: BlankRule;
  readonly now: Date;
}

const NO_SALE: Sale = { salePrice: null, saleFrom: null, saleTo: null };

/** The prices of a row including VAT. */
export function grossPrices(
  { pricesIncludeVat, regularPrice, salePrice }: ProductRow,
  vatRate: VatRate,
): Pick<ProductRow, "regularPrice" | "salePrice"> {
  if (pricesIncludeVat) return { regularPrice, salePrice };
  const gross = (price: Cents | null) => (price === null ? null : withVat(price, vatRate));
  return { regularPrice: gross(regularPrice), salePrice: gross(salePrice) };
}

/**
 * The sale of a product, a price including VAT with its dates: that of the row, else that of the shop. One of the shop
 * that is not below the new regular price ends, so that no false reduction is ever shown.
 */
export function saleValues(
  row: Pick<ProductRow, "salePrice" | "saleFrom" | "saleTo">,
  old: Sale | undefined,
  regularPrice: Cents | null,
  context: SaleContext,
): Sale {
  if (row.salePrice !== null) return { salePrice: row.salePrice, ...datesOf(row, old, context) };
  if (!old || !keepsSale(context)) return NO_SALE;
  const { salePrice, saleFrom, saleTo } = old;
  const isLower = salePrice === null || (regularPrice !== null && salePrice < regularPrice);
  return isLower ? { salePrice, saleFrom, saleTo } : NO_SALE;
}

/** Says that a product loses a sale of which its row says nothing. */
export function lostSale(
  row: ProductRow,
  old: Sale | undefined,
  salePrice: Cents | null | undefined,
  context: SaleContext,
): RowProblem[] {
  const lost = old?.salePrice ?? null;
  if (lost === null || salePrice !== null || !keepsSale(context)) return [];
  const warning = { severity: "warning", reason: { code: "kept-sale-not-lower" } } as const;
  return [problemOfRow(context.columns, row, "salePrice", warning, euroText(lost))];
}

function keepsSale({ columns, blank }: Omit<SaleContext, "now">): boolean {
  return !columns.has("salePrice") || blank === "keep";
}

/** A blank date is none. Without its column the shop's counts, but for another price after a sale that is over. */
function datesOf(
  row: Pick<ProductRow, "salePrice" | "saleFrom" | "saleTo">,
  old: Sale | undefined,
  { columns, now }: SaleContext,
): Omit<Sale, "salePrice"> {
  const isOver = old?.saleTo && old.saleTo <= now && old.salePrice !== row.salePrice;
  const kept = old && !isOver ? old : NO_SALE;
  return {
    saleFrom: columns.has("saleFrom") ? row.saleFrom : kept.saleFrom,
    saleTo: columns.has("saleTo") ? row.saleTo : kept.saleTo,
  };
}
