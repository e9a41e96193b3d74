import { writeComment } from "#app/http/actions/comment-actions.server.ts";
import type { Route } from "./+types/comment.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Changes a comment of the order. */
export function action(args: Route.ActionArgs) {
  return writeComment(args, "order");
}
