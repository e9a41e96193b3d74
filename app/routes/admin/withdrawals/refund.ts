import type { Route } from "./+types/refund.ts";
import { settle } from "./settle.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Records that the money of a withdrawal was paid back. */
export function action(args: Route.ActionArgs) {
  return settle(args, () => ({ kind: "refunded" }));
}
