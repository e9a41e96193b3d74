import { deleteView } from "#app/features/list-views/save-view.server.ts";
import { type ResourceArgs, readWork } from "#app/http/actions/resource-action.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Deletes a view of the person. One that is gone already is gone. */
export async function action(args: ResourceArgs) {
  const { db, id, actorId: userId, context } = await readWork(args);
  await deleteView(db, { id, userId });
  throw redirectWith(context, adminPath("/admin/views"), "view-deleted");
}
