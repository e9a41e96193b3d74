import { setupFromAnswer } from "#app/features/identity/sign-in/two-step.ts";
import type { Route } from "./+types/setup.ts";
import { changeTwoStep, showOnce } from "./change-two-step.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";
export { privateHeaders as headers } from "#app/http/headers/private-headers.ts";

/** Shows the key for an authenticator app and the recovery codes. The first code of the app switches it on. */
export function action(args: Route.ActionArgs) {
  return changeTwoStep(args, "setup", ({ body }) => showOnce({ setup: setupFromAnswer(body) }));
}
