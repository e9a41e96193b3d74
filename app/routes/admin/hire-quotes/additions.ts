import { data } from "react-router";
import { addQuote } from "#app/features/quotes/editor/add-quote.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { readPost } from "#app/http/forms/read-post.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import type { Route } from "./+types/additions.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Begins a quote without an enquiry. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, clock, actorId, form } = await readPost({ request, context });
  const added = await addQuote(db, { form, actorId, now: clock.now() });
  if (added.ok) throw redirectWith(context, adminPath(`/admin/hire/quotes/${added.value.id}`));
  return data(added.error, { status: 422 });
}
