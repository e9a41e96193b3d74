import { data, redirect } from "react-router";
import { addQuote } from "#app/features/quotes/editor/add-quote.server.ts";
import { requireViewer } from "#app/http/auth/guards.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { postedForm } from "#app/http/forms/posted-form.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import type { Route } from "./+types/additions.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Begins a quote without an enquiry. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, clock } = context.get(appContext);
  const { id: actorId } = await requireViewer(context);
  const form = await postedForm(request);
  const added = await addQuote(db, { form, actorId, now: clock.now() });
  if (added.ok) throw redirect(adminPath(`/admin/hire/quotes/${added.value.id}`));
  return data(added.error, { status: 422 });
}
