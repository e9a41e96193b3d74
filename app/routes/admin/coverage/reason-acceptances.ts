import { acceptProposals } from "#app/features/redirects/coverage/change-coverage.server.ts";
import type { Route } from "./+types/reason-acceptances.ts";
import { settleCoverage } from "./settle-coverage.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Stores all proposals of one reason. */
export function action(args: Route.ActionArgs) {
  return settleCoverage(args, acceptProposals);
}
