import { sumBy } from "#app/lib/sums.ts";
import { addMs, MINUTE_MS } from "#app/lib/time/clock.ts";
import { isPaid, type OrderState } from "../order-states.ts";
import type { OrderView } from "../orders.ts";
import { type FulfilmentState, HAVE_LEFT } from "./fulfilment-states.ts";

/**
 * Why the goods of an order leave only with a reason: a statement of withdrawal, what a person must look at, a full
 * refund.
 */
export type Hold = "withdrawn" | "attention" | "refunded";

/** The carrier of a parcel, and where it can be followed; empty texts for what is not known. */
export interface Tracking {
  readonly carrier: string;
  readonly trackingNumber: string;
  readonly trackingUrl: string;
}

/** Pieces of one line of an order. */
export interface Pieces {
  /** The line's position in its order, from 0. */
  readonly position: number;
  readonly quantity: number;
}

/** Goods that left together. */
export interface Parcel {
  readonly id: string;
  /** Counts the parcels of an order from 1. */
  readonly number: number;
  readonly carrier: string | null;
  readonly trackingNumber: string | null;
  readonly trackingUrl: string | null;
  readonly dispatchedAt: Date;
  readonly lines: readonly Pieces[];
}

/** How many pieces of a line were ordered, have left, were refunded, and are left to leave. */
export interface LineRest {
  readonly position: number;
  readonly ordered: number;
  readonly dispatched: number;
  readonly collected: number;
  readonly refunded: number;
  /** Of the refunded pieces, those that had not left. */
  readonly unsent: number;
  /** Pieces that are still here and were not refunded. */
  readonly left: number;
}

/** How far the goods are on their way. */
export interface Fulfilment {
  /** Counts every change of the order; forms carry it, so that one made from an older state is refused. */
  readonly version: number;
  readonly state: FulfilmentState;
  readonly readyAt: Date | null;
  readonly dispatchedAt: Date | null;
  readonly completedAt: Date | null;
  /** When money of the order was last given back. */
  readonly refundedAt: Date | null;
  readonly hold: Hold | null;
  /** The last collection is closed: a refund of what was left completed the order after it. */
  readonly isRestRefunded: boolean;
  readonly parcels: readonly Parcel[];
  readonly rest: readonly LineRest[];
}

/** How long a step can be taken back, and how long its mail waits for that. */
const UNDO_MS = 10 * MINUTE_MS;

/** The instant until which a dispatch, or a step of a collection, can be taken back; its mail is sent then. */
export function undoUntil(doneAt: Date): Date {
  return addMs(doneAt, UNDO_MS);
}

interface DoneStep {
  readonly state: OrderState;
  readonly refundedAt: Date | null;
  readonly doneAt: Date;
}

/** Whether a dispatch, or a step of a collection, can be taken back: for a while, and not after a full refund. */
export function canUndo({ state, refundedAt, doneAt }: DoneStep, now: Date): boolean {
  return undoUntil(doneAt) > now && (isPaid(state) || refundedAt === null || refundedAt < doneAt);
}

/** What staff did with the goods of a paid order. */
export type FulfilmentStep =
  /** Somebody packs them, or does so no longer. */
  | { readonly kind: "packing" | "unpacked" }
  /** They lie ready to be collected. */
  | { readonly kind: "ready" | "collected" }
  /** The parcels have arrived, or have not after all. */
  | { readonly kind: "delivered" | "undelivered" }
  /** A parcel leaves; without `lines` with everything that is left. */
  | ({ readonly kind: "dispatched"; readonly lines?: readonly Pieces[]; readonly batch?: string } & Tracking);

/** What a line has left, from what is known of it. Never below zero. */
export function restOf(line: Omit<LineRest, "left">): LineRest {
  return { ...line, left: Math.max(0, line.ordered - goneOf(line) - line.unsent) };
}

/** Pieces of a line that have left, in parcels or with the customer. */
export function goneOf({ dispatched, collected }: Pick<LineRest, "dispatched" | "collected">): number {
  return dispatched + collected;
}

/** A paid sale can be cancelled with its refund as long as none of its pieces has left. */
export function canCancelPaid(
  { kind, state }: Pick<OrderView, "kind" | "state">,
  goods: Pick<Fulfilment, "state" | "rest">,
): boolean {
  const isHere = !HAVE_LEFT.some((left) => left === goods.state);
  return kind === "sale" && state === "paid" && isHere && goods.rest.every((line) => goneOf(line) === 0);
}

/** Pieces that are left to leave. */
export function piecesLeft(rest: readonly LineRest[]): number {
  return sumBy(rest, ({ left }) => left);
}

/** The address of a tracking page, or null for what is none. */
export function trackingLink(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url && /^https?:$/.test(url.protocol) && text.length <= 500 ? url.href : null;
}
