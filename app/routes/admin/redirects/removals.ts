import { removeTicked } from "#app/features/redirects/change-redirects.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { readPost } from "#app/http/forms/read-post.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import type { Route } from "./+types/removals.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Removes the ticked redirects. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, actorId, form } = await readPost({ request, context });
  const ids = form.getAll("id");
  const removed = await removeTicked(db, { ids, actorId });
  const page = `${adminPath("/admin/redirects")}${new URL(request.url).search}`;
  throw redirectWith(context, page, removed ? "redirects-removed" : "redirects-not-chosen");
}
