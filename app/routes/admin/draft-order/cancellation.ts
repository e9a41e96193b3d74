import { cancelDraft } from "#app/features/draft-orders/change-draft.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { refuse } from "#app/lib/result.ts";
import type { Route } from "./+types/cancellation.ts";
import { changeDraftOrder } from "./change-draft.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Cancels a draft. Asks first. */
export function action(args: Route.ActionArgs) {
  const { db, clock } = args.context.get(appContext);
  return changeDraftOrder(
    args,
    { action: "cancellation", flash: "draft-order-cancelled" },
    async ({ sure, ...ask }) => (sure ? cancelDraft(db, ask, clock.now()) : refuse({ kind: "to-confirm" })),
  );
}
