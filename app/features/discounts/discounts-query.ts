import { adminPath } from "#app/i18n/admin-path.ts";
import { columnParams, readColumns } from "#app/lib/column-choice.ts";
import type { Cents } from "#app/lib/money.ts";
import { queryText } from "#app/lib/text/query-text.ts";
import type { DiscountState, DiscountValue } from "./discounts.ts";

/** What a code can be at an instant, as the list's tabs show it. */
export const DISCOUNT_STATES = [
  "active",
  "scheduled",
  "paused",
  "ended",
] as const satisfies readonly DiscountState[];

export const DISCOUNT_SORTS = ["newest", "code", "uses", "given"] as const;
export type DiscountSort = (typeof DISCOUNT_SORTS)[number];

/** Columns that can be left out; the code always is. */
export const DISCOUNT_COLUMNS = ["state", "value", "days", "uses", "given"] as const;
export type DiscountColumn = (typeof DISCOUNT_COLUMNS)[number];

/** What the address of the list asks for. */
export interface DiscountsQuery {
  readonly state: DiscountState | null;
  /** Part of a code. */
  readonly search: string;
  readonly sort: DiscountSort;
  readonly columns: readonly DiscountColumn[];
}

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

/** Reads `?state=&search=&sort=&col=`. Nonsense means "all", "newest first". */
export function parseDiscountsQuery(params: URLSearchParams): DiscountsQuery {
  return {
    state: DISCOUNT_STATES.find((one) => one === params.get("state")) ?? null,
    search: queryText(params),
    sort: DISCOUNT_SORTS.find((one) => one === params.get("sort")) ?? "newest",
    columns: readColumns(params, DISCOUNT_COLUMNS),
  };
}

/** The address of the list, or of its export. */
export function discountsHref(query: DiscountsQuery, page: string = adminPath("/admin/discounts")): string {
  const params = new URLSearchParams({
    ...(query.state && { state: query.state }),
    ...(query.search && { search: query.search }),
    ...(query.sort !== "newest" && { sort: query.sort }),
    ...columnParams(query.columns, DISCOUNT_COLUMNS),
  });
  return params.size > 0 ? `${page}?${params}` : page;
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
