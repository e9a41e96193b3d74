import type { ThumbSource } from "#app/features/media/picture-of.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { listQuery, optionalId, pageField, type QueryOf, textField } from "#app/lib/list-query.ts";

/** Products and counted hire items on one page of the list. */
export const COUNT_PAGE = 50;

/** The products whose stock is counted. */
export const stockList = listQuery(adminPath("/admin/stock"), {
  search: textField,
  /** The id of the last product already shown, or null. */
  after: optionalId,
});

/** The hire items that are counted, not numbered. */
export const hireStockList = listQuery(adminPath("/admin/stock/hire"), {
  search: textField,
  page: pageField,
});

export type StockQuery = QueryOf<typeof stockList>;
export type HireStockQuery = QueryOf<typeof hireStockList>;

/** What a person counts: one product, variation or hire item. It has no price. */
export interface CountedRow {
  readonly id: string;
  readonly name: string;
  readonly nameGa: string | null;
  /** The options of a variation; empty for everything else. */
  readonly options: string;
  /** The SKU, or the code of a hire item. */
  readonly code: string | null;
  readonly thumb: ThumbSource | null;
  /** The pieces that are counted: those for sale, or the hire pieces on the shelf. */
  readonly count: number;
  /** Pieces besides: of orders that have not left, or of the hire stock that is out, in repair or missing. */
  readonly besides: number;
}

/** A count that was refused, with what was typed. */
export interface ReturnedCount {
  readonly id: string;
  readonly kind: string;
  readonly values: Readonly<Record<string, string>>;
}

/** What was typed is no count. */
export interface BadCount {
  readonly kind: "number";
}

/** The most pieces that a person can count of one thing. */
export const MAX_COUNT = 1_000_000;
