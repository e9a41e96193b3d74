import { resendDelivery } from "#app/features/webhooks/queue-delivery.server.ts";
import { type ResourceArgs, readWork } from "#app/http/actions/resource-action.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { isId } from "#app/lib/ids.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Sends a message of an endpoint once more. */
export async function action(args: ResourceArgs) {
  const { db, id: endpointId, actorId, now, params, context } = await readWork(args);
  const { delivery: id } = params;
  if (!isId(id)) throw notFound();
  const queued = await resendDelivery(db, { id, endpointId, actorId, now });
  const flash = queued ? "webhook-resent" : "webhook-not-sent";
  throw redirectWith(context, adminPath(`/admin/settings/webhooks/${endpointId}`), flash);
}
