import type { Books } from "./books.ts";
import type { StripeObject } from "./objects.ts";

export const API_VERSION = "2026-10-28.endive";

export interface PeerEvent extends StripeObject {
  readonly type: string;
  readonly created: number;
  readonly data: { readonly object: StripeObject };
}

/** A notice about an object as it is at this moment; later changes of the object do not show in it. */
export function eventShape(books: Books, type: string, object: StripeObject): PeerEvent {
  return {
    id: books.id("evt_"),
    object: "event",
    api_version: API_VERSION,
    created: books.now(),
    data: { object: structuredClone(object) },
    livemode: books.livemode,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  };
}
