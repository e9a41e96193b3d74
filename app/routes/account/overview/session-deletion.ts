import { endSession } from "#app/features/identity/sign-in/end-sessions.server.ts";
import { requireViewer } from "#app/http/auth/guards.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { localeHref, localeOf } from "#app/i18n/locale.ts";
import type { Route } from "./+types/session-deletion.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Logs the account out on another device. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { id } = await requireViewer(context);
  await endSession(context.get(appContext).db, id, params.id);
  return redirectWith(context, localeHref(localeOf(new URL(request.url).pathname), "/account"));
}
