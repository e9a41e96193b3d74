import { acceptTicked } from "#app/features/redirects/coverage/change-coverage.server.ts";
import type { Route } from "./+types/acceptances.ts";
import { settleCoverage } from "./settle-coverage.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Stores where the ticked old addresses lead. */
export function action(args: Route.ActionArgs) {
  return settleCoverage(args, acceptTicked);
}
