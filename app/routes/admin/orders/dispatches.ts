import { data } from "react-router";
import { dispatchMany } from "#app/features/orders/fulfilment/dispatch-many.server.ts";
import type { PostArgs } from "#app/http/actions/action-args.ts";
import { requireViewer } from "#app/http/auth/guards.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { postedForm } from "#app/http/forms/posted-form.server.ts";
import { isId } from "#app/lib/ids.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Marks the ticked orders of a list as dispatched; the list shows the result, with the way back. */
export async function action({ request, context }: PostArgs) {
  const { id: actorId } = await requireViewer(context);
  const ids = (await postedForm(request)).getAll("id").filter(isId);
  const answer = await dispatchMany(context.get(appContext), { ids, actorId });
  return data(answer, { status: answer.kind === "none-chosen" ? 422 : 200 });
}
