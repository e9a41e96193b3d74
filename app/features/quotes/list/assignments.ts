import type { Message } from "#app/i18n/message.ts";
import * as work from "#app/i18n/messages/hire-admin/quote-work.ts";
import * as messages from "#app/i18n/messages/hire-admin/quotes-admin.ts";

export interface AssignRefusal {
  readonly kind: "none-chosen" | "not-staff";
}

/** Quotes that were assigned together. */
export interface QuotesAssigned {
  readonly kind: "assigned";
  /** The staff member to assign; null for none. */
  readonly assigneeId: string | null;
  /** What changed, with its assignee before: what *Undo* sends. */
  readonly changed: readonly { readonly id: string; readonly before: string | null }[];
  /** How many were assigned so already. */
  readonly unchanged: number;
}

/** What the list of quotes shows after its chosen rows were assigned. */
export type AssignAnswer =
  | QuotesAssigned
  | { readonly kind: "undone"; readonly undone: number; readonly left: number }
  | { readonly kind: "refused"; readonly why: AssignRefusal["kind"] };

export const ASSIGN_REFUSALS: Readonly<Record<AssignRefusal["kind"], Message>> = {
  "none-chosen": messages.noneChosen,
  "not-staff": work.refusals["not-staff"],
};
