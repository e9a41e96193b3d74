import type { RouterContextProvider } from "react-router";
import { requireViewer } from "#app/http/auth/guards.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { postedForm } from "#app/http/forms/posted-form.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { isId } from "#app/lib/ids.ts";

interface ActionArgs {
  readonly request: Request;
  readonly context: Readonly<RouterContextProvider>;
  readonly params: { readonly id: string };
}

/** What an action of a brand works with. Throws 404 for an address without a valid id. */
export async function readBrandForm({ request, context, params: { id } }: ActionArgs) {
  const { id: actorId } = await requireViewer(context);
  if (!isId(id)) throw notFound();
  const form = await postedForm(request);
  return { db: context.get(appContext).db, form, who: { id, actorId } };
}
