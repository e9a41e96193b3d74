import { moveEntry } from "#app/features/content/entries/order-entries.server.ts";
import { appContext } from "#app/http/context.server.ts";
import type { Route } from "./+types/moves.ts";
import { changeCollection } from "./change-collection.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Moves an entry by one: up or down, as `by` says. */
export function action(args: Route.ActionArgs) {
  const { db } = args.context.get(appContext);
  return changeCollection(args, async ({ form, id, who }) => {
    return ["ordered", await moveEntry(db, { ...who, id, by: form.get("by") === "up" ? -1 : 1 })];
  });
}
