import { revokeFeed } from "#app/features/hires/calendar/feeds.server.ts";
import { requireActor } from "#app/http/auth/require-actor.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { localeHref, localeOf } from "#app/i18n/locale.ts";
import { isId } from "#app/lib/ids.ts";
import type { Route } from "./+types/feed-revocation.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Ends a calendar address of the account; one of somebody else is not found. */
export async function action({ request, params, context }: Route.ActionArgs) {
  if (!isId(params.id)) throw notFound();
  const { db, clock, actorId: userId } = await requireActor(context);
  const done = await revokeFeed(db, { id: params.id, userId, actorId: userId }, clock.now());
  if (!done) throw notFound();
  throw redirectWith(context, localeHref(localeOf(new URL(request.url).pathname), "/account/hire"));
}
