import Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type StripePeer, startStripePeer } from "#tests/support/peers/stripe-peer/stripe-peer.ts";
import { goodCall, inMinutes, line, sdkFor } from "./sdk.ts";
import { requiredKeys } from "./sdk-types.ts";

let peer: StripePeer;
let stripe: Stripe;
beforeAll(async () => {
  peer = await startStripePeer();
  stripe = sdkFor(peer);
});
afterAll(() => peer.close());

type Change = (call: Record<string, unknown>) => void;

async function refusalOf(change: Change): Promise<Stripe.errors.StripeError> {
  const call = structuredClone(goodCall()) as unknown as Record<string, unknown>;
  change(call);
  const attempt = stripe.checkout.sessions.create(call);
  const error: unknown = await attempt.then(
    () => new Error("The peer accepted it"),
    (reason: unknown) => reason,
  );
  if (!(error instanceof Stripe.errors.StripeError)) throw error;
  return error;
}

const PRICE = "line_items[0][price_data]";

/** Sets a parameter; undefined leaves it out. */
function put(name: string, value: unknown): Change {
  return (call) => {
    call[name] = value;
  };
}

function putLine(name: string, value: unknown): Change {
  return (call) => put(name, value)((call["line_items"] as Record<string, unknown>[])[0] ?? {});
}

function putPrice(name: string, value: unknown): Change {
  return (call) => {
    const [first] = call["line_items"] as { price_data: Record<string, unknown> }[];
    put(name, value)(first?.price_data ?? {});
  };
}

describe("P2, P3: creating a session", () => {
  it("accepts the shop's call and gives it back", async () => {
    const session = await stripe.checkout.sessions.create(goodCall());
    expect(session).toMatchObject({
      object: "checkout.session",
      status: "open",
      payment_status: "unpaid",
      amount_subtotal: 4498,
      amount_total: 5498,
      currency: "eur",
      client_reference_id: "order-1",
      metadata: { order_id: "order-1" },
      customer_email: "aine@example.ie",
      livemode: false,
      locale: "en-GB",
      payment_intent: null,
      ui_mode: "hosted_page",
    });
    expect(session.id).toMatch(/^cs_test_/);
    expect(session.url).toBe(`${peer.origin}/c/pay/${session.id}`);
    expect(session.lastResponse.apiVersion).toBe("2026-10-28.endive");
    expect(session.lastResponse.requestId).toMatch(/^req_/);
  });

  it("accepts the least that is needed", async () => {
    const session = await stripe.checkout.sessions.create({
      mode: "payment",
      success_url: "https://example.ie/done",
      line_items: [line("Clamp", 50, 1, "C")],
    });
    expect(session.expires_at - session.created).toBe(24 * 3600);
  });

  /** What is wrong, the parameter that is to be named, and the change that makes it wrong. */
  const wrong: readonly (readonly [string, string, Change])[] = [
    ["locale=ga", "locale", put("locale", "ga")],
    ["locale=en-IE", "locale", put("locale", "en-IE")],
    ["payment_method_types", "payment_method_types", put("payment_method_types", ["card"])],
    ["ui_mode=hosted", "ui_mode", put("ui_mode", "hosted")],
    ["no name", `${PRICE}[product_data][name]`, putPrice("product_data", { metadata: { sku: "X" } })],
    ["an empty name", `${PRICE}[product_data][name]`, putPrice("product_data", { name: "" })],
    ["no currency", `${PRICE}[currency]`, putPrice("currency", undefined)],
    ["unit_amount=19.99", `${PRICE}[unit_amount]`, putPrice("unit_amount", 19.99)],
    ["unit_amount=-1", `${PRICE}[unit_amount]`, putPrice("unit_amount", -1)],
    ["unit_amount=1e3", `${PRICE}[unit_amount]`, putPrice("unit_amount", "1e3")],
    ["quantity=0", "line_items[0][quantity]", putLine("quantity", 0)],
    ["quantity=1.5", "line_items[0][quantity]", putLine("quantity", 1.5)],
    ["camelCase", "successUrl", put("successUrl", "https://example.ie")],
    ["camelCase inside", `${PRICE}[unitAmount]`, putPrice("unitAmount", 1)],
    ["an unknown key", "discount_code", put("discount_code", "X")],
    ["automatic_tax[enabled]=yes", "automatic_tax[enabled]", put("automatic_tax", { enabled: "yes" })],
    ["no lines", "line_items", put("line_items", undefined)],
    ["101 lines", "line_items", put("line_items", Array(101).fill(line("Clamp", 100, 1, "C")))],
    ["no mode", "mode", put("mode", undefined)],
    ["no success_url", "success_url", put("success_url", undefined)],
    ["a path as success_url", "success_url", put("success_url", "/done")],
    ["a session of 29 minutes", "expires_at", put("expires_at", inMinutes(29))],
    ["a session of 25 hours", "expires_at", put("expires_at", inMinutes(25 * 60))],
    ["no mail address", "customer_email", put("customer_email", "nobody")],
    ["a long reference", "client_reference_id", put("client_reference_id", "x".repeat(201))],
    ["two currencies", "line_items", putPrice("currency", "gbp")],
    [
      "a total of 49 cents",
      "line_items",
      (call) => {
        put("line_items", [line("Clamp", 49, 1, "C")])(call);
        put("shipping_options", undefined)(call);
      },
    ],
  ];

  it.each(wrong)("refuses %s", async (_what, param, change) => {
    const error = await refusalOf(change);
    expect(error).toMatchObject({ type: "StripeInvalidRequestError", statusCode: 400, param });
  });

  it("lets no one in without the key", async () => {
    const stranger = sdkFor({ origin: peer.origin, secretKey: "sk_test_other" });
    await expect(stranger.checkout.sessions.list()).rejects.toMatchObject({ statusCode: 401 });
  });
});

describe("P5: the shape of answers", () => {
  it("has every key that the library's types promise", async () => {
    const session = await stripe.checkout.sessions.create(goodCall());
    await peer.buyer({ sessionId: session.id, act: "pay" });
    const paid = await stripe.checkout.sessions.retrieve(session.id, {
      expand: ["line_items", "payment_intent.latest_charge"],
    });
    const intent = paid.payment_intent as Stripe.PaymentIntent;
    const refund = await stripe.refunds.create({ payment_intent: intent.id, amount: 100 });
    const [item] = paid.line_items?.data ?? [];
    const [event] = await peer.events();
    const missing = (file: string, name: string, object: unknown) =>
      requiredKeys(file, name).filter((key) => !Object.hasOwn(object as object, key));
    expect(missing("Checkout/Sessions", "Session", paid)).toEqual([]);
    expect(missing("LineItems", "LineItem", item)).toEqual([]);
    expect(missing("PaymentIntents", "PaymentIntent", intent)).toEqual([]);
    expect(missing("Charges", "Charge", intent.latest_charge)).toEqual([]);
    expect(missing("Refunds", "Refund", refund)).toEqual([]);
    expect(missing("Events", "EventBase", event)).toEqual([]);
  });
});
