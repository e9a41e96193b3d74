import { parseWhole } from "#app/lib/numbers.ts";
import { settlementAction } from "./settlement-action.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Links a withdrawal to the order that it is about, by its number. */
export const action = settlementAction("withdrawal-linked", ({ field }) => ({
  kind: "link",
  orderNumber: parseWhole(field("order")) ?? 0,
}));
