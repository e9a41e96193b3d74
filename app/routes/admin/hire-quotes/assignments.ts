import { data } from "react-router";
import { assignMany } from "#app/features/identity/users/assign-many.server.ts";
import { readAssignment } from "#app/features/identity/users/assignments.ts";
import { assignableQuotes } from "#app/features/quotes/list/assignable-quotes.server.ts";
import type { AssignAnswer } from "#app/features/quotes/list/assignments.ts";
import { QUOTES_PAGE } from "#app/features/quotes/list/quotes-query.ts";
import { readPost } from "#app/http/forms/read-post.server.ts";
import type { Route } from "./+types/assignments.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Assigns the ticked quotes; the page shows the result, with the way back. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, clock, actorId, form } = await readPost({ request, context });
  const quotes = assignableQuotes({ actorId, now: clock.now() });
  const done = await assignMany(db, quotes, readAssignment(form, QUOTES_PAGE));
  const answer: AssignAnswer = done.ok
    ? { kind: "assigned", ...done.value }
    : { kind: "refused", why: done.error.kind };
  return data(answer, { status: done.ok ? 200 : 422 });
}
