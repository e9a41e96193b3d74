import { sellAtCounter } from "#app/features/draft-orders/complete/sell-at-counter.server.ts";
import { COUNTER_METHODS } from "#app/features/orders/enums.ts";
import { draftAction } from "./draft-action.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Places the order of a draft that was paid at the counter. Asks first. */
export const action = draftAction(
  {
    action: "counter-sales",
    flash: (_work, { isPaid }: { readonly isPaid: boolean }) =>
      isPaid ? "draft-order-sold" : "draft-order-sold-unpaid",
  },
  ({ app, field }, { days: _days, ...ask }) =>
    sellAtCounter(app, {
      ...ask,
      method: COUNTER_METHODS.find((method) => method === field("method")) ?? null,
      reference: field("reference"),
    }),
);
