import { settlementAction } from "./settlement-action.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Refuses a withdrawal, with the reason. */
export const action = settlementAction("withdrawal-refused", ({ field }) => ({
  kind: "refused",
  note: field("note"),
}));
