import { data } from "react-router";
import { assignMany } from "#app/features/identity/users/assign-many.server.ts";
import { readAssignment } from "#app/features/identity/users/assignments.ts";
import { MAX_ORDERS_AT_ONCE, type ManyOrdersAnswer } from "#app/features/orders/fulfilment/many.ts";
import { assignableOrders } from "#app/features/orders/list/assignable-orders.server.ts";
import { readPost } from "#app/http/forms/read-post.server.ts";
import type { Route } from "./+types/assignments.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Assigns the ticked orders to one member of staff, or to no one; the list shows the result, with the way back. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, actorId, form } = await readPost({ request, context });
  const done = await assignMany(db, assignableOrders(actorId), readAssignment(form, MAX_ORDERS_AT_ONCE));
  const answer: ManyOrdersAnswer = done.ok ? { kind: "assigned", ...done.value } : done.error;
  return data(answer, { status: done.ok ? 200 : 422 });
}
