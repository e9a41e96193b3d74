import { redirect } from "react-router";
import { removeTicked } from "#app/features/redirects/change-redirects.server.ts";
import { requireActor } from "#app/http/auth/require-actor.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { postedForm } from "#app/http/forms/posted-form.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import type { Route } from "./+types/removals.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Removes the ticked redirects. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, actorId } = await requireActor(context);
  const ids = (await postedForm(request)).getAll("id");
  const removed = await removeTicked(db, { ids, actorId });
  const page = `${adminPath("/admin/redirects")}${new URL(request.url).search}`;
  throw removed ? redirectWith(context, page, "redirects-removed") : redirect(page, 303);
}
