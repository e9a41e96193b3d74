import Stripe from "stripe";
import { propertiesOf } from "#app/lib/records.ts";
import type { StripeRefusal } from "./stripe-gateway.ts";

/** Errors of a connection that was never made. */
const UNREACHABLE_CODES: ReadonlySet<string> = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
]);

/** Sorts an error of Stripe's library into what it means for the call. Throws on again what is not Stripe's. */
export function refusalOf(error: unknown): StripeRefusal {
  if (!(error instanceof Stripe.errors.StripeError)) throw error;
  if (error instanceof Stripe.errors.StripeConnectionError) {
    const { code } = propertiesOf(error.detail);
    return { kind: typeof code === "string" && UNREACHABLE_CODES.has(code) ? "unreachable" : "unclear" };
  }
  const status = error.statusCode;
  const requestId = error.requestId ?? null;
  // 409: the same key is in work, or the object is locked.
  if (status === undefined || status < 400 || status === 409) return { kind: "unclear" };
  if (status >= 500) return { kind: "failed", requestId };
  if (status === 429) return { kind: "busy" };
  if (status === 401 || status === 403) return { kind: "unauthorised" };
  if (status === 404) return { kind: "not-found" };
  if (error instanceof Stripe.errors.StripeIdempotencyError) return { kind: "key-reused" };
  return { kind: "refused", code: error.code ?? null, param: error.param ?? null, requestId };
}
