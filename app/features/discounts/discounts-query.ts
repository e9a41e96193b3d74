import { adminPath } from "#app/i18n/admin-path.ts";
import { columnsField, listQuery, oneOf, type QueryOf, textField } from "#app/lib/list-query.ts";
import type { Cents } from "#app/lib/money.ts";
import { DISCOUNT_STATES, type DiscountState, type DiscountValue } from "./discounts.ts";

export const DISCOUNT_SORTS = ["newest", "code", "uses", "given"] as const;
export type DiscountSort = (typeof DISCOUNT_SORTS)[number];

/** Columns that can be left out; the code always is. */
export const DISCOUNT_COLUMNS = ["state", "value", "days", "uses", "given"] as const;
export type DiscountColumn = (typeof DISCOUNT_COLUMNS)[number];

export const discountsList = listQuery(adminPath("/admin/discounts"), {
  state: oneOf(DISCOUNT_STATES),
  /** Part of a code. */
  search: textField,
  sort: oneOf(DISCOUNT_SORTS, "newest"),
  columns: columnsField(DISCOUNT_COLUMNS),
});

/** What the address of the list asks for. */
export type DiscountsQuery = QueryOf<typeof discountsList>;

/** A code as the list shows it. */
export interface DiscountRow {
  readonly id: string;
  readonly code: string;
  readonly value: DiscountValue;
  readonly state: DiscountState;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly uses: number;
  readonly maxUses: number | null;
  readonly given: Cents;
}

/** The rows that a query asks for, of rows that are newest first. */
export function shownDiscounts(
  rows: readonly DiscountRow[],
  { state, search, sort }: DiscountsQuery,
): readonly DiscountRow[] {
  const part = search.toUpperCase();
  const shown = rows.filter((row) => (state === null || row.state === state) && row.code.includes(part));
  if (sort === "newest") return shown;
  if (sort === "code") return shown.toSorted((one, other) => one.code.localeCompare(other.code, "en"));
  return shown.toSorted((one, other) => other[sort] - one[sort]);
}
