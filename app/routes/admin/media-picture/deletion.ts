import { data } from "react-router";
import type { MediaChange } from "#app/features/media/change-media.server.ts";
import { deleteMedia } from "#app/features/media/delete-media.server.ts";
import { requireActor } from "#app/http/auth/require-actor.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { isId } from "#app/lib/ids.ts";
import type { Route } from "./+types/deletion.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Deletes a picture. Refused while something shows it. */
export async function action({ params: { id }, context }: Route.ActionArgs) {
  const { db, actorId } = await requireActor(context);
  const deleted = isId(id) && (await deleteMedia(db, { id, actorId }));
  if (!deleted || (!deleted.ok && deleted.error.kind === "not-found")) throw notFound();
  if (deleted.ok) throw redirectWith(context, adminPath("/admin/media"), { name: "picture-deleted", id });
  return data({ kind: "in-use" } satisfies MediaChange, { status: 409 });
}
