import { FULFILMENT_STATES } from "../enums.ts";

export type FulfilmentState = (typeof FULFILMENT_STATES)[number];

/**
 * Every step the goods of an order may take. A step that is taken back leads to where the order was, a
 * parcel to where the others leave it; a refund that was refused leads to where its pieces are still to leave.
 */
const TRANSITIONS: Readonly<Record<FulfilmentState, readonly FulfilmentState[]>> = {
  unfulfilled: ["packing", "ready", "collected", "partly-dispatched", "dispatched"],
  packing: ["unfulfilled", "ready", "collected", "partly-dispatched", "dispatched"],
  ready: ["collected", "unfulfilled"],
  "partly-dispatched": ["partly-dispatched", "dispatched", "unfulfilled"],
  dispatched: ["delivered", "partly-dispatched", "unfulfilled"],
  delivered: ["dispatched", "partly-dispatched"],
  collected: ["ready", "unfulfilled"],
};

function canMove(from: FulfilmentState, to: FulfilmentState): boolean {
  return TRANSITIONS[from].includes(to);
}

/** States from which `to` can be reached in one step: the WHERE of a conditional update. */
export function fulfilmentsBefore(to: FulfilmentState): readonly FulfilmentState[] {
  return FULFILMENT_STATES.filter((from) => canMove(from, to));
}

/** Goods of a paid order in these states are still here, all or some of them. */
export const STILL_HERE = [
  "unfulfilled",
  "packing",
  "ready",
  "partly-dispatched",
] as const satisfies readonly FulfilmentState[];

/** Goods of an order in these states have left, all or some of them. */
export const HAVE_LEFT = [
  "partly-dispatched",
  "dispatched",
  "delivered",
  "collected",
] as const satisfies readonly FulfilmentState[];

/** Goods in these states wait for staff: not made ready, not all sent. */
export const TO_FULFIL = [
  "unfulfilled",
  "packing",
  "partly-dispatched",
] as const satisfies readonly FulfilmentState[];
