import { cancelDraft } from "#app/features/draft-orders/change-draft.server.ts";
import { refuse } from "#app/lib/result.ts";
import { draftAction } from "./draft-action.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Cancels a draft. Asks first. */
export const action = draftAction(
  { action: "cancellation", flash: "draft-order-cancelled" },
  async ({ db, now }, { confirmed, ...ask }) =>
    confirmed ? cancelDraft(db, ask, now) : refuse({ kind: "to-confirm" }),
);
