import { takeTickedHosts } from "#app/features/redirects/coverage/change-coverage.server.ts";
import type { Route } from "./+types/hosts.ts";
import { settleCoverage } from "./settle-coverage.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Takes the hosts of the ticked old addresses for the site's own. */
export function action(args: Route.ActionArgs) {
  return settleCoverage(args, takeTickedHosts);
}
