import { type CommentArgs, deleteCommentAt } from "#app/routes/admin/comments/comment-actions.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Deletes a comment. */
export function action(args: CommentArgs) {
  return deleteCommentAt(args);
}
