import { revokeFeed } from "#app/features/hires/calendar/feeds.server.ts";
import { requireActor } from "#app/http/auth/require-actor.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { isId } from "#app/lib/ids.ts";
import type { Route } from "./+types/revocation.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Ends a feed of any account. */
export async function action({ params, context }: Route.ActionArgs) {
  if (!isId(params.id)) throw notFound();
  const { db, clock, actorId } = await requireActor(context);
  const done = await revokeFeed(db, { id: params.id, userId: null, actorId }, clock.now());
  if (!done) throw notFound();
  throw redirectWith(context, adminPath("/admin/hire/feeds"), "feed-revoked");
}
