import { data } from "react-router";
import { replaceMediaFile } from "#app/features/media/change-media.server.ts";
import { type ResourceArgs, readWork } from "#app/http/actions/resource-action.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { adminPath } from "#app/i18n/admin-path.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Replaces the file of a picture. */
export async function action(args: ResourceArgs) {
  const { app, id, actorId, form, context } = await readWork(args);
  const change = await replaceMediaFile(app, { id, actorId, form });
  if (change.kind === "not-found") throw notFound();
  if (change.kind === "replaced")
    throw redirectWith(context, adminPath(`/admin/media/${id}`), "picture-replaced");
  return data(change, { status: change.refusal.kind === "storage-away" ? 503 : 422 });
}
