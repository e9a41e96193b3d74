import { data } from "react-router";
import { submitMany } from "#app/features/catalog-desk/bulk/submit-many.server.ts";
import { productsList } from "#app/features/catalog-desk/list-query.ts";
import { readPost } from "#app/http/forms/read-post.server.ts";
import type { Route } from "./+types/changes.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Changes the ticked products, or all of the list. Asks first; the page shows the result, with the way back. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, clock, actorId, form } = await readPost({ request, context });
  const query = productsList.parse(new URL(request.url).searchParams);
  const answer = await submitMany(db, { form, query, actorId, now: clock.now() });
  const isRefused = answer.kind === "refused" || (answer.kind === "to-confirm" && answer.wrong !== null);
  return data(answer, { status: isRefused ? 422 : 200 });
}
