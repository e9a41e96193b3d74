import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import fc from "fast-check";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { addCents, cents, multiplyCents } from "#app/lib/money.ts";
import { type StripePeer, startStripePeer } from "#tests/support/peers/stripe-peer/stripe-peer.ts";
import { createStripeGateway } from "./create-stripe-gateway.server.ts";
import type { StripeCheckoutRequest, StripeGateway, StripeSession } from "./stripe-gateway.ts";

const MINUTE = 60_000;

let peer: StripePeer;
let gateway: StripeGateway;
beforeAll(async () => {
  peer = await startStripePeer();
  gateway = createStripeGateway(
    { secretKey: peer.secretKey, apiBase: peer.origin },
    { silenceMs: 500, deadlineMs: 5000 },
  );
});
afterEach(() => peer.clearFaults());
afterAll(() => peer.close());

let made = 0;
function request(change: Partial<StripeCheckoutRequest> = {}): StripeCheckoutRequest {
  made += 1;
  return {
    orderId: `order-${made}`,
    lines: [
      { name: "XLR cable, 10 m", sku: "XLR-10", unitPrice: cents(1250), quantity: 2 },
      { name: "Fog machine", sku: null, unitPrice: cents(1998), quantity: 1 },
    ],
    delivery: { name: "Delivery in Ireland", price: cents(1000) },
    email: "aine@example.ie",
    locale: "ga",
    successUrl: "http://localhost:3000/ga/shop/success?session={CHECKOUT_SESSION_ID}",
    cancelUrl: "http://localhost:3000/ga/shop/cart",
    expiresAt: new Date(Date.now() + 33 * MINUTE),
    idempotencyKey: `checkout:order-${made}:1`,
    ...change,
  };
}

async function opened(change: Partial<StripeCheckoutRequest> = {}): Promise<StripeSession> {
  const session = await gateway.createCheckoutSession(request(change));
  if (!session.ok) throw new Error(session.error.kind);
  return session.value;
}

const carts = fc.record({
  lines: fc.array(
    fc.record({
      // Stripe charges 50 cents at least.
      unitPrice: fc.integer({ min: 50, max: 80_000 }).map(cents),
      quantity: fc.integer({ min: 1, max: 99 }),
    }),
    { minLength: 1, maxLength: 12 },
  ),
  delivery: fc.integer({ min: 0, max: 20_000 }).map(cents),
});

describe("createCheckoutSession", () => {
  it("S3: any cart costs at Stripe what it costs here", async () => {
    await fc.assert(
      fc.asyncProperty(carts, async ({ lines, delivery }) => {
        const session = await opened({
          lines: lines.map((line) => ({ ...line, name: "Lamp", sku: null })),
          delivery: delivery > 0 ? { name: "Delivery", price: delivery } : null,
        });
        const total = addCents(
          delivery,
          ...lines.map(({ unitPrice, quantity }) => multiplyCents(unitPrice, quantity)),
        );
        expect(session.total).toBe(total);
      }),
      { numRuns: 200 },
    );
  });

  it("asks for what the order says, to the cent, and never in Irish", async () => {
    const session = await opened();
    expect(session).toMatchObject({
      status: "open",
      payment: "unpaid",
      total: 5498,
      currency: "eur",
      orderId: `order-${made}`,
      live: false,
      url: `${peer.origin}/c/pay/${session.id}`,
    });
    const sent = new URLSearchParams((await peer.calls()).at(-1)?.body);
    expect(Object.fromEntries(sent)).toMatchObject({
      locale: "en-GB",
      "line_items[0][price_data][unit_amount]": "1250",
      "line_items[0][price_data][product_data][metadata][sku]": "XLR-10",
      "line_items[1][price_data][tax_behavior]": "inclusive",
      "payment_intent_data[metadata][order_id]": `order-${made}`,
      "allowed_payment_method_types[0]": "card",
      "adaptive_pricing[enabled]": "false",
      "automatic_tax[enabled]": "false",
    });
    expect((await peer.calls()).at(-1)?.idempotencyKey).toBe(`checkout:order-${made}:1`);
  });

  it("charges nothing for a delivery that costs nothing, and shortens what is too long", async () => {
    const free = await opened({ delivery: { name: "x".repeat(300), price: cents(0) } });
    expect(free.total).toBe(4498);
    const named = await opened({ delivery: { name: "x".repeat(300), price: cents(1) } });
    expect(named.total).toBe(4499);
  });

  it("opens one page for one key", async () => {
    const asked = request();
    const both = await Promise.all([
      gateway.createCheckoutSession(asked),
      gateway.createCheckoutSession(asked),
    ]);
    const ids = both.map((answer) => (answer.ok ? answer.value.id : answer.error.kind));
    expect(new Set(ids).size).toBe(1);
    expect(await gateway.createCheckoutSession({ ...asked, email: "other@example.ie" })).toEqual({
      ok: false,
      error: { kind: "key-reused" },
    });
  });

  it("says what Stripe does not accept", async () => {
    const early = await gateway.createCheckoutSession(request({ expiresAt: new Date() }));
    expect(early).toMatchObject({ ok: false, error: { kind: "refused", param: "expires_at" } });
    const line = { name: "Clamp", sku: null, unitPrice: cents(49), quantity: 1 };
    const little = await gateway.createCheckoutSession(request({ lines: [line], delivery: null }));
    expect(little).toMatchObject({ ok: false, error: { kind: "refused", code: "amount_too_small" } });
    const stranger = createStripeGateway({ secretKey: "sk_test_other", apiBase: peer.origin });
    expect(await stranger.createCheckoutSession(request())).toEqual({
      ok: false,
      error: { kind: "unauthorised" },
    });
  });

  it("survives one cut and one conflict", async () => {
    await peer.addFault({ fault: { kind: "reset", acts: true } });
    await opened();
    await peer.addFault({ fault: { kind: "status", status: 409 } });
    await opened();
  });

  it.each([
    ["half an answer", { kind: "half-body" }, 1, "unclear"],
    ["silence", { kind: "hang" }, 3, "unclear"],
    ["cuts", { kind: "reset" }, 9, "unclear"],
    ["a breakdown", { kind: "status", status: 500 }, 1, "failed"],
    ["too many calls", { kind: "status", status: 429 }, 1, "busy"],
  ] as const)("tells %s apart", async (_what, fault, times, kind) => {
    await peer.addFault({ fault, times });
    expect(await gateway.createCheckoutSession(request())).toMatchObject({ ok: false, error: { kind } });
  });

  it("finds the session of an unclear call with the same key", async () => {
    const before = (await peer.sessions()).length;
    await peer.addFault({ fault: { kind: "half-body" } });
    const asked = request();
    expect(await gateway.createCheckoutSession(asked)).toMatchObject({ error: { kind: "unclear" } });
    expect((await gateway.createCheckoutSession(asked)).ok).toBe(true);
    expect(await peer.sessions()).toHaveLength(before + 1);
  });
});

describe("when no one is there, or somebody dribbles", () => {
  it("R15: gives up by its own deadline", async () => {
    const server = createServer((_request, response) => {
      response.writeHead(200, { "Content-Type": "application/json" });
      const drip = setInterval(() => response.write(" "), 50);
      response.on("close", () => clearInterval(drip));
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const apiBase = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const account = { secretKey: peer.secretKey, apiBase };
    const slow = createStripeGateway(account, { silenceMs: 500, deadlineMs: 700 });
    expect(await slow.retrieveSession("cs_test_1")).toEqual({ ok: false, error: { kind: "unclear" } });
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    const patient = createStripeGateway(account, { silenceMs: 500, deadlineMs: 9000 });
    expect(await patient.retrieveSession("cs_test_1")).toEqual({ ok: false, error: { kind: "unreachable" } });
  });
});

describe("retrieveSession", () => {
  it("reads every state of a session", async () => {
    const stands = async (id: string) => {
      const session = await gateway.retrieveSession(id);
      return session.ok ? [session.value.status, session.value.payment] : [session.error.kind];
    };
    const open = await opened();
    expect(await stands(open.id)).toEqual(["open", "unpaid"]);
    await peer.buyer({ sessionId: open.id, act: "decline" });
    expect(await stands(open.id)).toEqual(["open", "unpaid"]);
    await peer.buyer({ sessionId: open.id, act: "pay" });
    expect(await stands(open.id)).toEqual(["complete", "paid"]);
    const late = await opened();
    await peer.buyer({ sessionId: late.id, act: "later" });
    expect(await stands(late.id)).toEqual(["complete", "processing"]);
    await peer.resolveLater({ sessionId: late.id, arrived: false });
    expect(await stands(late.id)).toEqual(["complete", "failed"]);
    expect(await stands("cs_test_none")).toEqual(["not-found"]);
    expect(await stands("../refunds")).toEqual(["not-found"]);
  });

  it("brings the lines along", async () => {
    const { id } = await opened();
    expect(await gateway.retrieveSession(id)).toMatchObject({
      value: {
        lines: [
          { name: "XLR cable, 10 m", quantity: 2, total: 2500 },
          { name: "Fog machine", quantity: 1, total: 1998 },
        ],
      },
    });
  });
});

describe("expireSession", () => {
  it("ends an open session, and refuses one that is paid", async () => {
    const open = await opened();
    expect(await gateway.expireSession(open.id)).toMatchObject({ value: { status: "expired", url: null } });
    const paid = await opened();
    await peer.buyer({ sessionId: paid.id, act: "pay" });
    expect(await gateway.expireSession(paid.id)).toMatchObject({ error: { kind: "refused" } });
  });
});

describe("createRefund", () => {
  it("pays back once per key, and never too much", async () => {
    const { id } = await opened();
    await peer.buyer({ sessionId: id, act: "pay" });
    const session = await gateway.retrieveSession(id);
    const paymentIntentId = session.ok ? (session.value.paymentIntentId ?? "") : "";
    const refund = {
      paymentIntentId,
      amount: cents(3000),
      orderId: `order-${made}`,
      refundId: id,
      idempotencyKey: `refund:${id}`,
    };
    await peer.addFault({ fault: { kind: "half-body" }, path: "/v1/refunds" });
    expect(await gateway.createRefund(refund)).toMatchObject({ error: { kind: "unclear" } });
    expect(await gateway.createRefund(refund)).toMatchObject({
      value: { amount: 3000, status: "succeeded", paymentIntentId, orderId: `order-${made}` },
    });
    expect(await peer.refunds()).toHaveLength(1);
    expect(await gateway.listRefunds(paymentIntentId)).toMatchObject({ value: [{ refundId: id }] });
    expect(await gateway.findSessionOfPayment(paymentIntentId)).toMatchObject({ value: { id } });
    const more = await gateway.createRefund({ ...refund, idempotencyKey: `refund:${id}:2` });
    expect(more).toMatchObject({ error: { kind: "refused", param: "amount" } });
  });
});

describe("listSessions", () => {
  it("pages through all of them", async () => {
    const all = (await peer.sessions()).length;
    await Promise.all(Array.from({ length: 101 }, () => opened()));
    const createdFrom = new Date(Date.now() - 10 * MINUTE);
    const ids: string[] = [];
    let after: string | null = null;
    do {
      const page = await gateway.listSessions({ createdFrom, after });
      if (!page.ok) throw new Error(page.error.kind);
      ids.push(...page.value.sessions.map((session) => session.id));
      after = page.value.next;
    } while (after !== null);
    expect(new Set(ids).size).toBe(all + 101);
    expect(ids).toHaveLength(all + 101);
  });
});
