import { deleteItem } from "#app/features/fleet/items/delete-item.server.ts";
import { appContext } from "#app/http/context.server.ts";
import type { Route } from "./+types/deletion.ts";
import { changeItem } from "./change-item.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Deletes an item. Refused for what was ever quoted, hired or blocked, and for the part of a kit. */
export function action(args: Route.ActionArgs) {
  const { db } = args.context.get(appContext);
  return changeItem(args, "deletion", async ({ id, actorId }) => {
    const done = await deleteItem(db, { id, actorId });
    return done.ok ? { flash: "hire-item-deleted", list: true } : { refused: done.error.kind };
  });
}
