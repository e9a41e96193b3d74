import Stripe from "stripe";
import { describe, expect, it } from "vitest";
import { verifyWebhook } from "./verify-webhook.server.ts";

const SECRET = "whsec_ours";
const NOW = new Date("2026-11-21T12:00:00Z");
const SESSION = {
  id: "cs_test_1",
  object: "checkout.session",
  client_reference_id: null,
  metadata: { order_id: "order-1" },
};

function payloadOf(type: string, object: object): string {
  return JSON.stringify({
    id: "evt_1",
    object: "event",
    api_version: "2026-10-28.endive",
    created: 1,
    data: { object },
    livemode: false,
    type,
  });
}

const PAYLOAD = payloadOf("checkout.session.completed", SESSION);

/** A header as Stripe makes it, this many seconds ago. */
function signed(payload: string, ageS = 0, secret = SECRET): string {
  const timestamp = Math.floor(NOW.getTime() / 1000) - ageS;
  return Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
}

function check(payload: string, signature: string | null, secret = SECRET) {
  return verifyWebhook({ body: new TextEncoder().encode(payload), signature, receivedAt: NOW }, secret);
}

describe("verifyWebhook", () => {
  it("reads what Stripe has signed", () => {
    expect(check(PAYLOAD, signed(PAYLOAD, 299))).toEqual({
      ok: true,
      value: {
        id: "evt_1",
        type: "checkout.session.completed",
        live: false,
        subject: { kind: "session", sessionId: "cs_test_1", orderId: "order-1" },
      },
    });
  });

  it("takes either signature while the secret is being changed", () => {
    const [time, other] = signed(PAYLOAD, 0, "whsec_next").split(",");
    const [, ours] = signed(PAYLOAD).split(",");
    expect(check(PAYLOAD, `${time},${other},${ours}`).ok).toBe(true);
  });

  it.each([
    ["an added space", `${PAYLOAD} `, signed(PAYLOAD), SECRET],
    ["an age of 301 seconds", PAYLOAD, signed(PAYLOAD, 301), SECRET],
    ["another secret", PAYLOAD, signed(PAYLOAD, 0, "whsec_other"), SECRET],
    ["no secret of ours", PAYLOAD, signed(PAYLOAD), ""],
    ["a line break in our secret", PAYLOAD, signed(PAYLOAD), `${SECRET}\n`],
    ["no header", PAYLOAD, null, SECRET],
    ["nonsense as header", PAYLOAD, "hello", SECRET],
    ["an old scheme only", PAYLOAD, signed(PAYLOAD).replace("v1=", "v0="), SECRET],
    ["an empty body", "", signed(PAYLOAD), SECRET],
  ])("refuses %s", (_what, payload, signature, secret) => {
    expect(check(payload, signature, secret)).toEqual({ ok: false, error: { kind: "bad-signature" } });
  });

  it("does not stumble over a signed body that is no event", () => {
    for (const payload of ["[]", "null", "{", '"x"', "{}", '{"id":"evt_1","type":"x","data":{}}'])
      expect(check(payload, signed(payload))).toEqual({ ok: false, error: { kind: "unreadable" } });
  });

  it.each([
    [
      { id: "re_1", object: "refund", amount: 5, status: "failed", payment_intent: "pi_1", metadata: {} },
      {
        kind: "refund",
        refund: {
          id: "re_1",
          amount: 5,
          status: "failed",
          paymentIntentId: "pi_1",
          orderId: null,
          refundId: null,
        },
      },
    ],
    [
      {
        id: "ch_1",
        object: "charge",
        amount_refunded: 7,
        payment_intent: "pi_1",
        metadata: { order_id: "o" },
      },
      { kind: "charge", paymentIntentId: "pi_1", orderId: "o", refunded: 7 },
    ],
    [
      { id: "dp_1", object: "dispute", payment_intent: "pi_1" },
      { kind: "dispute", paymentIntentId: "pi_1" },
    ],
    [{ id: "price_1", object: "price" }, { kind: "other" }],
  ])("tells what an event is about: %o", (object, subject) => {
    const payload = payloadOf("any.type", object);
    expect(check(payload, signed(payload))).toMatchObject({ value: { subject } });
  });
});
