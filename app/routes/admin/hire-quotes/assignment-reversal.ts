import { data } from "react-router";
import { unassignQuotes } from "#app/features/quotes/list/assign-quotes.server.ts";
import type { AssignAnswer } from "#app/features/quotes/list/assignments.ts";
import { requireViewer } from "#app/http/auth/guards.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { postedForm } from "#app/http/forms/posted-form.server.ts";
import type { Route } from "./+types/assignment-reversal.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Takes an assignment of many quotes back, except for what was changed since. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, clock } = context.get(appContext);
  const { id: actorId } = await requireViewer(context);
  const form = await postedForm(request);
  const back = await unassignQuotes(db, { form, actorId, now: clock.now() });
  const answer: AssignAnswer = { kind: "undone", ...back };
  return data(answer, { status: 200 });
}
