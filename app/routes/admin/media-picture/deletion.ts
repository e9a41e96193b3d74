import type { MediaChange } from "#app/features/media/change-media.server.ts";
import { deleteMedia } from "#app/features/media/delete-media.server.ts";
import { resourceAction } from "#app/http/actions/resource-action.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Deletes a picture. Refused while something shows it. */
export const action = resourceAction(({ db, id, actorId }) => deleteMedia(db, { id, actorId }), {
  done: ({ id }) => ({ path: adminPath("/admin/media"), flash: { name: "picture-deleted", id } }),
  refused: (): MediaChange => ({ kind: "in-use" }),
});
