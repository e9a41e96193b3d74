import { assignQuote } from "#app/features/quotes/assign-quote.server.ts";
import { quoteAction } from "./quote-action.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Says who looks after the quote, and keeps the note among staff. */
export const action = quoteAction({ action: "assignments", flash: "quote-noted" }, ({ field, who, db }) => {
  const { quoteId, actorId, now } = who;
  return assignQuote(db, {
    quoteId,
    actorId,
    now,
    assigneeId: field("assignee") || null,
    note: field("note"),
  });
});
