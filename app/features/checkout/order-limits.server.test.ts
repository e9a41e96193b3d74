import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { users } from "#app/db/schema/identity.ts";
import { products } from "#app/db/schema/shop/catalog.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { outboxMails } from "#app/db/schema/system/mail.ts";
import { forgetOrderNetworks } from "#app/features/orders/order-limits.server.ts";
import { addMs, DAY_MS, HOUR_MS, MINUTE_MS } from "#app/lib/time/clock.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createProduct, createUser } from "#tests/support/factories.ts";
import {
  availableOf,
  BUYER,
  one,
  openCheckout,
  payOrder,
  postCheckout,
  type Shop,
  sessionOf,
  shopOf,
} from "#tests/support/shop/purchase.ts";

const db = await useTestDb();

interface Ask {
  readonly email?: string;
  readonly from?: string;
  readonly userId?: string | null;
  readonly quantity?: number;
  readonly invoiceOffered?: boolean;
}

let buyers = 0;
const someEmail = () => {
  buyers += 1;
  return `buyer${buyers}@example.ie`;
};

/** Orders a product as a new cart does. */
async function order(shop: Shop, productId: string, ask: Ask = {}) {
  const { email = someEmail(), from = "203.0.113.7", userId = null, quantity = 1 } = ask;
  const token = await openCheckout(shop, one(productId, quantity), { userId });
  const values = { ...BUYER, email, ...(ask.invoiceOffered && { payment: "invoice" }) };
  return postCheckout(shop, token, values, {
    clientAddress: from,
    invoiceOffered: ask.invoiceOffered ?? false,
  });
}

async function pay(shop: Shop, result: Awaited<ReturnType<typeof order>>): Promise<void> {
  const ref = sessionOf(result);
  await payOrder(shop, ref);
}

const kindOf = (result: Awaited<ReturnType<typeof order>>) => (result.ok ? "ok" : result.error.kind);
const receivedBy = async (email: string) =>
  (await db.select().from(outboxMails).where(eq(outboxMails.recipient, email))).filter(
    ({ kind }) => kind === "order-received" || kind === "order-pro-forma",
  ).length;

describe("orders that no one pays", () => {
  it("are refused to a network after twenty in an hour, however the IPv6 address changes; they hold nothing", async () => {
    const shop = shopOf(db);
    const { id } = await createProduct(db, { stock: 100 });
    const kinds: string[] = [];
    for (let n = 0; n < 34; n++) kinds.push(kindOf(await order(shop, id, { from: `2001:db8::${n + 1}` })));
    expect(kinds.filter((kind) => kind === "ok")).toHaveLength(20);
    expect(new Set(kinds.slice(20))).toEqual(new Set(["too-many-orders"]));
    expect(await availableOf(db, id)).toBe(80);
    expect(await db.$count(orders)).toBe(20);
    expect(await db.$count(outboxMails)).toBe(20);
    expect(kindOf(await order(shop, id, { from: "2001:db8:0:1::1" }))).toBe("ok");
    const refused = await order(shop, id, { from: "2001:db8::1" });
    expect(refused).toMatchObject({ error: { retryAfter: 3600 } });
    shop.clock.move(HOUR_MS);
    expect(kindOf(await order(shop, id, { from: "2001:db8::1" }))).toBe("ok");
  }, 120_000);

  it("are refused when they come at the same moment too", async () => {
    const shop = shopOf(db);
    const { id } = await createProduct(db, { stock: 100 });
    const tokens: string[] = [];
    for (let n = 0; n < 30; n++) tokens.push(await openCheckout(shop, one(id)));
    const results = await Promise.all(
      tokens.map((token) =>
        postCheckout(shop, token, { ...BUYER, email: someEmail() }, { clientAddress: "203.0.113.9" }),
      ),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(20);
    const [placed, refused] = [true, false].map(
      (ok) => tokens[results.findIndex((result) => result.ok === ok)] ?? "",
    );
    const again = (token = "") => postCheckout(shop, token, BUYER, { clientAddress: "203.0.113.9" });
    expect(kindOf(await again(placed))).toBe("ok");
    expect(kindOf(await again(refused))).toBe("too-many-orders");
  }, 120_000);

  it("do not count once they are paid, so an office behind one address goes on buying", async () => {
    const shop = shopOf(db);
    const { id } = await createProduct(db, { stock: 100 });
    for (let n = 0; n < 22; n++) await pay(shop, await order(shop, id));
    expect((await db.select().from(orders)).every(({ state }) => state === "paid")).toBe(true);
  }, 120_000);

  it("are refused to a mailbox after ten, in any spelling; its owner's account is not refused for them", async () => {
    const shop = shopOf(db);
    const { id } = await createProduct(db, { stock: 100 });
    const spellings = ["nora@example.ie", "Nora@Example.IE", "nora+a@example.ie", "NORA+b+c@example.ie"];
    for (let n = 0; n < 10; n++) {
      const email = spellings[n % spellings.length] ?? "";
      expect(kindOf(await order(shop, id, { email, from: `198.51.100.${n}` }))).toBe("ok");
    }
    const again = { email: "nora+z@example.ie", from: "192.0.2.1" };
    expect(kindOf(await order(shop, id, again))).toBe("too-many-orders");
    const { id: userId } = await createUser(db, { email: "nora@example.ie" });
    expect(kindOf(await order(shop, id, { ...again, userId }))).toBe("ok");
  }, 120_000);

  it("may hold so many pieces of counted stock, in one order or in several", async () => {
    const shop = shopOf(db);
    const { id } = await createProduct(db, { stock: 900 });
    const uncounted = await createProduct(db);
    expect(await order(shop, id, { quantity: 501 })).toMatchObject({
      error: { kind: "too-many-pieces", most: 500 },
    });
    expect(await availableOf(db, id)).toBe(900);
    expect(kindOf(await order(shop, id, { quantity: 300 }))).toBe("ok");
    expect(kindOf(await order(shop, id, { quantity: 201 }))).toBe("too-many-pieces");
    expect(kindOf(await order(shop, id, { quantity: 200 }))).toBe("ok");
    expect(kindOf(await order(shop, uncounted.id, { quantity: 900 }))).toBe("ok");
    expect(kindOf(await order(shop, id, { from: "192.0.2.1", quantity: 300 }))).toBe("ok");
  }, 120_000);

  it("may hold no more pieces of a count that variations share, nor fewer where nothing is counted any more", async () => {
    const shop = shopOf(db);
    const parent = await createProduct(db, { kind: "variable", price: null, stock: 900 });
    const small = await createProduct(db, { parentId: parent.id });
    const large = await createProduct(db, { parentId: parent.id });
    expect(kindOf(await order(shop, small.id, { quantity: 501 }))).toBe("too-many-pieces");
    expect(kindOf(await order(shop, small.id, { quantity: 300 }))).toBe("ok");
    expect(kindOf(await order(shop, large.id, { quantity: 201 }))).toBe("too-many-pieces");
    expect(kindOf(await order(shop, large.id, { quantity: 200 }))).toBe("ok");
    const uncounted = await createProduct(db, { stock: 900 });
    await db.update(products).set({ manageStock: false }).where(eq(products.id, uncounted.id));
    expect(kindOf(await order(shop, uncounted.id, { quantity: 600 }))).toBe("ok");
  }, 120_000);
});

describe("a customer with paid orders", () => {
  it("who has paid before may leave more unpaid, and neither counts for the network nor is refused for it", async () => {
    const shop = shopOf(db);
    const { id } = await createProduct(db, { stock: 900 });
    const { id: userId } = await createUser(db, { email: "nora@example.ie" });
    await pay(shop, await order(shop, id, { userId }));
    for (let n = 0; n < 20; n++) await order(shop, id);
    expect(kindOf(await order(shop, id))).toBe("too-many-orders");
    for (let n = 0; n < 15; n++) expect(kindOf(await order(shop, id, { userId }))).toBe("ok");
    expect(kindOf(await order(shop, id, { userId, quantity: 600 }))).toBe("ok");
    const networks = (await db.select().from(orders).where(eq(orders.userId, userId))).slice(1);
    expect(new Set(networks.map(({ network }) => network))).toEqual(new Set([null]));
  }, 120_000);

  it("who orders on invoice is limited too, and gets every pro-forma", async () => {
    const shop = shopOf(db);
    const { id } = await createProduct(db, { stock: 900 });
    const { id: userId } = await createUser(db, { email: "trade@example.ie" });
    await db.update(users).set({ tradeSince: shop.clock.now() }).where(eq(users.id, userId));
    const ask = { userId, email: "trade@example.ie", invoiceOffered: true };
    for (let n = 0; n < 60; n++) expect(kindOf(await order(shop, id, ask))).toBe("ok");
    expect(kindOf(await order(shop, id, ask))).toBe("too-many-orders");
    expect(await receivedBy("trade@example.ie")).toBe(60);
  }, 120_000);
});

describe("the mail that acknowledges an order", () => {
  it("goes once an hour to an address that has paid nothing, and with every order to one that has", async () => {
    const shop = shopOf(db);
    const { id } = await createProduct(db, { stock: 100 });
    const email = "third@example.ie";
    for (let n = 0; n < 5; n++) await order(shop, id, { email, from: `198.51.100.${n}` });
    await order(shop, id, { email: "Third+1@example.ie", from: "198.51.100.9" });
    expect(await receivedBy(email)).toBe(1);
    expect(await db.$count(outboxMails)).toBe(1);
    shop.clock.move(HOUR_MS + MINUTE_MS);
    await pay(shop, await order(shop, id, { email }));
    expect(await receivedBy(email)).toBe(2);
    await order(shop, id, { email });
    await order(shop, id, { email });
    expect(await receivedBy(email)).toBe(4);
  }, 120_000);
});

describe("the network of an order", () => {
  it("is no address, and is forgotten after a day", async () => {
    const shop = shopOf(db);
    const { id } = await createProduct(db);
    await order(shop, id);
    const networkOfOrder = async () => (await db.select().from(orders))[0]?.network ?? null;
    expect(await networkOfOrder()).toMatch(/^order\|[\w-]{43}$/);
    await forgetOrderNetworks(db, addMs(shop.clock.now(), DAY_MS - MINUTE_MS));
    expect(await networkOfOrder()).not.toBeNull();
    await forgetOrderNetworks(db, addMs(shop.clock.now(), DAY_MS + MINUTE_MS));
    expect(await networkOfOrder()).toBeNull();
  });
});
