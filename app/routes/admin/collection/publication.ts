import { publishEntry } from "#app/features/content/entries/publish-entry.server.ts";
import { appContext } from "#app/http/context.server.ts";
import type { Route } from "./+types/publication.ts";
import { changeCollection } from "./change-collection.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Shows an entry to visitors (`on` is "yes"), or hides it. */
export function action(args: Route.ActionArgs) {
  const { db } = args.context.get(appContext);
  return changeCollection(args, async ({ form, id, who }) => {
    const published = form.get("on") === "yes";
    return [published ? "published" : "hidden", await publishEntry(db, { ...who, id, published })];
  });
}
