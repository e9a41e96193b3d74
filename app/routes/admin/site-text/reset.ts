import { submitReset } from "#app/features/site-text/submit-site-text.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { readPost } from "#app/http/forms/read-post.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import type { Route } from "./+types/reset.ts";
import { returnText } from "./return-text.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Puts the program's own text back; `version` is the state that the page showed. */
export async function action({ params: { key }, request, context }: Route.ActionArgs) {
  const { db, clock, actorId, form } = await readPost({ request, context });
  const sent = await submitReset(db, { key, actorId, now: clock.now(), form });
  if (sent.kind === "not-found") throw notFound();
  if (sent.kind === "done")
    throw redirectWith(context, adminPath(`/admin/site-text/${key}`), "site-text-reset");
  return returnText(sent.form);
}
