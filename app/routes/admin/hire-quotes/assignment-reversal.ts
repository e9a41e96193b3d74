import { data } from "react-router";
import { unassignQuotes } from "#app/features/quotes/list/assign-quotes.server.ts";
import type { AssignAnswer } from "#app/features/quotes/list/assignments.ts";
import { readPost } from "#app/http/forms/read-post.server.ts";
import type { Route } from "./+types/assignment-reversal.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Takes an assignment of many quotes back, except for what was changed since. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, clock, actorId, form } = await readPost({ request, context });
  const back = await unassignQuotes(db, { form, actorId, now: clock.now() });
  const answer: AssignAnswer = { kind: "undone", ...back };
  return data(answer, { status: 200 });
}
