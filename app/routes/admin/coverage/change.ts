import { COVERAGE_CHANGES } from "#app/features/redirects/coverage/coverage.ts";
import { notFound } from "#app/http/not-found.ts";
import type { Route } from "./+types/change.ts";
import { settleCoverage } from "./settle-coverage.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Decides about old addresses as the address says: `/admin/redirects/coverage/acceptances`. */
export function action(args: Route.ActionArgs) {
  const change = COVERAGE_CHANGES.find((one) => one === args.params.change);
  if (!change) throw notFound();
  return settleCoverage(args, change);
}
