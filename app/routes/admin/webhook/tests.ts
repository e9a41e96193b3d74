import { queueTest } from "#app/features/webhooks/queue-delivery.server.ts";
import { type ResourceArgs, readWork } from "#app/http/actions/resource-action.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Sends a test event to an endpoint. */
export async function action(args: ResourceArgs) {
  const { db, id: endpointId, actorId, now, context } = await readWork(args);
  const queued = await queueTest(db, { endpointId, actorId, now });
  const flash = queued ? "webhook-test-queued" : "webhook-not-sent";
  throw redirectWith(context, adminPath(`/admin/settings/webhooks/${endpointId}`), flash);
}
