import { data } from "react-router";
import { removeTicked } from "#app/features/redirects/change-redirects.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { readPost } from "#app/http/forms/read-post.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import type { Route } from "./+types/removals.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Removes the ticked redirects; the page names those that have to stay. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, actorId, form } = await readPost({ request, context });
  const ids = form.getAll("id");
  const kept = await removeTicked(db, { ids, actorId });
  if (kept && kept.length > 0) return data(kept, { status: 422 });
  const page = `${adminPath("/admin/redirects")}${new URL(request.url).search}`;
  throw redirectWith(context, page, kept ? "redirects-removed" : "redirects-not-chosen");
}
