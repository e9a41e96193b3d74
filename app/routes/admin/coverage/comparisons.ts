import { compareAgain } from "#app/features/redirects/coverage/change-coverage.server.ts";
import type { Route } from "./+types/comparisons.ts";
import { settleCoverage } from "./settle-coverage.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Compares all old addresses with the site again. */
export function action(args: Route.ActionArgs) {
  return settleCoverage(args, compareAgain);
}
