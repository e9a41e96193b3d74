import { skipReason } from "#app/features/redirects/coverage/change-coverage.server.ts";
import type { Route } from "./+types/reason-skips.ts";
import { settleCoverage } from "./settle-coverage.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Skips all proposals of one reason. */
export function action(args: Route.ActionArgs) {
  return settleCoverage(args, skipReason);
}
