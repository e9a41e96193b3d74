import { withdrawQuote } from "#app/features/quotes/withdraw-quote.server.ts";
import { refuse } from "#app/lib/result.ts";
import { quoteAction } from "./quote-action.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Withdraws the quote. Asks first. */
export const action = quoteAction(
  { action: "withdrawal", flash: "quote-withdrawn" },
  async ({ confirmed, who, db }) => (confirmed ? withdrawQuote(db, who) : refuse({ kind: "to-confirm" })),
);
