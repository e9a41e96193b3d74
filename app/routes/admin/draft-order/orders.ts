import { placeOnInvoice } from "#app/features/draft-orders/complete/place-draft.server.ts";
import { appContext } from "#app/http/context.server.ts";
import type { Route } from "./+types/orders.ts";
import { changeDraftOrder } from "./change-draft.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Places the order of a draft, to be paid by transfer. Asks first. */
export function action(args: Route.ActionArgs) {
  return changeDraftOrder(args, { action: "orders", flash: "draft-order-placed" }, ({ days, ...ask }) =>
    placeOnInvoice(args.context.get(appContext), { ...ask, days: /^\d{1,2}$/.test(days) ? Number(days) : 0 }),
  );
}
