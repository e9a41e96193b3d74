import { sendLink } from "#app/features/draft-orders/complete/send-link.server.ts";
import { appContext } from "#app/http/context.server.ts";
import type { Route } from "./+types/links.ts";
import { changeDraftOrder } from "./change-draft.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Mails a payment link. Asks first. */
export function action(args: Route.ActionArgs) {
  const { db, config, clock } = args.context.get(appContext);
  return changeDraftOrder(args, { action: "links", flash: "draft-order-link-sent" }, (ask) =>
    sendLink({ db, config, clock }, ask),
  );
}
