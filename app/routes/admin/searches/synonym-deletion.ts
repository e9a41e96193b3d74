import { removeSynonym } from "#app/features/catalog/search/remove-synonym.server.ts";
import { requireActor } from "#app/http/auth/require-actor.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { isId } from "#app/lib/ids.ts";
import type { Route } from "./+types/synonym-deletion.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Removes a synonym of the search. */
export async function action({ params: { id }, request, context }: Route.ActionArgs) {
  if (!isId(id)) throw notFound();
  const { db, actorId } = await requireActor(context);
  await removeSynonym(db, { id, actorId });
  throw redirectWith(
    context,
    `${adminPath("/admin/searches")}${new URL(request.url).search}`,
    "searches-saved",
  );
}
