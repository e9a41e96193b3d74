import type Stripe from "stripe";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type StripePeer, startStripePeer } from "#tests/support/peers/stripe-peer/stripe-peer.ts";
import { goodCall, sdkFor } from "./sdk.ts";

const MINUTE = 60_000;

let peer: StripePeer;
let stripe: Stripe;
beforeAll(async () => {
  peer = await startStripePeer();
  stripe = sdkFor(peer);
});
afterEach(() => peer.clearFaults());
afterAll(() => peer.close());

async function paidIntent(): Promise<string> {
  const session = await stripe.checkout.sessions.create(goodCall());
  await peer.buyer({ sessionId: session.id, act: "pay" });
  const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(session.id);
  return intent as string;
}

/** Calls that arrived while the work was done. */
async function callsDuring(work: () => Promise<unknown>): Promise<number> {
  const before = (await peer.calls()).length;
  await work();
  return (await peer.calls()).length - before;
}

describe("P4: idempotency keys", () => {
  it("give the first answer again, and refuse other parameters", async () => {
    const call = goodCall();
    const before = (await peer.sessions()).length;
    const first = await stripe.checkout.sessions.create(call, { idempotencyKey: "same" });
    const again = await stripe.checkout.sessions.create(call, { idempotencyKey: "same" });
    expect(again.id).toBe(first.id);
    expect(again.lastResponse.headers["idempotent-replayed"]).toBe("true");
    const other = stripe.checkout.sessions.create(
      { ...call, submit_type: "book" },
      { idempotencyKey: "same" },
    );
    await expect(other).rejects.toMatchObject({ type: "StripeIdempotencyError", statusCode: 400 });
    expect(await peer.sessions()).toHaveLength(before + 1);
  });

  it("are free again after a validation error, and are refused while in work", async () => {
    const call = goodCall();
    const wrong = stripe.checkout.sessions.create({ ...call, locale: "ga" }, { idempotencyKey: "wrong" });
    await expect(wrong).rejects.toMatchObject({ statusCode: 400 });
    await stripe.checkout.sessions.create(call, { idempotencyKey: "wrong" });

    await peer.addFault({ fault: { kind: "slow", ms: 500 } });
    const slow = stripe.checkout.sessions.create(call, { idempotencyKey: "busy" });
    await expect
      .poll(async () => (await peer.calls()).at(-1)?.idempotencyKey, { interval: 10, timeout: 60_000 })
      .toBe("busy");
    const impatient = stripe.checkout.sessions.create(call, { idempotencyKey: "busy", maxNetworkRetries: 0 });
    await expect(impatient).rejects.toMatchObject({ statusCode: 409 });
    expect((await slow).status).toBe("open");
  });

  it("keep a 500 for ever", async () => {
    await peer.addFault({ fault: { kind: "status", status: 500 } });
    const options = { idempotencyKey: "broken", maxNetworkRetries: 0 };
    const call = goodCall();
    await expect(stripe.checkout.sessions.create(call, options)).rejects.toMatchObject({ statusCode: 500 });
    await expect(stripe.checkout.sessions.create(call, options)).rejects.toMatchObject({ statusCode: 500 });
    await stripe.checkout.sessions.create(call, { idempotencyKey: "broken:2" });
  });
});

describe("P9: faults, as the library meets them", () => {
  const create = (options: Stripe.RequestOptions = {}) =>
    stripe.checkout.sessions.create(goodCall(), options);

  it("tries again after a reset and after a 409, with the same key", async () => {
    for (const fault of [{ kind: "reset" }, { kind: "status", status: 409 }] as const) {
      await peer.addFault({ fault });
      expect(await callsDuring(() => create())).toBe(2);
      const [first, second] = (await peer.calls()).slice(-2);
      expect(first?.idempotencyKey).toBe(second?.idempotencyKey);
    }
  });

  it("does not make a second session after a reset that came too late", async () => {
    const before = (await peer.sessions()).length;
    await peer.addFault({ fault: { kind: "reset", acts: true } });
    await create();
    expect(await peer.sessions()).toHaveLength(before + 1);
  });

  it("does not try again after a 429", async () => {
    await peer.addFault({ fault: { kind: "status", status: 429 } });
    expect(await callsDuring(() => expect(create()).rejects.toMatchObject({ statusCode: 429 }))).toBe(1);
  });

  it("gives up on a peer that never answers", async () => {
    await peer.addFault({ fault: { kind: "hang" }, times: 3 });
    const error = { type: "StripeConnectionError" };
    const calls = await callsDuring(() =>
      // The peer is silent, however fast the machine is.
      expect(create({ maxNetworkRetries: 2, timeout: 800 })).rejects.toMatchObject(error),
    );
    expect(calls).toBe(3);
  });

  it("does not try again after half an answer, though the session exists", async () => {
    const before = (await peer.sessions()).length;
    await peer.addFault({ fault: { kind: "half-body" } });
    const error = { type: "StripeConnectionError" };
    expect(await callsDuring(() => expect(create()).rejects.toMatchObject(error))).toBe(1);
    expect(await peer.sessions()).toHaveLength(before + 1);
  });

  it("meets only the calls that it is meant for", async () => {
    await peer.addFault({ fault: { kind: "reset" }, method: "POST", path: "/v1/refunds", times: 9 });
    await create();
    await stripe.refunds.list();
  });
});

describe("P1, P8: the end of a session", () => {
  it("expires once, by call", async () => {
    const { id } = await stripe.checkout.sessions.create(goodCall());
    expect(await stripe.checkout.sessions.expire(id)).toMatchObject({ status: "expired", url: null });
    await expect(stripe.checkout.sessions.expire(id)).rejects.toMatchObject({ statusCode: 400 });
    await expect(stripe.checkout.sessions.expire("cs_test_none")).rejects.toMatchObject({ statusCode: 404 });
  });

  it("expires by the clock, and cannot be paid then", async () => {
    const { id } = await stripe.checkout.sessions.create(goodCall());
    await peer.moveClock({ ms: 34 * MINUTE });
    expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({ status: "expired" });
    await expect(peer.buyer({ sessionId: id, act: "pay" })).rejects.toThrow(/expired/);
    expect((await peer.events()).at(-1)).toMatchObject({ type: "checkout.session.expired" });
    await peer.moveClock({ ms: -34 * MINUTE });
  });
});

describe("P8: refunds", () => {
  it("never exceed what was captured", async () => {
    const intent = await paidIntent();
    await stripe.refunds.create({ payment_intent: intent, amount: 5000 });
    const more = stripe.refunds.create({ payment_intent: intent, amount: 499 });
    await expect(more).rejects.toMatchObject({ statusCode: 400, param: "amount" });
    await stripe.refunds.create({ payment_intent: intent });
    const again = stripe.refunds.create({ payment_intent: intent });
    await expect(again).rejects.toMatchObject({ code: "charge_already_refunded" });
    const { data } = await stripe.refunds.list({ payment_intent: intent });
    expect(data.map((refund) => refund.amount)).toEqual([498, 5000]);
  });

  it("may fail later, and the money can be sent again", async () => {
    const intent = await paidIntent();
    const refund = await stripe.refunds.create({ payment_intent: intent });
    await peer.failRefund({ refundId: refund.id });
    expect(await stripe.refunds.retrieve(refund.id)).toMatchObject({ status: "failed" });
    expect((await peer.events()).at(-1)).toMatchObject({ type: "refund.failed" });
    await stripe.refunds.create({ payment_intent: intent, amount: 5498 });
  });

  it("need a payment that has arrived", async () => {
    const session = await stripe.checkout.sessions.create(goodCall());
    await peer.buyer({ sessionId: session.id, act: "later" });
    const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(session.id);
    const early = stripe.refunds.create({ payment_intent: intent as string });
    await expect(early).rejects.toMatchObject({ statusCode: 400 });
  });
});

describe("P10: lists", () => {
  it("page through every session once, newest first", async () => {
    for (let made = 0; made < 3; made += 1) await stripe.checkout.sessions.create(goodCall());
    const all = (await peer.sessions()).map((session) => session.id).reverse();
    const listed: string[] = [];
    for await (const session of stripe.checkout.sessions.list({ limit: 2 })) listed.push(session.id);
    expect(listed).toEqual(all);
    const page = await stripe.checkout.sessions.list({ limit: 2, ending_before: all[2] as string });
    expect(page.data.map((session) => session.id)).toEqual(all.slice(0, 2));
    const open = await stripe.checkout.sessions.list({ status: "open", created: { gte: 4_000_000_000 } });
    expect(open.data).toEqual([]);
    await expect(stripe.checkout.sessions.list({ limit: 101 })).rejects.toMatchObject({ param: "limit" });
  });
});
