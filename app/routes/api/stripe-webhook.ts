import { receiveStripeEvent } from "#app/features/payments/stripe/receive-stripe-event.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { NO_STORE } from "#app/http/headers/private-headers.ts";
import { problem } from "#app/http/responses/problem.server.ts";
import { collectBytes } from "#app/lib/collect-bytes.ts";
import type { Route } from "./+types/stripe-webhook.ts";

/** Stripe's events have some kilobytes. In bytes. */
const LIMIT = 256_000;

export { refuseGet as loader } from "#app/http/admission/json-body.server.ts";

/**
 * Stripe's events of payments. 200: taken, and not to be sent again, also when there was nothing to do. 400: not
 * signed by Stripe. 413: too large. Any 5xx: to be sent again.
 */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const body = await collectBytes(request.body ?? [], LIMIT);
  if (body === null) return problem(413, `An event has at most ${LIMIT} bytes.`);
  const app = context.get(appContext);
  const signature = request.headers.get("stripe-signature");
  const taken = await receiveStripeEvent(app, { body, signature });
  if (taken.ok) {
    app.log.info({ outcome: taken.value }, "an event of Stripe was taken");
    return Response.json({ received: true }, { headers: NO_STORE });
  }
  app.log.warn({ refusal: taken.error.kind }, "an event of Stripe was not taken");
  if (taken.error.kind === "again")
    return problem(503, "Stripe could not be asked about this. Send it again.");
  return problem(400, "This is not an event that Stripe has signed for this shop.");
}
