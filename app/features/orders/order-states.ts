import { AWAITING_PAYMENT, ENDED_UNPAID, GIVEN_UP, type ORDER_KINDS, ORDER_STATES } from "./enums.ts";

export type OrderState = (typeof ORDER_STATES)[number];

/**
 * Every step an order may take. Money that arrives for an order already given up still makes it paid: it is
 * the buyer's money, and what to do about the goods is settled separately.
 */
const TRANSITIONS: Readonly<Record<OrderState, readonly OrderState[]>> = {
  pending: ["processing", "paid", ...GIVEN_UP],
  processing: ["paid", ...GIVEN_UP],
  paid: ["completed", "cancelled", "refunded"],
  completed: ["refunded"],
  expired: ["paid", "cancelled"],
  failed: ["paid", "cancelled"],
  cancelled: ["paid", "refunded"],
  refunded: [],
};

/** Whether `to` can be reached from `from` in one step. */
export function canOrderBecome(from: OrderState, to: OrderState): boolean {
  return TRANSITIONS[from].includes(to);
}

/** States from which `to` can be reached in one step: the WHERE of a conditional update. */
export function orderStatesBefore(to: OrderState): readonly OrderState[] {
  return ORDER_STATES.filter((from) => canOrderBecome(from, to));
}

/** The order still waits for its money and holds stock. */
export function isAwaitingPayment(state: OrderState): boolean {
  return AWAITING_PAYMENT.some((awaiting) => awaiting === state);
}

/** The order was given up before it was paid. */
export function isOrderGivenUp(state: OrderState): boolean {
  return GIVEN_UP.some((over) => over === state);
}

/** The order was given up unpaid, by the clock or its provider. */
export function hasEndedUnpaid(state: OrderState): boolean {
  return ENDED_UNPAID.some((over) => over === state);
}

/** Staff can still cancel it: it waits for its money, or it is a charge of a hire, which is owed until then. */
export function isCancellable(order: {
  readonly kind: (typeof ORDER_KINDS)[number];
  readonly state: OrderState;
}): boolean {
  return order.state === "pending" || (order.kind === "hire-charge" && hasEndedUnpaid(order.state));
}

/** The money has arrived and not all of it went back. */
export function isPaid(state: OrderState): boolean {
  return state === "paid" || state === "completed";
}
