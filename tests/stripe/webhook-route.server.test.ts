import { RouterContextProvider } from "react-router";
import Stripe from "stripe";
import { describe, expect, it } from "vitest";
import { readConfig } from "#app/config.server.ts";
import { stripeEvents } from "#app/db/schema/shop/payments.ts";
import { HIRE_ORDER_HANDLERS } from "#app/features/hires/payments/settle-hire-order.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { createLogger } from "#app/http/health/log.server.ts";
import { systemClock } from "#app/lib/time/clock.ts";
import { action, loader } from "#app/routes/api/stripe-webhook.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { measureProcessorTime } from "#tests/support/process/processor-time.ts";

const db = await useTestDb();
const SECRET = "whsec_route";
const PAYLOAD = JSON.stringify({
  id: "evt_route",
  object: "event",
  data: { object: { id: "price_1", object: "price" } },
  livemode: false,
  type: "price.updated",
});

async function send(body: string, headers: Record<string, string>, env: Record<string, string> = {}) {
  const context = new RouterContextProvider();
  const stripe = { STRIPE_SECRET_KEY: "sk_test_1", STRIPE_WEBHOOK_SECRET: SECRET, ...env };
  context.set(appContext, {
    db,
    config: readConfig(stripe),
    clock: systemClock,
    orderKinds: HIRE_ORDER_HANDLERS,
    log: createLogger("silent"),
    requestId: "1",
    clientAddress: "127.0.0.1",
  });
  const request = new Request("http://localhost/api/webhooks/stripe", { method: "POST", body, headers });
  const answer = await action({ request, context } as unknown as Parameters<typeof action>[0]);
  return answer.status;
}

const sign = (payload: string, timestamp = Math.floor(Date.now() / 1000)) => ({
  "Stripe-Signature": Stripe.webhooks.generateTestHeaderString({ payload, secret: SECRET, timestamp }),
});

describe("the webhook", () => {
  it("takes what is signed, and counts what it has no use for", async () => {
    expect(await send(PAYLOAD, sign(PAYLOAD))).toBe(200);
    expect(await send(PAYLOAD, sign(PAYLOAD))).toBe(200);
    expect(await db.select().from(stripeEvents)).toMatchObject([
      { id: "evt_route", type: "price.updated", outcome: "ignored" },
    ]);
  });

  it("S14: refuses the rest within a second and without a trace", async () => {
    const large = PAYLOAD + " ".repeat(256_001);
    const old = Math.floor(Date.now() / 1000) - 301;
    const refused: readonly (readonly [status: number, ...asked: Parameters<typeof send>])[] = [
      [413, large, sign(large)],
      [400, PAYLOAD, {}],
      [400, PAYLOAD, sign(PAYLOAD, old)],
      [400, `${PAYLOAD} `, sign(PAYLOAD)],
      [400, PAYLOAD, sign(PAYLOAD), { STRIPE_WEBHOOK_SECRET: "" }],
      [400, PAYLOAD, sign(PAYLOAD), { STRIPE_SECRET_KEY: "" }],
    ];
    for (const [status, ...asked] of refused) {
      // How long it waits for a processor is the machine's affair.
      const spent = await measureProcessorTime(async () => expect(await send(...asked)).toBe(status));
      expect(spent).toBeLessThan(1000);
    }
    expect(await db.select().from(stripeEvents)).toEqual([]);
  });

  it("S14: is not for reading", () => {
    const answer = loader();
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "POST"]);
  });
});
