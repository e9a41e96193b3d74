import { takeSecurity } from "#app/features/hires/closing/take-security.server.ts";
import { hireAction, readCents } from "./hire-action.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Takes open charges from what is held of the security deposit. */
export const action = hireAction("security-charges", ({ field, who, app }) =>
  takeSecurity(app, { ...who, amount: readCents(field("amount")) }),
);
