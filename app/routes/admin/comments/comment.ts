import { type CommentArgs, writeComment } from "#app/routes/admin/comments/comment-actions.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Adds a comment to what the page is about, or changes the one that the address names. */
export function action(args: CommentArgs) {
  return writeComment(args);
}
