import { data } from "react-router";
import { unassignMany } from "#app/features/identity/users/assign-many.server.ts";
import { readReversal } from "#app/features/identity/users/assignments.ts";
import { MAX_ORDERS_AT_ONCE, type ManyOrdersAnswer } from "#app/features/orders/fulfilment/many.ts";
import { assignableOrders } from "#app/features/orders/list/assignable-orders.server.ts";
import { readPost } from "#app/http/forms/read-post.server.ts";
import type { Route } from "./+types/assignment-reversal.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Takes an assignment of many orders back, except for what was changed since. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, actorId, form } = await readPost({ request, context });
  const reversal = readReversal(form, MAX_ORDERS_AT_ONCE);
  const { left } = await unassignMany(db, assignableOrders(actorId), reversal);
  const answer: ManyOrdersAnswer = { kind: "unassigned", left };
  return data(answer, { status: 200 });
}
