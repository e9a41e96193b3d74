import { data } from "react-router";
import { deleteSampleFleet } from "#app/features/fleet/sample/delete-sample-fleet.server.ts";
import { readPost } from "#app/http/forms/read-post.server.ts";
import type { Route } from "./+types/sample-deletion.ts";
import type { SamplesAnswer } from "./route.tsx";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Deletes the sample fleet. Asks first; the page shows what was left. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, actorId, form } = await readPost({ request, context });
  const confirmed = form.confirmed();
  const answer: SamplesAnswer = confirmed
    ? { kind: "deleted", outcome: await deleteSampleFleet(db, actorId) }
    : { kind: "to-confirm" };
  return data(answer, { status: 200 });
}
