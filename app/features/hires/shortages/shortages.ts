import type { ClaimOwner, Period, ShortageReason } from "#app/features/claims/claims.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import type { Locale } from "#app/i18n/locale.ts";
import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/hire-admin/subhires.ts";
import { listQuery, oneOf, pageField, type QueryOf, textField } from "#app/lib/list-query.ts";

export const SHORTAGES_PAGE = 50;
export const SHORTAGE_VIEWS = ["all", "mine", "soon"] as const;

export const shortagesList = listQuery(adminPath("/admin/hire/shortages"), {
  view: oneOf(SHORTAGE_VIEWS, "all"),
  /** Part of an item, a number or a customer's name. */
  search: textField,
  page: pageField,
});

/** What the address of the list asks for. */
export type ShortagesQuery = QueryOf<typeof shortagesList>;

/** An open shortage in the list. */
export interface ShortageRow {
  readonly id: string;
  readonly itemId: string;
  readonly item: string;
  readonly itemGa: string | null;
  readonly quantity: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly owner: ClaimOwner;
  readonly ownerId: string | null;
  readonly reference: string;
  readonly customer: string | null;
  /** The customer's language. */
  readonly locale: Locale;
  /** The version of the hire; null for a quote. */
  readonly hireVersion: number | null;
  readonly reason: ShortageReason;
  readonly assigneeId: string | null;
  readonly assignee: string | null;
}

/** What one hire is short of. */
export interface HireShortage {
  readonly id: string;
  readonly quantity: number;
  readonly name: string;
  readonly nameGa: string | null;
}

/** What a shortage of a hire can be covered with, to choose from. */
export interface ShortageWays {
  readonly substitutes: readonly { readonly id: string; readonly name: string }[];
  readonly donors: readonly { readonly id: string; readonly name: string }[];
}

/** What a form about a shortage is answered when nothing was done. */
export interface SubhireAnswer {
  /** Id of the shortage, or of the hire whose sub-hires it was about. */
  readonly subject: string;
  /** Why. "to-confirm": it waits for a yes. */
  readonly kind: string;
  /** When the gear is needed, of what waits for a yes; null for every other answer. */
  readonly blocked: Period | null;
  /** What the form held, by field. */
  readonly values: Readonly<Record<string, string>>;
}

/** Why nothing was done, as a sentence; null for a question. */
export function subhireFault({ kind }: SubhireAnswer): Message | null {
  if (kind === "to-confirm") return null;
  const faults: Readonly<Record<string, Message>> = messages.faults;
  return faults[kind] ?? messages.faults["not-allowed"];
}
