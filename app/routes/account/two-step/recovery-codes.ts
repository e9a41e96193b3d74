import { setupFromAnswer } from "#app/features/identity/sign-in/two-step.ts";
import type { Route } from "./+types/recovery-codes.ts";
import { changeTwoStep, showOnce } from "./change-two-step.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";
export { privateHeaders as headers } from "#app/http/headers/private-headers.ts";

/** Shows new recovery codes, which replace the old ones. */
export function action(args: Route.ActionArgs) {
  return changeTwoStep(args, "recovery-codes", ({ body }) =>
    showOnce({ codes: setupFromAnswer(body).codes }),
  );
}
