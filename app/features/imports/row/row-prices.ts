import type { RowCommon } from "./product-row.ts";
import type { RowCells } from "./row-cells.ts";

/**
 * The prices of a row as the file writes them, with or without VAT. A sale price that is not below the regular
 * one, is alone, or ends before it starts is dropped with a warning, so no false reduction is ever shown.
 */
export function readPrices(
  cells: RowCells,
): Pick<RowCommon, "regularPrice" | "salePrice" | "saleFrom" | "saleTo"> {
  const regularPrice = cells.price("regularPrice");
  const salePrice = cells.price("salePrice");
  const noSale = { regularPrice, salePrice: null, saleFrom: null, saleTo: null };
  if (salePrice === null || cells.failed) return noSale;
  if (regularPrice === null) {
    cells.doubt("salePrice", { code: "sale-without-price" });
    return noSale;
  }
  if (salePrice >= regularPrice) {
    cells.doubt("salePrice", { code: "sale-not-lower" });
    return noSale;
  }
  const saleFrom = cells.date("saleFrom", "start");
  const saleTo = cells.date("saleTo", "end");
  if (saleFrom && saleTo && saleFrom > saleTo) {
    cells.doubt("saleTo", { code: "dates-reversed" });
    return noSale;
  }
  const unreadable = (!saleFrom && cells.raw("saleFrom") !== "") || (!saleTo && cells.raw("saleTo") !== "");
  return unreadable ? noSale : { regularPrice, salePrice, saleFrom, saleTo };
}
