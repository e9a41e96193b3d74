import { deleteDraft } from "#app/features/quotes/delete-draft.server.ts";
import { refuse } from "#app/lib/result.ts";
import { quoteAction } from "./quote-action.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Deletes the version of a quote that was begun and not sent. Asks first. */
export const action = quoteAction(
  { action: "draft-deletion", flash: "quote-draft-deleted" },
  async ({ confirmed, who, db }) => (confirmed ? deleteDraft(db, who) : refuse({ kind: "to-confirm" })),
);
