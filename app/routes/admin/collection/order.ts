import { orderEntries } from "#app/features/content/entries/order-entries.server.ts";
import { appContext } from "#app/http/context.server.ts";
import type { Route } from "./+types/order.ts";
import { changeCollection } from "./change-collection.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Puts the entries into the order of `ids`, which commas separate. */
export function action(args: Route.ActionArgs) {
  const { db } = args.context.get(appContext);
  return changeCollection(args, async ({ form, who }) => {
    const ids = (form.get("ids") ?? "").split(",");
    return ["ordered", await orderEntries(db, { ...who, ids })];
  });
}
