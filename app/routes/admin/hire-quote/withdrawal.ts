import { withdrawQuote } from "#app/features/quotes/withdraw-quote.server.ts";
import type { ResourceWork } from "#app/http/actions/resource-action.server.ts";
import { refuse } from "#app/lib/result.ts";
import { quoteAction } from "./quote-action.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

const flash = ({ field }: ResourceWork) =>
  field("further") === "yes" ? "quote-version-taken-back" : "quote-withdrawn";

/** Withdraws the quote, or the further version of an accepted one. Asks first. */
export const action = quoteAction({ action: "withdrawal", flash }, async ({ confirmed, who, app }) =>
  confirmed ? withdrawQuote(app, who) : refuse({ kind: "to-confirm" }),
);
