import { settlementAction } from "./settlement-action.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Records that the money of a withdrawal was paid back. Asks first where no refund is recorded. */
export const action = settlementAction("withdrawal-refunded", ({ confirmed }) => ({
  kind: "refunded",
  confirmed,
}));
