import { placeOnInvoice } from "#app/features/draft-orders/complete/place-draft.server.ts";
import { parseWhole } from "#app/lib/numbers.ts";
import { draftAction } from "./draft-action.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Places the order of a draft, to be paid by transfer. Asks first. */
export const action = draftAction(
  { action: "orders", flash: "draft-order-placed" },
  ({ app }, { days, ...ask }) => placeOnInvoice(app, { ...ask, days: parseWhole(days) ?? 0 }),
);
