import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import Stripe from "stripe";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type StripePeer, startStripePeer } from "#tests/support/peers/stripe-peer/stripe-peer.ts";
import { goodCall, sdkFor } from "./sdk.ts";

const SECRET = "whsec_peer";
const MINUTE = 60_000;

let peer: StripePeer;
let stripe: Stripe;
/** Notices that passed Stripe's own check, and how often one did not. */
const taken: string[] = [];
const refused: string[] = [];
/** What the shop answers next; 200 when empty. */
const answers: number[] = [];

const shop = createServer(async (request, response) => {
  const body = await text(request);
  const signature = request.headers["stripe-signature"] ?? "";
  try {
    taken.push(Stripe.webhooks.constructEvent(body, signature, SECRET).type);
    response.writeHead(answers.shift() ?? 200).end();
  } catch (error) {
    refused.push(error instanceof Error ? error.message.slice(0, 40) : "");
    response.writeHead(400).end();
  }
});

beforeAll(async () => {
  await new Promise<void>((resolve) => shop.listen(0, "127.0.0.1", resolve));
  peer = await startStripePeer();
  stripe = sdkFor(peer);
  const { port } = shop.address() as AddressInfo;
  await peer.setWebhook({ url: `http://127.0.0.1:${port}/hooks`, secret: SECRET });
});
beforeEach(async () => {
  await peer.settled();
  await peer.setDelivery({ kind: "send" });
  taken.length = 0;
  refused.length = 0;
});
afterAll(async () => {
  await peer.close();
  shop.close();
});

const COMPLETED = "checkout.session.completed";
const open = () => stripe.checkout.sessions.create(goodCall());
const completedOf = async (sessionId: string) => {
  const found = (await peer.events()).find(
    (event) => event.type === COMPLETED && event.data.object.id === sessionId,
  );
  return found?.id ?? "";
};

describe("P7: notices", () => {
  it("are signed and sent when a buyer pays", async () => {
    const { id } = await open();
    await peer.buyer({ sessionId: id, act: "pay" });
    expect(taken.filter((type) => type === COMPLETED)).toHaveLength(1);
    expect(taken).toContain("payment_intent.succeeded");
    expect(refused).toEqual([]);
  });

  it("can come twice, or at the same moment", async () => {
    await peer.setDelivery({ kind: "send", copies: 2, atOnce: true });
    const { id } = await open();
    await peer.buyer({ sessionId: id, act: "pay" });
    expect(taken.filter((type) => type === COMPLETED)).toHaveLength(2);
  });

  it("can be kept back and come in another order, or never", async () => {
    await peer.setDelivery({ kind: "hold" });
    const { id } = await open();
    await peer.buyer({ sessionId: id, act: "later" });
    await peer.resolveLater({ sessionId: id, arrived: true });
    expect(taken).toEqual([]);
    const own = (await peer.events()).filter((event) => event.data.object.id === id);
    for (const event of own.reverse()) await peer.deliver({ eventId: event.id });
    expect(taken).toEqual(["checkout.session.async_payment_succeeded", COMPLETED]);
  });

  it("can be delayed", async () => {
    await peer.setDelivery({ kind: "send", delayMs: 300 });
    const { id } = await open();
    const paying = peer.buyer({ sessionId: id, act: "pay" });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(taken).toEqual([]);
    await paying;
    expect(taken).toContain(COMPLETED);
  });

  it("can be old, falsely signed or changed on the way", async () => {
    await peer.setDelivery({ kind: "hold" });
    const { id } = await open();
    await peer.buyer({ sessionId: id, act: "pay" });
    const eventId = await completedOf(id);
    expect(await peer.deliver({ eventId, ageS: 310 })).toEqual([400]);
    expect(await peer.deliver({ eventId, secret: "whsec_other" })).toEqual([400]);
    expect(await peer.deliver({ eventId, change: ["5498", "5499"] })).toEqual([400]);
    expect(await peer.deliver({ eventId, ageS: 290 })).toEqual([200]);
    expect(refused[0]).toContain("Timestamp outside");
  });

  it("can come before the call that made the session is answered", async () => {
    await peer.addFault({ fault: { kind: "paid-before-answer" } });
    await open();
    expect(taken).toContain(COMPLETED);
  });

  it("come again by the clock until they are taken", async () => {
    answers.push(500, 302);
    await peer.emit({ type: "price.updated" });
    expect(taken).toHaveLength(1);
    await peer.moveClock({ ms: 4 * MINUTE });
    expect(taken).toHaveLength(1);
    await peer.moveClock({ ms: 2 * MINUTE });
    expect(taken).toHaveLength(2);
    await peer.moveClock({ ms: 31 * MINUTE });
    expect(taken).toHaveLength(3);
    await peer.moveClock({ ms: 24 * 60 * MINUTE });
    expect(taken.filter((type) => type === "price.updated")).toHaveLength(3);
    await peer.moveClock({ ms: -(24 * 60 + 37) * MINUTE });
  });
});

describe("P6: the payment page", () => {
  const press = (url: string, act: string) =>
    fetch(url, { method: "POST", body: new URLSearchParams({ act }), redirect: "manual" });

  it("shows what is owed and leads back", async () => {
    const session = await open();
    const page = await (await fetch(session.url ?? "")).text();
    expect(page).toContain("Pay €54.98");
    expect(page).toContain("2 × XLR cable, 10 m: €25.00");
    expect(page).toContain('href="http://localhost:3000/shop/cart"');
  });

  it("sends the buyer on after the notice was taken, and is over then", async () => {
    const session = await open();
    const url = session.url ?? "";
    const answer = await press(url, "pay");
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toBe(
      `http://localhost:3000/shop/success?session_id=${session.id}`,
    );
    expect(taken).toContain(COMPLETED);
    const again = await press(url, "pay");
    expect(await again.text()).toContain("all done");
    expect(taken.filter((type) => type === COMPLETED)).toHaveLength(1);
  });

  it("lets a declined buyer try again", async () => {
    const session = await open();
    const declined = await press(session.url ?? "", "decline");
    expect(await declined.text()).toContain("Your card was declined.");
    expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
      status: "open",
      payment_status: "unpaid",
    });
    expect((await press(session.url ?? "", "pay")).status).toBe(303);
  });

  it("takes a payment that arrives later, or never", async () => {
    const late = await open();
    await press(late.url ?? "", "later");
    expect(await stripe.checkout.sessions.retrieve(late.id)).toMatchObject({
      status: "complete",
      payment_status: "unpaid",
    });
    await peer.resolveLater({ sessionId: late.id, arrived: true });
    expect(await stripe.checkout.sessions.retrieve(late.id)).toMatchObject({ payment_status: "paid" });
    const never = await open();
    await press(never.url ?? "", "later");
    await peer.resolveLater({ sessionId: never.id, arrived: false });
    expect(taken.at(-1)).toBe("checkout.session.async_payment_failed");
  });
});
