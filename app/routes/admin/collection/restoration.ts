import { restoreEntry } from "#app/features/content/entries/delete-entry.server.ts";
import { appContext } from "#app/http/context.server.ts";
import type { Route } from "./+types/restoration.ts";
import { changeCollection } from "./change-collection.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Restores a deleted entry; `published` is set when visitors see it at once. */
export function action(args: Route.ActionArgs) {
  const { db } = args.context.get(appContext);
  return changeCollection(args, async ({ form, id, who }) => {
    const published = form.ticked("published");
    const restored = await restoreEntry(db, { ...who, id, published });
    const isMissed = restored.ok && published && !restored.value.isWhole;
    return [isMissed ? "restored-hidden" : "restored", restored];
  });
}
