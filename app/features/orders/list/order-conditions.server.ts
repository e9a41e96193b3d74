import { and, eq, isNull, type SQL } from "drizzle-orm";
import { orders } from "#app/db/schema/shop/orders.ts";
import { type FulfilmentState, STILL_HERE } from "../fulfilment/fulfilment-states.ts";

/** Goods of an order that is not paid, or was given up, are in no state that a list asks for. */
export function fulfilledAs(state: FulfilmentState): SQL | undefined {
  const isHere = STILL_HERE.some((known) => known === state);
  return and(
    eq(orders.fulfilment, state),
    isHere ? and(eq(orders.kind, "sale"), eq(orders.state, "paid")) : undefined,
  );
}

/** Orders of one member of staff by id, of "none", or of all for "". */
export function ofAssignee(assignee = ""): SQL | undefined {
  if (assignee === "none") return isNull(orders.assigneeId);
  return assignee === "" ? undefined : eq(orders.assigneeId, assignee);
}
