import { restoreSiteText } from "#app/features/site-text/submit-site-text.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { readPost } from "#app/http/forms/read-post.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import type { Route } from "./+types/restoration.ts";
import { returnText } from "./return-text.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Makes an old version of a text the newest one; `version` is the state that the page showed. */
export async function action({ params: { key, version: versionId }, request, context }: Route.ActionArgs) {
  const { db, clock, actorId, form } = await readPost({ request, context });
  const version = form.get("version") ?? "";
  const sent = await restoreSiteText(db, { key, actorId, now: clock.now(), version, versionId });
  if (sent.kind === "not-found") throw notFound();
  if (sent.kind === "done")
    throw redirectWith(context, adminPath(`/admin/site-text/${key}`), "site-text-restored");
  return returnText(sent.form);
}
