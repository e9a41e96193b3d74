import { queueTest } from "#app/features/webhooks/queue-delivery.server.ts";
import { requireActor } from "#app/http/auth/require-actor.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { isId } from "#app/lib/ids.ts";
import type { Route } from "./+types/tests.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Sends a test event to an endpoint. */
export async function action({ params, context }: Route.ActionArgs) {
  if (!isId(params.id)) throw notFound();
  const { db, clock, actorId } = await requireActor(context);
  const queued = await queueTest(db, { endpointId: params.id, actorId, now: clock.now() });
  throw redirectWith(
    context,
    adminPath(`/admin/settings/webhooks/${params.id}`),
    queued ? "webhook-test-queued" : "webhook-not-active",
  );
}
