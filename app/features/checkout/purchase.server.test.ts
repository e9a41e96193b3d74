import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { cartItems } from "#app/db/schema/shop/cart.ts";
import { products } from "#app/db/schema/shop/catalog.ts";
import { reservations } from "#app/db/schema/shop/inventory.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { sandboxSessions } from "#app/db/schema/shop/payments.ts";
import { outboxMails } from "#app/db/schema/system/mail.ts";
import { entryOf } from "#app/features/cart/cart.ts";
import { changeCart } from "#app/features/cart/change-cart.server.ts";
import { expireOrders } from "#app/features/orders/expire-orders.server.ts";
import { getOrder } from "#app/features/orders/queries.server.ts";
import { refreshPayment } from "#app/features/payments/refresh-payment.server.ts";
import { paySandboxSession } from "#app/features/payments/sandbox-provider.server.ts";
import { changeSetting } from "#app/features/settings/change-setting.server.ts";
import { getSettings } from "#app/features/settings/queries.server.ts";
import { cents } from "#app/lib/money.ts";
import { HOUR_MS } from "#app/lib/time/clock.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createProduct, createUser } from "#tests/support/factories.ts";
import {
  availableOf,
  BUYER,
  getCheckout,
  one,
  onlyOrder,
  openCheckout,
  payOrder,
  postCheckout,
  sessionOf,
  shopOf,
} from "#tests/support/shop/purchase.ts";
import { checkoutFor } from "./no-vat.ts";

const db = await useTestDb();

const available = (productId: string) => availableOf(db, productId);

describe("a purchase", () => {
  it("holds stock before the payment, and sells it with the payment", async () => {
    const shop = shopOf(db);
    const { id } = await createProduct(db, { name: "Moving head", price: cents(199_999), stock: 3 });
    const ref = sessionOf(await postCheckout(shop, await openCheckout(shop, one(id, 2))));
    expect(await available(id)).toBe(1);
    expect(await onlyOrder(db)).toMatchObject({
      state: "pending",
      total: 399_998,
      subtotal: 399_998,
      vatTotal: 74_796,
    });
    await paySandboxSession(db, ref, shop.clock.now());
    expect(await refreshPayment(shop, { provider: "sandbox", ref })).toMatchObject({
      ok: true,
      value: { becamePaid: true },
    });
    expect(await onlyOrder(db)).toMatchObject({ state: "paid", attention: [] });
    expect((await db.select().from(reservations))[0]?.state).toBe("consumed");
    shop.clock.move(2 * HOUR_MS);
    await expireOrders(shop);
    expect(await available(id)).toBe(1);
  });

  it("tells the customer with all legal information, and staff", async () => {
    const shop = shopOf(db);
    const { id } = await createProduct(db, { name: "Hazer" });
    const ref = sessionOf(await postCheckout(shop, await openCheckout(shop, one(id))));
    await payOrder(shop, ref);
    const mails = await db.select().from(outboxMails);
    const confirmation = mails.find((mail) => mail.kind === "order-paid");
    expect(confirmation?.recipient).toBe("aine@example.ie");
    for (const words of ["14 days", "Model withdrawal form", "€100.00", "/returns", "six years"]) {
      expect(confirmation?.text).toContain(words);
    }
    expect(mails.find((mail) => mail.kind === "order-paid-staff")?.recipient).toBe("staff@example.ie");
  });

  it("charges delivery by zone and asks for an address there", async () => {
    const shop = shopOf(db);
    const { id } = await createProduct(db, { weightGrams: 1500 });
    const token = await openCheckout(shop, one(id));
    const refused = await postCheckout(shop, token, { ...BUYER, delivery: "ireland", postcode: "BT1 1AA" });
    expect(refused).toMatchObject({
      ok: false,
      error: {
        kind: "invalid",
        faults: { line1: "lineRequired", town: "townRequired", postcode: "postcodeNorthern" },
      },
    });
    const address = { line1: "1 Main Street", town: "Derry", postcode: "bt48 6hj" };
    sessionOf(await postCheckout(shop, token, { ...BUYER, ...address, delivery: "northern-ireland" }));
    expect(await onlyOrder(db)).toMatchObject({
      deliveryMethod: "delivery",
      deliveryPrice: 995,
      total: 10_995,
      address: { postcode: "BT48 6HJ" },
    });
  });

  it("L15: delivers in Ireland and by BT postcode to Northern Ireland, and nowhere else", async () => {
    const shop = shopOf(db);
    const { id } = await createProduct(db);
    const token = await openCheckout(shop, one(id));
    const address = { line1: "1 Main Street", town: "Somewhere", billingSame: "yes" };
    for (const [delivery, postcode] of [
      ["northern-ireland", "SW1A 1AA"],
      ["northern-ireland", "D02 X285"],
      ["ireland", "BT1 1AA"],
      ["ireland", "75001"],
      ["france", "75001"],
    ] as const)
      expect(await postCheckout(shop, token, { ...BUYER, ...address, delivery, postcode })).toMatchObject({
        error: { kind: "invalid" },
      });
    expect(await db.select().from(orders)).toEqual([]);
    sessionOf(
      await postCheckout(shop, token, { ...BUYER, ...address, delivery: "ireland", postcode: "D02 X285" }),
    );
  });

  it("takes the VAT off for a business in Northern Ireland, once it has seen the new total", async () => {
    const shop = shopOf(db);
    const { trade } = await getSettings(db);
    await inTransaction(db, (tx) => changeSetting(tx, "trade", { ...trade, zeroRate: true }));
    const { id } = await createProduct(db, { price: cents(12_300) });
    const token = await openCheckout(shop, one(id));
    const address = { line1: "1 Main Street", town: "Derry", postcode: "BT48 6HJ", billingSame: "yes" };
    const values = { ...BUYER, ...address, delivery: "northern-ireland", vatNumber: "XI 123 4567 89" };
    expect(await postCheckout(shop, token, values)).toMatchObject({ error: { kind: "vat-changed" } });
    expect(await db.select().from(orders)).toEqual([]);
    const checkout = await getCheckout(db, token, shop.clock.now());
    const shown = checkout && checkoutFor(checkout, values);
    sessionOf(await postCheckout(shop, token, { ...values, seal: shown?.seal ?? "" }));
    const order = await onlyOrder(db);
    expect(order).toMatchObject({
      reverseCharge: true,
      vatTotal: 0,
      subtotal: 10_000,
      vatNumber: "XI123456789",
    });
    expect((await db.select().from(sandboxSessions))[0]?.amount).toBe(order.total);
    const [received] = await db.select().from(outboxMails);
    expect(received?.text).toMatch(/Total, no VAT\n€[\d.,]+/);
    expect(received?.text).toContain("Reverse charge: intra-Community supply of goods");
    expect(received?.text).not.toMatch(/incl\. VAT|VAT \(0%\)/);
  });

  it("L14: asks a business, and anybody above €100, whom the invoice goes to", async () => {
    const shop = shopOf(db);
    const dear = await createProduct(db, { price: cents(10_001) });
    const cheap = await createProduct(db, { price: cents(10_000) });
    const nobody = { ...BUYER, billLine1: "", billTown: "" };
    const faults = { billLine1: "billLineRequired", billTown: "billTownRequired" };
    const token = await openCheckout(shop, one(cheap.id));
    expect(await postCheckout(shop, await openCheckout(shop, one(dear.id)), nobody)).toMatchObject({
      error: { kind: "invalid", faults },
    });
    expect(await postCheckout(shop, token, { ...nobody, company: "Solas Teo." })).toMatchObject({
      error: { kind: "invalid", faults },
    });
    expect(await postCheckout(shop, token, { ...nobody, billLine1: "1 Shop Street" })).toMatchObject({
      error: { kind: "invalid", faults: { billTown: "billTownRequired" } },
    });
    sessionOf(await postCheckout(shop, token, nobody));
    expect(await onlyOrder(db)).toMatchObject({ billingAddress: null });
  });

  it("S1: takes prices from the catalogue, whatever a request says", async () => {
    const shop = shopOf(db);
    const { id } = await createProduct(db, { price: cents(5_000) });
    const items = [{ product_id: id, quantity: 1, price: 1, unit_amount: 1 }];
    const forged = { ...BUYER, total: "1", price: "1", currency: "xxx" };
    sessionOf(await postCheckout(shop, await openCheckout(shop, items), forged));
    expect((await db.select().from(sandboxSessions))[0]?.amount).toBe(5_000);
  });

  it("S2: asks again when a price has changed since the page was shown", async () => {
    const shop = shopOf(db);
    const { id } = await createProduct(db, { price: cents(5_000) });
    const token = await openCheckout(shop, one(id));
    const shown = await getCheckout(db, token, shop.clock.now());
    await db
      .update(products)
      .set({ price: cents(6_000) })
      .where(eq(products.id, id));
    const seal = shown?.seal ?? "";
    expect(await postCheckout(shop, token, { ...BUYER, seal })).toMatchObject({
      ok: false,
      error: { kind: "changed" },
    });
    expect(await db.select().from(orders)).toHaveLength(0);
    sessionOf(await postCheckout(shop, token));
    expect(await onlyOrder(db)).toMatchObject({ total: 6_000 });
  });

  it("posted again leads to the same order and payment page", async () => {
    const shop = shopOf(db);
    const { id } = await createProduct(db);
    const token = await openCheckout(shop, one(id));
    expect(sessionOf(await postCheckout(shop, token))).toBe(sessionOf(await postCheckout(shop, token)));
    await onlyOrder(db);
  });

  it("takes what was bought out of the customer's cart, and only that", async () => {
    const shop = shopOf(db);
    const user = await createUser(db);
    const [bought, other] = [await createProduct(db), await createProduct(db)];
    await db.insert(cartItems).values([
      { userId: user.id, productId: bought.id, quantity: 3 },
      { userId: user.id, productId: other.id, quantity: 1 },
    ]);
    const ref = sessionOf(
      await postCheckout(shop, await openCheckout(shop, one(bought.id, 2), { userId: user.id })),
    );
    expect(await db.select().from(cartItems)).toHaveLength(2);
    await payOrder(shop, ref);
    const left = await db.select().from(cartItems);
    expect(left.map((row) => row.quantity).sort()).toEqual([1, 1]);
  });
});

describe("a variation that leaves its colour open", () => {
  it("is ordered in the colours that were chosen, each shown to everybody; without a colour it is not", async () => {
    const shop = shopOf(db);
    const user = await createUser(db);
    const attributes = [{ name: "Colour", values: ["Black", "Red"], visible: true, variation: true }];
    const parent = await createProduct(db, { name: "Clamp", kind: "variable", attributes });
    const { id } = await createProduct(db, { parentId: parent.id, stock: 5 });
    const of = (quantity: number, colour?: string) =>
      entryOf(id, quantity, colour === undefined ? {} : { Colour: colour });
    await changeCart(db, user.id, { kind: "add", entries: [of(1, "Black"), of(2, "Red"), of(1)] });
    const items = [of(1, "Black"), of(2, "Red"), of(1)];
    const token = await openCheckout(shop, items, { userId: user.id });
    const view = await getCheckout(db, token, shop.clock.now());
    expect(view?.lines.map((line) => [line.quantity, line.fault?.kind])).toEqual([
      [1, undefined],
      [2, undefined],
      [0, "choose"],
    ]);
    const ref = sessionOf(await postCheckout(shop, token));
    await payOrder(shop, ref);
    expect(await available(id)).toBe(2);
    const order = await getOrder(db, (await onlyOrder(db)).id);
    expect(order?.lines.map((line) => [line.quantity, line.options, line.chosen])).toEqual([
      [1, "Black", { Colour: "Black" }],
      [2, "Red", { Colour: "Red" }],
    ]);
    const left = await db.select().from(cartItems);
    expect(left.map((row) => [row.quantity, row.options])).toEqual([[1, {}]]);
    for (const mail of await db.select().from(outboxMails)) expect(mail.text).toContain("Clamp, Red");
  });
});
