import { deleteEndpoint } from "#app/features/webhooks/save-endpoint.server.ts";
import { type ResourceArgs, readWork } from "#app/http/actions/resource-action.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { adminPath } from "#app/i18n/admin-path.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Deletes an endpoint with its log. */
export async function action(args: ResourceArgs) {
  const { db, id, actorId, context } = await readWork(args);
  if (!(await deleteEndpoint(db, id, actorId))) throw notFound();
  throw redirectWith(context, adminPath("/admin/settings/webhooks"), "webhook-deleted");
}
