import { data } from "react-router";
import { assignOrders } from "#app/features/orders/assign-orders.server.ts";
import { MAX_ORDERS_AT_ONCE, type ManyOrdersAnswer } from "#app/features/orders/fulfilment/many.ts";
import { readPost } from "#app/http/forms/read-post.server.ts";
import { isId } from "#app/lib/ids.ts";
import type { Route } from "./+types/assignments.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Assigns the ticked orders to one member of staff, or to no one; the list shows the result, with the way back. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, actorId, form } = await readPost({ request, context });
  const ids = form.getAll("id").filter(isId).slice(0, MAX_ORDERS_AT_ONCE);
  const done = await assignOrders(db, { ids, assigneeId: form.get("assignee") || null, actorId });
  const answer: ManyOrdersAnswer = done.ok ? { kind: "assigned", ...done.value } : { kind: done.error.kind };
  return data(answer, { status: done.ok ? 200 : 422 });
}
