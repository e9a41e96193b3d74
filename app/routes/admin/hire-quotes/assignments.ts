import { data } from "react-router";
import { assignQuotes } from "#app/features/quotes/list/assign-quotes.server.ts";
import type { AssignAnswer } from "#app/features/quotes/list/assignments.ts";
import { readPost } from "#app/http/forms/read-post.server.ts";
import type { Route } from "./+types/assignments.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Assigns the ticked quotes; the page shows the result, with the way back. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, clock, actorId, form } = await readPost({ request, context });
  const done = await assignQuotes(db, { form, actorId, now: clock.now() });
  const answer: AssignAnswer = done.ok ? done.value : { kind: "refused", why: done.error.kind };
  return data(answer, { status: done.ok ? 200 : 422 });
}
