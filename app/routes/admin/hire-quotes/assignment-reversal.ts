import { data } from "react-router";
import { unassignMany } from "#app/features/identity/users/assign-many.server.ts";
import { readReversal } from "#app/features/identity/users/assignments.ts";
import { assignableQuotes } from "#app/features/quotes/list/assignable-quotes.server.ts";
import type { AssignAnswer } from "#app/features/quotes/list/assignments.ts";
import { QUOTES_PAGE } from "#app/features/quotes/list/quotes-query.ts";
import { readPost } from "#app/http/forms/read-post.server.ts";
import type { Route } from "./+types/assignment-reversal.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Takes an assignment of many quotes back, except for what was changed since. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, clock, actorId, form } = await readPost({ request, context });
  const quotes = assignableQuotes({ actorId, now: clock.now() });
  const back = await unassignMany(db, quotes, readReversal(form, QUOTES_PAGE));
  const answer: AssignAnswer = { kind: "undone", ...back };
  return data(answer, { status: 200 });
}
