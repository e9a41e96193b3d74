import { hasQuote } from "#app/features/quotes/queries.server.ts";
import { writeComment } from "#app/http/actions/comment-actions.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import type { Route } from "./+types/comment.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Changes a comment of the quote. */
export function action(args: Route.ActionArgs) {
  const { db } = args.context.get(appContext);
  const { id } = args.params;
  const path = adminPath(`/admin/hire/quotes/${id}`);
  return writeComment(args, {
    subject: "quote",
    path,
    exists: () => hasQuote(db, id),
  });
}
