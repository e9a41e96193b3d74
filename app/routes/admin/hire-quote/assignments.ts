import { assignQuote } from "#app/features/quotes/assign-quote.server.ts";
import { appContext } from "#app/http/context.server.ts";
import type { Route } from "./+types/assignments.ts";
import { changeQuote } from "./change-quote.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Says who looks after the quote, and keeps the note among staff. */
export function action(args: Route.ActionArgs) {
  const { db } = args.context.get(appContext);
  return changeQuote(args, { action: "assignments", flash: "quote-noted" }, ({ field, who }) => {
    const { quoteId, actorId, now } = who;
    return assignQuote(db, {
      quoteId,
      actorId,
      now,
      assigneeId: field("assignee") || null,
      note: field("note"),
    });
  });
}
