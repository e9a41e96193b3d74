import { removeComment } from "#app/http/actions/comment-actions.server.ts";
import type { Route } from "./+types/comment-deletion.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Deletes a comment of the customer. */
export function action(args: Route.ActionArgs) {
  return removeComment(args, "customer");
}
