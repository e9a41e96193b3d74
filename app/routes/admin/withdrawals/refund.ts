import { settlementAction } from "./settlement-action.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Records that the money of a withdrawal was paid back. */
export const action = settlementAction("withdrawal-refunded", () => ({ kind: "refunded" }));
