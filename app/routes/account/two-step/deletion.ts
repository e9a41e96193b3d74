import type { Route } from "./+types/deletion.ts";
import { changeTwoStep, switched } from "./change-two-step.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";
export { privateHeaders as headers } from "#app/http/headers/private-headers.ts";

/** Switches the login code off. */
export function action(args: Route.ActionArgs) {
  return changeTwoStep(args, "deletion", ({ cookies }) => switched(args, "off", cookies));
}
