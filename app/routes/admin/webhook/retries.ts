import { resendDelivery } from "#app/features/webhooks/queue-delivery.server.ts";
import { requireViewer } from "#app/http/auth/guards.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { isId } from "#app/lib/ids.ts";
import type { Route } from "./+types/retries.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Sends a message of an endpoint once more. */
export async function action({ params, context }: Route.ActionArgs) {
  const { db, clock } = context.get(appContext);
  const { id: actorId } = await requireViewer(context);
  if (!isId(params.id) || !isId(params.delivery)) throw notFound();
  const again = { id: params.delivery, endpointId: params.id, actorId, now: clock.now() };
  const queued = await resendDelivery(db, again);
  throw redirectWith(
    context,
    adminPath(`/admin/settings/webhooks/${params.id}`),
    queued ? "webhook-resent" : "webhook-not-active",
  );
}
