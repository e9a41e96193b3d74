import { removeAllAddresses } from "#app/features/redirects/coverage/change-coverage.server.ts";
import type { Route } from "./+types/deletion.ts";
import { settleCoverage } from "./settle-coverage.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Forgets all old addresses. */
export function action(args: Route.ActionArgs) {
  return settleCoverage(args, removeAllAddresses);
}
