import { data } from "react-router";
import { dispatchMany } from "#app/features/orders/fulfilment/dispatch-many.server.ts";
import type { PostArgs } from "#app/http/actions/action-args.ts";
import { readPost } from "#app/http/forms/read-post.server.ts";
import { isId } from "#app/lib/ids.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Marks the ticked orders of a list as dispatched; the list shows the result, with the way back. */
export async function action({ request, context }: PostArgs) {
  const { actorId, form, ...app } = await readPost({ request, context });
  const answer = await dispatchMany(app, { ids: form.getAll("id").filter(isId), actorId });
  return data(answer, { status: answer.kind === "none-chosen" ? 422 : 200 });
}
