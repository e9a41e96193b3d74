import type { Route } from "./+types/refusal.ts";
import { settle } from "./settle.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Refuses a withdrawal, with the reason. */
export function action(args: Route.ActionArgs) {
  return settle(args, (field) => ({ kind: "refused", note: field("note") }));
}
