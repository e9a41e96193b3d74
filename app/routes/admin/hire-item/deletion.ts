import { deleteItem } from "#app/features/fleet/items/delete-item.server.ts";
import { itemAction } from "./item-action.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Deletes an item. Refused for what was ever quoted, hired or blocked, and for the part of a kit. */
export const action = itemAction(
  { form: "deletion", flash: () => "hire-item-deleted" },
  ({ db, id, actorId }) => deleteItem(db, { id, actorId }),
);
