import { addMs, MINUTE_MS } from "#app/lib/clock.ts";

/** Why the goods of a paid order leave only with a reason: a statement of withdrawal, or what a person must look at. */
export type Hold = "withdrawn" | "attention";

/** With whom a parcel is, and where it can be followed; empty texts for what is not known. */
export interface Tracking {
  readonly carrier: string;
  readonly trackingNumber: string;
  readonly trackingUrl: string;
}

/** How far the goods are on their way. */
export interface Fulfilment {
  /** Counts every change of the order; forms carry it, so that one made from an older state is refused. */
  readonly version: number;
  readonly readyAt: Date | null;
  readonly dispatchedAt: Date | null;
  readonly completedAt: Date | null;
  readonly carrier: string | null;
  readonly trackingNumber: string | null;
  readonly trackingUrl: string | null;
  readonly hold: Hold | null;
}

/** How long a dispatch can be taken back. */
const UNDO_MS = 10 * MINUTE_MS;

/** Until when the dispatch of that time can be taken back. */
export function undoUntil(dispatchedAt: Date): Date {
  return addMs(dispatchedAt, UNDO_MS);
}

/** What staff did with the goods of a paid order. */
export type FulfilmentStep =
  /** They lie ready to be collected. */
  { readonly kind: "ready" } | { readonly kind: "collected" } | ({ readonly kind: "dispatched" } & Tracking);

/** The address of a tracking page, or null for what is none. */
export function trackingLink(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url && /^https?:$/.test(url.protocol) && text.length <= 500 ? url.href : null;
}
