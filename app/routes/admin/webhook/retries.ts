import { resendDelivery } from "#app/features/webhooks/queue-delivery.server.ts";
import { requireActor } from "#app/http/auth/require-actor.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { isId } from "#app/lib/ids.ts";
import type { Route } from "./+types/retries.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Sends a message of an endpoint once more. */
export async function action({ params, context }: Route.ActionArgs) {
  if (!isId(params.id) || !isId(params.delivery)) throw notFound();
  const { db, clock, actorId } = await requireActor(context);
  const again = { id: params.delivery, endpointId: params.id, actorId, now: clock.now() };
  const queued = await resendDelivery(db, again);
  throw redirectWith(
    context,
    adminPath(`/admin/settings/webhooks/${params.id}`),
    queued ? "webhook-resent" : "webhook-not-active",
  );
}
