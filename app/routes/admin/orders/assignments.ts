import { data } from "react-router";
import { assignOrders } from "#app/features/orders/assign-orders.server.ts";
import { type ManyAnswer, MOST_AT_ONCE } from "#app/features/orders/fulfilment/many.ts";
import { requireViewer } from "#app/http/auth/guards.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { postedForm } from "#app/http/forms/posted-form.server.ts";
import { isId } from "#app/lib/ids.ts";
import type { Route } from "./+types/assignments.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Assigns the ticked orders to one member of staff, or to no one; the list shows the result, with the way back. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db } = context.get(appContext);
  const { id: actorId } = await requireViewer(context);
  const form = await postedForm(request);
  const ids = form.getAll("id").filter(isId).slice(0, MOST_AT_ONCE);
  const done = await assignOrders(db, { ids, assigneeId: form.get("assignee") || null, actorId });
  const answer: ManyAnswer = done.ok ? { kind: "assigned", ...done.value } : { kind: done.error.kind };
  return data(answer, { status: done.ok ? 200 : 422 });
}
