import { deleteView } from "#app/features/list-views/save-view.server.ts";
import { requireActor } from "#app/http/auth/require-actor.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { isId } from "#app/lib/ids.ts";
import type { Route } from "./+types/deletion.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Deletes a view of the person. One that is gone already is gone. */
export async function action({ context, params: { id } }: Route.ActionArgs) {
  if (!isId(id)) throw notFound();
  const { db, actorId: userId } = await requireActor(context);
  await deleteView(db, { id, userId });
  throw redirectWith(context, adminPath("/admin/views"), "view-deleted");
}
