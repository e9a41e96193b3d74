import type { QuoteAnswer } from "#app/features/quotes/components/quote-answer.ts";
import { copyQuote } from "#app/features/quotes/copy-quote.server.ts";
import { resourceAction } from "#app/http/actions/resource-action.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Begins another quote with the lines of one whose hire is over, and opens it. */
export const action = resourceAction(
  ({ who: { id: quoteId, ...who }, db, now }) => copyQuote(db, { quoteId, ...who, now }),
  {
    done: (_work, { id }) => ({ path: adminPath(`/admin/hire/quotes/${id}`), flash: "quote-copied" }),
    refused: (refusal): QuoteAnswer => ({ action: "copies", refusal }),
  },
);
