import { data } from "react-router";
import { assignQuotes } from "#app/features/quotes/list/assign-quotes.server.ts";
import type { AssignAnswer } from "#app/features/quotes/list/assignments.ts";
import { requireViewer } from "#app/http/auth/guards.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { postedForm } from "#app/http/forms/posted-form.server.ts";
import type { Route } from "./+types/assignments.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Assigns the ticked quotes; the page shows the result, with the way back. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, clock } = context.get(appContext);
  const { id: actorId } = await requireViewer(context);
  const form = await postedForm(request);
  const done = await assignQuotes(db, { form, actorId, now: clock.now() });
  const answer: AssignAnswer = done.ok ? done.value : { kind: "refused", why: done.error.kind };
  return data(answer, { status: done.ok ? 200 : 422 });
}
