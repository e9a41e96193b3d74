import { changeManyEntries } from "#app/features/content/entries/change-many-entries.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { notFound } from "#app/http/not-found.ts";
import type { Route } from "./+types/changes.ts";
import { readCollectionForm } from "./change-collection.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Changes all ticked entries as `many` says. The list shows which of them changed, with the way back. */
export async function action(args: Route.ActionArgs) {
  const { db } = args.context.get(appContext);
  const { form, who } = await readCollectionForm(args);
  const many = await changeManyEntries(db, { ...who, form });
  if (!many) throw notFound();
  return many;
}
