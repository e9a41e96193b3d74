import { reopenTicked } from "#app/features/redirects/coverage/change-coverage.server.ts";
import type { Route } from "./+types/reopenings.ts";
import { settleCoverage } from "./settle-coverage.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Takes decisions about the ticked old addresses back. */
export function action(args: Route.ActionArgs) {
  return settleCoverage(args, reopenTicked);
}
