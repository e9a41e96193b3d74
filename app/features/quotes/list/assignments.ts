import type { AssignedTogether, AssignRefusal } from "#app/features/identity/users/assignments.ts";
import type { Message } from "#app/i18n/message.ts";
import * as work from "#app/i18n/messages/hire-admin/quote-work.ts";
import * as messages from "#app/i18n/messages/hire-admin/quotes-admin.ts";

/** What the list of quotes shows after its chosen rows were assigned. */
export type AssignAnswer =
  | ({ readonly kind: "assigned" } & AssignedTogether)
  | { readonly kind: "undone"; readonly undone: number; readonly left: number }
  | { readonly kind: "refused"; readonly why: AssignRefusal["kind"] };

export const ASSIGN_REFUSALS: Readonly<Record<AssignRefusal["kind"], Message>> = {
  "none-chosen": messages.noneChosen,
  "not-staff": work.refusals["not-staff"],
};
