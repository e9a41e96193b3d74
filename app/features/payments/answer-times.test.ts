import { expect, it } from "vitest";
import { RETRIES, SILENCE_MS } from "#app/integrations/stripe/create-stripe-gateway.server.ts";
import { SECOND_MS } from "#app/lib/time/clock.ts";
import { PAGE_TIMEOUT_MS, PROVIDER_DEADLINE_MS, SHORT_PAGE_TIMEOUT_MS } from "./payments.ts";

/** How long a buyer waits at most for the page that answers a click. */
const PROMISED_MS = 30 * SECOND_MS;

/** What our own database and pages may take of that on a busy day. */
const OWN_WORK_MS = 2 * SECOND_MS;

it("S5: whatever Stripe does, the waits behind one click leave time to answer within 30 seconds", () => {
  // The order button: all calls together, then the page that it leads to asks once more.
  expect(PROVIDER_DEADLINE_MS + SHORT_PAGE_TIMEOUT_MS + OWN_WORK_MS).toBeLessThanOrEqual(PROMISED_MS);
  // Coming back, and proceeding to the checkout.
  expect(PAGE_TIMEOUT_MS + OWN_WORK_MS).toBeLessThanOrEqual(PROMISED_MS);
  // One silent attempt is given up soon enough for a whole second one and a part of the last.
  expect(SILENCE_MS).toBeLessThanOrEqual(10 * SECOND_MS);
  expect(SILENCE_MS * RETRIES).toBeLessThan(PROVIDER_DEADLINE_MS);
});
