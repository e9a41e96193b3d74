import { deleteGroup } from "#app/features/fleet/groups/save-group.server.ts";
import { resourceAction } from "#app/http/actions/resource-action.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

const LIST = adminPath("/admin/hire/groups");

/** Deletes a group without items. */
export const action = resourceAction(({ db, id, actorId }) => deleteGroup(db, { id, actorId }), {
  done: () => ({ path: LIST, flash: "hire-group-deleted" }),
  gone: { path: LIST, flash: "hire-gone" },
  refused: () => ({ kept: true }),
});
