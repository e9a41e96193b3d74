import { withdrawQuote } from "#app/features/quotes/withdraw-quote.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { refuse } from "#app/lib/result.ts";
import type { Route } from "./+types/withdrawal.ts";
import { changeQuote } from "./change-quote.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Withdraws the quote. Asks first. */
export function action(args: Route.ActionArgs) {
  const { db } = args.context.get(appContext);
  return changeQuote(args, { action: "withdrawal", flash: "quote-withdrawn" }, async ({ field, who }) =>
    field("sure") ? withdrawQuote(db, who) : refuse({ kind: "to-confirm" }),
  );
}
