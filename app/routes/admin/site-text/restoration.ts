import { restoreSiteText } from "#app/features/site-text/submit-site-text.server.ts";
import { requireViewer } from "#app/http/auth/guards.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { postedForm } from "#app/http/forms/posted-form.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import type { Route } from "./+types/restoration.ts";
import { returnText } from "./return-text.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Makes an old version of a text the newest one; `version` is the state that the page showed. */
export async function action({ params: { key, version: versionId }, request, context }: Route.ActionArgs) {
  const { db, clock } = context.get(appContext);
  const { id: actorId } = await requireViewer(context);
  const version = (await postedForm(request)).get("version") ?? "";
  const sent = await restoreSiteText(db, { key, actorId, now: clock.now(), version, versionId });
  if (sent.kind === "gone") throw notFound();
  if (sent.kind === "done") throw redirectWith(context, adminPath(`/admin/words/${key}`), "text-restored");
  return returnText(sent.form);
}
