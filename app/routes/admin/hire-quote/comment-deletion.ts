import { hasQuote } from "#app/features/quotes/queries.server.ts";
import { removeComment } from "#app/http/actions/comment-actions.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import type { Route } from "./+types/comment-deletion.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Deletes a comment of the quote. */
export function action(args: Route.ActionArgs) {
  const { db } = args.context.get(appContext);
  const { id } = args.params;
  const path = adminPath(`/admin/hire/quotes/${id}`);
  return removeComment(args, {
    subject: "quote",
    path,
    exists: () => hasQuote(db, id),
  });
}
