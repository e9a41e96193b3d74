import { getHire } from "#app/features/hires/queries.server.ts";
import { writeComment } from "#app/http/actions/comment-actions.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import type { Route } from "./+types/comments.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Adds a comment to the hire. */
export function action(args: Route.ActionArgs) {
  const { db, clock } = args.context.get(appContext);
  const { id } = args.params;
  const path = adminPath(`/admin/hire/hires/${id}`);
  return writeComment(args, {
    subject: "hire",
    path,
    exists: async () => !!(await getHire(db, id, clock.now())),
  });
}
