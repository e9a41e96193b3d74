import type { Backorders, StockStatus } from "#app/features/catalog/catalog.ts";
import type { RowCommon } from "./product-row.ts";
import type { RowCells } from "./row-cells.ts";

const BACKORDERS: Readonly<Record<string, Backorders>> = {
  "0": "no",
  no: "no",
  false: "no",
  notify: "notify",
  "1": "yes",
  yes: "yes",
  true: "yes",
};

const STATUSES: Readonly<Record<string, StockStatus>> = {
  "1": "in_stock",
  true: "in_stock",
  yes: "in_stock",
  instock: "in_stock",
  "0": "out_of_stock",
  false: "out_of_stock",
  no: "out_of_stock",
  outofstock: "out_of_stock",
  backorder: "on_backorder",
  onbackorder: "on_backorder",
};

/** Stock as counted and as stated; an unknown statement is what the count says. */
export function readStock(
  cells: RowCells,
): Pick<RowCommon, "stock" | "stockStatus" | "lowStock" | "backorders" | "soldIndividually"> {
  const stock = cells.raw("stock").toLowerCase() === "parent" ? ("parent" as const) : cells.integer("stock");
  const backorders = cells.choice("backorders", BACKORDERS, "no");
  const empty = typeof stock === "number" && stock <= 0;
  const counted: StockStatus = !empty
    ? "in_stock"
    : (backorders ?? "no") === "no"
      ? "out_of_stock"
      : "on_backorder";
  return {
    stock,
    backorders,
    stockStatus: cells.choice("inStock", STATUSES, counted),
    lowStock: cells.integer("lowStock"),
    soldIndividually: cells.boolean("soldIndividually"),
  };
}
