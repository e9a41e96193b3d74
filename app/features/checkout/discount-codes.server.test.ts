import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { discounts } from "#app/db/schema/shop/discounts.ts";
import { invoices } from "#app/db/schema/shop/invoices.ts";
import { orderLines, orders } from "#app/db/schema/shop/orders.ts";
import type { CartEntry } from "#app/features/cart/cart.ts";
import { storedDocument } from "#app/features/invoices/invoices.ts";
import { expireOrders } from "#app/features/orders/expire-orders.server.ts";
import { requestRefund } from "#app/features/payments/refunds/request-refund.server.ts";
import { newId } from "#app/lib/ids.ts";
import { cents } from "#app/lib/money.ts";
import { addMs, DAY_MS } from "#app/lib/time/clock.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createCategory, createProduct } from "#tests/support/factories.ts";
import { createDiscount } from "#tests/support/shop/discounts.ts";
import {
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
import { withDiscount } from "./discounted.ts";
import { offerDiscount } from "./offer-discount.server.ts";

const db = await useTestDb();
const NOW = new Date();

/** What the checkout says of a code for a cart. */
async function answerOf(discount: string, cart: readonly CartEntry[], email = "aine@example.ie") {
  const shop = shopOf(db);
  const checkout = await getCheckout(db, await openCheckout(shop, cart), shop.clock.now());
  if (!checkout) throw new Error("No checkout");
  const values = { discount, email };
  return offerDiscount(db, checkout, { values, clientAddress: newId(), now: shop.clock.now() });
}

const refusalOf = async (...asked: Parameters<typeof answerOf>) =>
  (await answerOf(...asked))?.refusal?.kind ?? null;

const order = async (cart: readonly CartEntry[], values: Partial<typeof BUYER> = {}, shop = shopOf(db)) =>
  postCheckout(shop, await openCheckout(shop, cart), { ...BUYER, ...values });

describe("a discount code", () => {
  it("is stored with the order, its lines and its invoice, and given back with a refund", async () => {
    const shop = shopOf(db);
    const [dear, cheap] = [await createProduct(db), await createProduct(db, { price: cents(333) })];
    const id = await createDiscount(db, { code: "SOLAS10" });
    const cart = [...one(dear.id), ...one(cheap.id, 3)];
    const placed = await order(cart, { discount: " solas10 " }, shop);
    const ref = sessionOf(placed);
    await payOrder(shop, ref);
    const stored = await onlyOrder(db);
    // 10 % of 109.99 is 11.00 after half up.
    expect(stored).toMatchObject({ subtotal: 10_999, discount: 1_100, total: 9_899, discountId: id });
    expect(stored.discountCode).toBe("SOLAS10");
    const lines = await db.select().from(orderLines).orderBy(orderLines.position);
    expect(lines.map((line) => line.discount)).toEqual([1_000, 100]);
    expect(lines.map((line) => line.lineTotal)).toEqual([9_000, 899]);
    const [row] = await db.select().from(invoices);
    const invoice = row && storedDocument(row);
    expect(invoice).toMatchObject({ total: 9_899, discountCode: "SOLAS10" });
    expect(invoice?.lines.map((line) => [line.amount, line.discount])).toEqual([
      ...[
        [9_000, 1_000],
        [899, 100],
      ],
    ]);
    const paid = await onlyOrder(db);
    const choice = {
      kind: "lines",
      lines: [{ position: 1, quantity: 3 }],
      restock: [],
      delivery: false,
    } as const;
    const refund = {
      id: newId(),
      orderId: paid.id,
      version: paid.version,
      actorId: null,
      reason: "Broken",
      choice,
    };
    expect(await requestRefund(shop, refund)).toMatchObject({ ok: true });
    const [note] = await db.select().from(invoices).where(eq(invoices.kind, "credit-note"));
    expect(note?.total).toBe(899);
  });

  it("is refused with its own reason", async () => {
    const { id } = await createProduct(db);
    const day = (days: number) => addMs(NOW, days * DAY_MS);
    await createDiscount(db, { code: "PAUSED", active: false });
    await createDiscount(db, { code: "OVER", endsAt: day(-1) });
    await createDiscount(db, { code: "SOON", startsAt: day(1) });
    await createDiscount(db, { code: "LARGE", minimum: cents(10_001) });
    await createDiscount(db, { code: "EXACT", minimum: cents(10_000) });
    expect(await refusalOf("NOTHING", one(id))).toBe("unknown");
    expect(await refusalOf("PAUSED", one(id))).toBe("ended");
    expect(await refusalOf("OVER", one(id))).toBe("ended");
    expect(await refusalOf("SOON", one(id))).toBe("not-yet");
    expect(await refusalOf("LARGE", one(id))).toBe("minimum");
    expect(await refusalOf("EXACT", one(id))).toBe(null);
    expect(await answerOf("  ", one(id))).toBe(null);
  });

  it("is for its products and categories, with what belongs to them, and not for what is on sale", async () => {
    const top = await createCategory(db, { path: "Light" });
    const below = await createCategory(db, { parentId: top.id, path: "Light > Lamps" });
    const lamp = await createProduct(db, { categoryId: below.id });
    const mixer = await createProduct(db);
    const parent = await createProduct(db, { kind: "variable", price: null });
    const red = await createProduct(db, { parentId: parent.id });
    const reduced = await createProduct(db, {
      price: cents(8_000),
      regularPrice: cents(10_000),
      salePrice: cents(8_000),
    });
    await createDiscount(db, { code: "LIGHT", scope: "categories", targets: [top.id] });
    await createDiscount(db, { code: "RED", scope: "products", targets: [parent.id] });
    await createDiscount(db, { code: "FULL" });
    await createDiscount(db, { code: "SALE", onSale: true });
    const cart = [lamp, mixer, red, reduced].flatMap(({ id }) => one(id));
    const idsOf = async (code: string) => [...((await answerOf(code, cart))?.offer?.productIds ?? [])].sort();
    expect(await idsOf("LIGHT")).toEqual([lamp.id]);
    expect(await idsOf("RED")).toEqual([red.id]);
    expect(await idsOf("FULL")).toEqual([lamp.id, mixer.id, red.id].sort());
    expect(await idsOf("SALE")).toHaveLength(4);
    expect(await refusalOf("RED", one(mixer.id))).toBe("not-for-these");
  });

  it("is used as often as it says, by a mailbox and in all, until an unpaid order lets go", async () => {
    const { id } = await createProduct(db);
    await createDiscount(db, { code: "TWICE", maxUses: 2, maxPerCustomer: 1 });
    const shop = shopOf(db);
    expect(await order(one(id), { discount: "TWICE" }, shop)).toMatchObject({ ok: true });
    expect(await refusalOf("TWICE", one(id), "Aine+shop@example.ie")).toBe("used-before");
    expect(await order(one(id), { discount: "TWICE", email: "b@example.ie" }, shop)).toMatchObject({
      ok: true,
    });
    expect(await refusalOf("TWICE", one(id), "c@example.ie")).toBe("used-up");
    shop.clock.move(DAY_MS);
    await expireOrders(shop);
    expect(await refusalOf("TWICE", one(id))).toBe(null);
  });

  it("for a first order is not for a customer who has ordered", async () => {
    const { id } = await createProduct(db);
    await createDiscount(db, { code: "HELLO", firstOrder: true });
    expect(await refusalOf("HELLO", one(id))).toBe(null);
    expect(await order(one(id))).toMatchObject({ ok: true });
    expect(await refusalOf("HELLO", one(id))).toBe("first-order-only");
  });

  it("that changes between page and order shows the new total first, and orders without it then", async () => {
    const { id } = await createProduct(db);
    const discount = await createDiscount(db, { code: "SOLAS10" });
    const shop = shopOf(db);
    const token = await openCheckout(shop, one(id));
    const values = { ...BUYER, discount: "SOLAS10" };
    const checkout = await getCheckout(db, token, shop.clock.now());
    const plain = { ...values, seal: checkout?.seal ?? "" };
    expect(await postCheckout(shop, token, plain)).toMatchObject({ error: { kind: "discount-changed" } });
    const asked = { values, clientAddress: "192.0.2.7", now: shop.clock.now() };
    const answer = checkout && (await offerDiscount(db, checkout, asked));
    await db.update(discounts).set({ active: false, version: 2 }).where(eq(discounts.id, discount));
    // The page was shown, and the code read, before it was paused.
    const late = await postCheckout(shop, token, values, { answer });
    expect(late).toMatchObject({ ok: false });
    expect(await db.$count(orders)).toBe(0);
    expect(await postCheckout(shop, token, values)).toMatchObject({ ok: true });
    expect(await onlyOrder(db)).toMatchObject({ total: 10_000, discount: 0, discountId: null });
  });

  it("that does not apply orders nothing at first, and does not say that the total changed", async () => {
    const { id } = await createProduct(db);
    const shop = shopOf(db);
    const token = await openCheckout(shop, one(id));
    const values = { ...BUYER, discount: "NO-SUCH" };
    const { seal } = (await getCheckout(db, token, shop.clock.now())) ?? {};
    const error = { kind: "discount-refused" };
    expect(await postCheckout(shop, token, { ...values, seal: seal ?? "" })).toMatchObject({ error });
    expect(await db.$count(orders)).toBe(0);
    // What is posted again comes from the page that gave the reason.
    expect(await postCheckout(shop, token, values)).toMatchObject({ ok: true });
  });

  it("that does not apply and is taken out of its field is no code", async () => {
    const { id } = await createProduct(db);
    await createDiscount(db, { code: "SOLAS10" });
    const shop = shopOf(db);
    for (const [discount, expected] of [
      ["NO-SUCH", { ok: true }],
      ["SOLAS10", { error: { kind: "discount-changed" } }],
    ] as const) {
      const token = await openCheckout(shop, one(id));
      const checkout = await getCheckout(db, token, shop.clock.now());
      if (!checkout) throw new Error("No checkout");
      const asked = { values: { discount }, clientAddress: "192.0.2.7", now: shop.clock.now() };
      const { seal } = withDiscount(checkout, await offerDiscount(db, checkout, asked));
      const posted = { ...BUYER, discount: "", seal };
      expect(await postCheckout(shop, token, posted), discount).toMatchObject(expected);
    }
    expect(await onlyOrder(db)).toMatchObject({ total: 10_000, discount: 0 });
  });

  it("is guessed no more than a few times from one network", async () => {
    const { id } = await createProduct(db);
    await createDiscount(db, { code: "SOLAS10" });
    const shop = shopOf(db);
    const checkout = await getCheckout(db, await openCheckout(shop, one(id)), shop.clock.now());
    if (!checkout) throw new Error("No checkout");
    const ask = (discount: string) =>
      offerDiscount(db, checkout, {
        values: { discount },
        clientAddress: "192.0.2.8",
        now: shop.clock.now(),
      });
    for (let n = 0; n < 40; n += 1) expect((await ask("SOLAS10"))?.refusal).toBe(null);
    for (let n = 0; n < 30; n += 1) expect((await ask(`GUESS${n}`))?.refusal?.kind).toBe("unknown");
    expect((await ask("SOLAS10"))?.refusal?.kind).toBe("too-many-tries");
  });
});
