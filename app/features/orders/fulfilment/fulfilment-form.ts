import type { FulfilmentStep, Tracking } from "./fulfilment.ts";

/** Reads one field of a form; empty where there is none. */
type Field = (name: string) => string;

/** What the form of an order's goods asks for; null for a form that no page of ours sends. */
export function stepIn(field: Field): FulfilmentStep | null {
  const kind = field("step");
  if (kind === "ready" || kind === "collected") return { kind };
  return kind === "dispatched" ? { kind, ...trackingIn(field) } : null;
}

/** Carrier, number and link that a form holds. */
export function trackingIn(field: Field): Tracking {
  return {
    carrier: field("carrier").slice(0, 80),
    trackingNumber: field("tracking").slice(0, 80),
    trackingUrl: field("link"),
  };
}
