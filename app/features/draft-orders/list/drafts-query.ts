import { adminPath } from "#app/i18n/admin-path.ts";
import { columnsField, listQuery, oneOf, pageField, type QueryOf, textField } from "#app/lib/list-query.ts";
import type { Cents } from "#app/lib/money.ts";
import { DRAFT_STATUSES, type DraftStatus } from "../drafts.ts";

export const DRAFTS_PAGE = 50;

/** Columns that can be left out; the number always is. */
export const DRAFT_COLUMNS = ["state", "customer", "total", "held", "changed", "author"] as const;

export type DraftColumn = (typeof DRAFT_COLUMNS)[number];

export const draftsList = listQuery(adminPath("/admin/orders/drafts"), {
  state: oneOf(DRAFT_STATUSES),
  /** A number, or part of a name, company or address. */
  search: textField,
  columns: columnsField(DRAFT_COLUMNS),
  page: pageField,
});

/** What the address of the list asks for. */
export type DraftsQuery = QueryOf<typeof draftsList>;

/** One line of the list. */
export interface DraftRow {
  readonly id: string;
  readonly number: number;
  /** The status of the draft by the clock and its order. */
  readonly status: DraftStatus;
  readonly name: string;
  readonly company: string | null;
  readonly email: string;
  readonly total: Cents;
  readonly heldUntil: Date | null;
  readonly updatedAt: Date;
  readonly author: string | null;
}
