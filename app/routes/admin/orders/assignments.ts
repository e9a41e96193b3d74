import { data } from "react-router";
import { assignOrders } from "#app/features/orders/assign-orders.server.ts";
import type { ManyAnswer } from "#app/features/orders/fulfilment/many.ts";
import { ordersHref, parseOrdersQuery } from "#app/features/orders/schema.ts";
import { requireViewer } from "#app/http/auth/guards.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { postedForm } from "#app/http/forms/posted-form.server.ts";
import { isId } from "#app/lib/ids.ts";
import type { Route } from "./+types/assignments.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Orders that are assigned at once, as many as one page of the list has. */
const MOST = 100;

/** Assigns the ticked orders to one member of staff, or to no one; the list stays as it was narrowed. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db } = context.get(appContext);
  const { id: actorId } = await requireViewer(context);
  const form = await postedForm(request);
  const ids = form.getAll("id").filter(isId).slice(0, MOST);
  const done = await assignOrders(db, { ids, assigneeId: form.get("assignee") || null, actorId });
  const list = ordersHref(parseOrdersQuery(new URL(request.url).searchParams));
  if (done.ok) throw redirectWith(context, list, "orders-assigned");
  const answer: ManyAnswer = { kind: done.error.kind };
  return data(answer, { status: 422 });
}
