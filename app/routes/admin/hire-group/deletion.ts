import { data } from "react-router";
import { deleteGroup } from "#app/features/fleet/groups/save-group.server.ts";
import { requireActor } from "#app/http/auth/require-actor.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { isId } from "#app/lib/ids.ts";
import type { Route } from "./+types/deletion.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Deletes a group without items. */
export async function action({ params: { id }, context }: Route.ActionArgs) {
  if (!isId(id)) throw notFound();
  const { db, actorId } = await requireActor(context);
  const done = await deleteGroup(db, { id, actorId });
  if (!done.ok && done.error.kind === "has-items") return data({ kept: true }, { status: 409 });
  return redirectWith(context, adminPath("/admin/hire/groups"), done.ok ? "hire-group-deleted" : "hire-gone");
}
