import Stripe from "stripe";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import type { EventRefusal, StripeEvent } from "./stripe-gateway.ts";
import { toSubject } from "./stripe-messages.ts";

/** How old a signature may be, in seconds. The library takes 0 for "any age". */
const TOLERANCE_S = 300;

/** What an event is checked with. */
export interface SignedBody {
  /** The bytes as they came: anything read and written again has another signature. */
  readonly body: Uint8Array;
  /** The header `Stripe-Signature`. */
  readonly signature: string | null;
  readonly receivedAt: Date;
}

/** Reads an event if Stripe has signed it with our secret within the last five minutes. */
export function verifyWebhook(
  { body, signature, receivedAt }: SignedBody,
  secret: string,
): Result<StripeEvent, EventRefusal> {
  let event: Partial<Stripe.Event> | null;
  try {
    event = Stripe.webhooks.constructEvent(
      body,
      signature ?? "",
      secret,
      TOLERANCE_S,
      undefined,
      receivedAt.getTime(),
    );
  } catch (error) {
    const unsigned = error instanceof Stripe.errors.StripeSignatureVerificationError;
    return refuse({ kind: unsigned ? "bad-signature" : "unreadable" });
  }
  const object: { object?: string } | undefined = event?.data?.object;
  if (typeof event?.id !== "string" || typeof event.type !== "string" || typeof object !== "object")
    return refuse({ kind: "unreadable" });
  return ok({ id: event.id, type: event.type, live: event.livemode === true, subject: toSubject(object) });
}
