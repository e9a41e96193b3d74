import { resetSiteText } from "#app/features/site-text/save-site-text.server.ts";
import { requireActor } from "#app/http/auth/require-actor.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import type { Route } from "./+types/reset.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Puts the program's own text back. */
export async function action({ params: { key }, context }: Route.ActionArgs) {
  const { db, clock, actorId } = await requireActor(context);
  const reset = await resetSiteText(db, { key, actorId, now: clock.now() });
  if (!reset.ok) throw notFound();
  throw redirectWith(context, adminPath(`/admin/site-text/${key}`), "site-text-reset");
}
