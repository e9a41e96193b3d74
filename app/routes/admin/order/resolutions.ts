import { ATTENTIONS } from "#app/features/orders/enums.ts";
import { resolveAttention } from "#app/features/orders/resolve-attention.server.ts";
import { notAllowed } from "#app/http/actions/not-allowed.ts";
import { changeOrder } from "#app/http/actions/order-actions.server.ts";
import { appContext } from "#app/http/context.server.ts";
import type { Route } from "./+types/resolutions.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Ends a reason why an order needs a person: "stock" takes the goods from stock, "seen" changes nothing else. */
export function action(args: Route.ActionArgs) {
  return changeOrder(args, "resolutions", async ({ field, who }) => {
    const { db, clock } = args.context.get(appContext);
    const how = field("how");
    const reason = ATTENTIONS.find((known) => known === field("reason"));
    return reason && (how === "stock" || how === "seen")
      ? resolveAttention(db, { ...who, reason, how, now: clock.now() })
      : notAllowed();
  });
}
