import { revokeFeed } from "#app/features/hires/calendar/feeds.server.ts";
import { requireViewer } from "#app/http/auth/guards.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { isId } from "#app/lib/ids.ts";
import type { Route } from "./+types/revocation.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Ends a feed of any account. */
export async function action({ params, context }: Route.ActionArgs) {
  const { db, clock } = context.get(appContext);
  const { id: actorId } = await requireViewer(context);
  if (!isId(params.id)) throw notFound();
  const done = await revokeFeed(db, { id: params.id, userId: null, actorId }, clock.now());
  if (!done) throw notFound();
  throw redirectWith(context, adminPath("/admin/hire/feeds"), "feed-revoked");
}
