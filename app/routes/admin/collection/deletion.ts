import { deleteEntry } from "#app/features/content/entries/delete-entry.server.ts";
import { appContext } from "#app/http/context.server.ts";
import type { Route } from "./+types/deletion.ts";
import { changeCollection } from "./change-collection.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Deletes an entry. It can be restored for 30 days. */
export function action(args: Route.ActionArgs) {
  const { db } = args.context.get(appContext);
  return changeCollection(args, async ({ id, who }) => {
    return ["deleted", await deleteEntry(db, { ...who, id })];
  });
}
