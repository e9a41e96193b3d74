import { endSession } from "#app/features/identity/sign-in/end-sessions.server.ts";
import { requireActor } from "#app/http/auth/require-actor.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { localeHref, localeOf } from "#app/i18n/locale.ts";
import type { Route } from "./+types/session-deletion.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Logs the account out on another device. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { db, actorId } = await requireActor(context);
  await endSession(db, actorId, params.id);
  return redirectWith(context, localeHref(localeOf(new URL(request.url).pathname), "/account"));
}
