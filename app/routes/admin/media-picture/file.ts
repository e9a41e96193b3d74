import { data } from "react-router";
import { replaceMediaFile } from "#app/features/media/change-media.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { readPost } from "#app/http/forms/read-post.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { isId } from "#app/lib/ids.ts";
import type { Route } from "./+types/file.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Replaces the file of a picture. */
export async function action({ params: { id }, request, context }: Route.ActionArgs) {
  if (!isId(id)) throw notFound();
  const { db, config, actorId, form } = await readPost({ request, context });
  const change = await replaceMediaFile({ db, config }, { id, actorId, form });
  if (change.kind === "gone") throw notFound();
  if (change.kind === "replaced")
    throw redirectWith(context, adminPath(`/admin/media/${id}`), "picture-replaced");
  return data(change, { status: change.problem.kind === "storage-away" ? 503 : 422 });
}
