import { data } from "react-router";
import { readFormerAssignees } from "#app/features/identity/users/former-assignees.ts";
import { unassignOrders } from "#app/features/orders/assign-orders.server.ts";
import { MAX_ORDERS_AT_ONCE, type ManyOrdersAnswer } from "#app/features/orders/fulfilment/many.ts";
import { readPost } from "#app/http/forms/read-post.server.ts";
import type { Route } from "./+types/assignment-reversal.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Takes an assignment of many orders back, except for what was changed since. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, actorId, form } = await readPost({ request, context });
  const before = readFormerAssignees(form, MAX_ORDERS_AT_ONCE);
  const { left } = await unassignOrders(db, { before, assigneeId: form.get("assignee") || null, actorId });
  const answer: ManyOrdersAnswer = { kind: "unassigned", left };
  return data(answer, { status: 200 });
}
