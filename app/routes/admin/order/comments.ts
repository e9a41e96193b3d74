import { writeComment } from "#app/http/actions/comment-actions.server.ts";
import type { Route } from "./+types/comments.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Adds a comment to the order. */
export function action(args: Route.ActionArgs) {
  return writeComment(args, "order");
}
