import { data } from "react-router";
import { readFormerAssignees } from "#app/features/identity/users/former-assignees.ts";
import { unassignOrders } from "#app/features/orders/assign-orders.server.ts";
import { type ManyAnswer, MOST_AT_ONCE } from "#app/features/orders/fulfilment/many.ts";
import { requireViewer } from "#app/http/auth/guards.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { postedForm } from "#app/http/forms/posted-form.server.ts";
import type { Route } from "./+types/assignment-reversal.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Takes an assignment of many orders back, except for what was changed since. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db } = context.get(appContext);
  const { id: actorId } = await requireViewer(context);
  const form = await postedForm(request);
  const before = readFormerAssignees(form, MOST_AT_ONCE);
  const { left } = await unassignOrders(db, { before, assigneeId: form.get("assignee") || null, actorId });
  const answer: ManyAnswer = { kind: "unassigned", left };
  return data(answer, { status: 200 });
}
