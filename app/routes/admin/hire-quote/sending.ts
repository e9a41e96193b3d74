import { sendVersion } from "#app/features/quotes/send/send-version.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { cents } from "#app/lib/money.ts";
import { refuse } from "#app/lib/result.ts";
import type { Route } from "./+types/sending.ts";
import { changeQuote } from "./change-quote.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Sends the draft with the total that was shown. Asks first. */
export function action(args: Route.ActionArgs) {
  const { db, config, clock } = args.context.get(appContext);
  return changeQuote(args, { action: "sending", flash: "quote-sent" }, async ({ field, who }) => {
    const sure = field("sure");
    if (sure === "") return refuse({ kind: "to-confirm" });
    const total = /^\d{1,9}$/.test(field("total")) ? cents(Number(field("total"))) : undefined;
    const { quoteId, seen, actorId } = who;
    const sending = {
      quoteId,
      seen,
      actorId,
      force: sure === "force",
      ...(total !== undefined && { total }),
    };
    return sendVersion({ db, config, clock }, sending);
  });
}
