import { collectionNamed } from "#app/features/content/entries/admin-queries.server.ts";
import { restoreVersion } from "#app/features/content/entries/versions/restore-version.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { readPost } from "#app/http/forms/read-post.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { isId } from "#app/lib/ids.ts";
import type { Route } from "./+types/restoration.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Makes an old version of an entry the newest one; `version` is the state that the page showed. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const { id, version: versionId } = params;
  const collection = collectionNamed(params.collection);
  if (!collection || !isId(id) || !isId(versionId)) throw notFound();
  const { db, clock, actorId, form } = await readPost({ request, context });
  const version = form.get("version") ?? "";
  const change = { collection, id, versionId, version, actorId, now: clock.now() };
  const restored = await restoreVersion(db, change);
  throw redirectWith(context, adminPath(`/admin/content/${collection}/${id}`), flashOf(restored));
}

function flashOf(restored: Awaited<ReturnType<typeof restoreVersion>>) {
  if (!restored.ok) return "entry-changed-meanwhile";
  return restored.value.hides ? "entry-version-hidden" : "entry-version-restored";
}
