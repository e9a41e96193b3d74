import { markRequestAnswered } from "#app/features/quotes/requests/settle-requests.server.ts";
import { isId } from "#app/lib/ids.ts";
import { refuse } from "#app/lib/result.ts";
import { quoteAction } from "./quote-action.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Notes that what the customer asked for was answered. */
export const action = quoteAction(
  { action: "requests", flash: "quote-request-answered" },
  async ({ params, who: { quoteId, actorId, now }, db }) => {
    const { request: requestId } = params;
    if (!isId(requestId)) return refuse({ kind: "not-found" });
    return markRequestAnswered(db, { quoteId, requestId, actorId, now });
  },
);
