import { collectionNamed } from "#app/features/content/entries/admin-queries.server.ts";
import { rearrangeEntry } from "#app/features/content/entries/submit-entry.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { postedForm } from "#app/http/forms/posted-form.server.ts";
import { notFound } from "#app/http/not-found.ts";
import type { Route } from "./+types/rows.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Shows the form with a row more, less or moved, in a browser that runs no scripts. Stores nothing. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const collection = collectionNamed(params.collection);
  if (!collection) throw notFound();
  return rearrangeEntry(context.get(appContext).db, { collection, form: await postedForm(request) });
}
