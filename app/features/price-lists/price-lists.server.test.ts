import { eq } from "drizzle-orm";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { customers } from "#app/db/schema/customers.ts";
import { products } from "#app/db/schema/shop/catalog.ts";
import { invoices } from "#app/db/schema/shop/invoices.ts";
import { orderLines, orders } from "#app/db/schema/shop/orders.ts";
import { changeCart } from "#app/features/cart/change-cart.server.ts";
import { getAccountCart } from "#app/features/cart/queries.server.ts";
import { knownCards } from "#app/features/catalog/index/known-cards.server.ts";
import { getProductBySlug } from "#app/features/catalog/product/product-page.server.ts";
import { submitCheckout } from "#app/features/checkout/submit-checkout.server.ts";
import { buildDraft } from "#app/features/draft-orders/editor/build-draft.server.ts";
import { findGoods } from "#app/features/draft-orders/editor/find-goods.server.ts";
import { storedDocument } from "#app/features/invoices/invoices.ts";
import { getOrderWork } from "#app/features/orders/get-order-work.server.ts";
import { exportOrders } from "#app/features/orders/list/export-orders.server.ts";
import { newId } from "#app/lib/ids.ts";
import { cents } from "#app/lib/money.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createCategory, createProduct, createUser } from "#tests/support/factories.ts";
import { createDiscount } from "#tests/support/shop/discounts.ts";
import { draftForm } from "#tests/support/shop/draft-orders.ts";
import { paidOrder } from "#tests/support/shop/order-edits.ts";
import { changePriceList, createListCustomer, createPriceList } from "#tests/support/shop/price-lists.ts";
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
import { deletePriceList } from "./delete-price-list.server.ts";
import { readListPrices, readPricedCards, readPricedPage } from "./read-list-prices.server.ts";
import { setCustomerPriceList } from "./set-customer-price-list.server.ts";

const db = await useTestDb();
const NOW = new Date();

const pricesOf = async (userId: string | null, ...ids: readonly string[]) => {
  const { prices } = await readListPrices(db, userId, ids);
  return ids.map((id) => prices.get(id) ?? null);
};

describe("a price list", () => {
  it("prices by the product, then the nearest category, then everything, for its customers alone", async () => {
    const light = await createCategory(db, { path: "Light" });
    const lamps = await createCategory(db, { parentId: light.id, path: "Light > Lamps" });
    const lamp = await createProduct(db, { categoryId: lamps.id });
    const truss = await createProduct(db, { categoryId: light.id });
    const mixer = await createProduct(db, { sku: "MIX-1" });
    const cable = await createProduct(db);
    const list = await createPriceList(db, {
      percent: "5",
      categories: { [light.id]: "10", [lamps.id]: "20", [newId()]: "90" },
      prices: "mix-1 42.00",
    });
    const trade = await createListCustomer(db, list);
    const other = await createUser(db);
    const ids = [lamp.id, truss.id, mixer.id, cable.id];
    expect(await pricesOf(trade.id, ...ids)).toEqual([8_000, 9_000, 4_200, 9_500]);
    expect(await pricesOf(other.id, ...ids)).toEqual([null, null, null, null]);
    expect(await pricesOf(null, ...ids)).toEqual([null, null, null, null]);
    await changePriceList(db, list, { active: false, percent: "5" });
    expect(await pricesOf(trade.id, ...ids)).toEqual([null, null, null, null]);
  });

  it("refuses own prices that cannot be, and names their SKUs", async () => {
    await createProduct(db, { sku: "OK-1" });
    await createProduct(db, { sku: "ASK-1", price: null });
    await createProduct(db, { sku: "VAR-1", kind: "variable", price: null });
    const saved = createPriceList(db, { prices: "OK-1 100.01\nASK-1 5\nVAR-1 5\nNONE-1 5" });
    await expect(saved).rejects.toThrow(
      /"too-high","text":"OK-1".*"on-request","text":"ASK-1".*"has-variations","text":"VAR-1".*"unknown-skus","text":"NONE-1"/,
    );
    const list = await createPriceList(db, { prices: "OK-1 100.00" });
    await expect(createPriceList(db, { name: "TRADE" })).rejects.toThrow("name-taken");
    await changePriceList(db, list, { percent: "5" });
    const actorId = (await createUser(db)).id;
    const guest = await db
      .insert(customers)
      .values({ name: "Guest", emails: "guest@example.ie" })
      .returning();
    const asked = { id: guest[0]?.id ?? "", actorId };
    expect(await setCustomerPriceList(db, { ...asked, priceList: list })).toMatchObject({
      error: { kind: "no-account" },
    });
    expect(await setCustomerPriceList(db, { ...asked, priceList: newId() })).toMatchObject({
      error: { kind: "no-price-list" },
    });
  });

  it("that changes or goes while a checkout is open is shown before anything is ordered", async () => {
    const { id } = await createProduct(db);
    const list = await createPriceList(db, { percent: "10" });
    const { id: userId, email } = await createListCustomer(db, list);
    const shop = shopOf(db);
    const token = await openCheckout(shop, one(id), { userId });
    const shown = await getCheckout(db, token, shop.clock.now());
    if (!shown) throw new Error("No checkout");
    expect(shown.lines[0]).toMatchObject({ unitPrice: 9_000, listed: true });
    await changePriceList(db, list, { percent: "5" });
    const values = { ...BUYER, email, seal: shown.seal };
    expect(await postCheckout(shop, token, values)).toMatchObject({ error: { kind: "changed" } });
    const buyer = { clientAddress: "192.0.2.70", invoiceOffered: false };
    // The page was read before the list changed, the order is stored after it.
    expect(await submitCheckout(shop, shown, values, buyer)).toMatchObject({ error: { kind: "changed" } });
    expect(await deletePriceList(db, { id: list, actorId: userId })).toBe(true);
    expect((await getCheckout(db, token, shop.clock.now()))?.lines[0]?.unitPrice).toBe(10_000);
    expect(await db.$count(orders)).toBe(0);
    expect(await postCheckout(shop, token, { ...BUYER, email })).toMatchObject({ ok: true });
    expect(await onlyOrder(db)).toMatchObject({ total: 10_000 });
  });

  it("is named by the orders that its prices are in, also when it is renamed or deleted", async () => {
    const { id } = await createProduct(db);
    const list = await createPriceList(db, { name: "Trade A", percent: "10" });
    const { id: userId, email } = await createListCustomer(db, list);
    const shop = shopOf(db);
    const buy = async () =>
      postCheckout(shop, await openCheckout(shop, one(id), { userId }), { ...BUYER, email });
    expect(await buy()).toMatchObject({ ok: true });
    const bought = await onlyOrder(db);
    expect(bought).toMatchObject({ priceList: "Trade A", total: 9_000 });
    await changePriceList(db, list, { name: "Trade B", percent: "10" });
    await paidOrder(shop, [{ product: id }], "", userId);
    await paidOrder(shop, [{ product: id, price: "95.00", reason: "Agreed" }], "", userId);
    await deletePriceList(db, { id: list, actorId: userId });
    expect(await buy()).toMatchObject({ ok: true });
    const rows = await db.select().from(orders).orderBy(orders.number);
    expect(rows.map(({ priceList }) => priceList)).toEqual(["Trade A", "Trade B", null, null]);
    expect((await getOrderWork(db, bought, { id: userId, now: NOW })).priceList).toBe("Trade A");
    const csv = await exportOrders(db, { search: "", state: null }, userId);
    expect(csv.split("\r\n").map((row) => row.split(",").at(-1))).toEqual(
      expect.arrayContaining(["Price list", "Trade A", "Trade B"]),
    );
  });

  it("keeps a discount code off its prices, unless the code is for them", async () => {
    const [mixer, sale] = [await createProduct(db, { sku: "MIX-1" }), await createProduct(db)];
    const list = await createPriceList(db, { prices: "MIX-1 80.00" });
    const { id: userId, email } = await createListCustomer(db, list);
    await createDiscount(db, { code: "PLAIN10" });
    await createDiscount(db, { code: "TRADE10", onListPrices: true });
    const order = async (discount: string, cart = [...one(mixer.id), ...one(sale.id)]) => {
      const shop = shopOf(db);
      await postCheckout(shop, await openCheckout(shop, cart, { userId }), { ...BUYER, email, discount });
      const lines = await db.select().from(orderLines).orderBy(orderLines.position);
      await db.delete(orderLines);
      await db.delete(orders);
      return lines.map((line) => [line.unitPrice, line.discount]);
    };
    expect(await order("PLAIN10")).toEqual([
      [8_000, 0],
      [10_000, 1_000],
    ]);
    expect(await order("TRADE10")).toEqual([
      [8_000, 800],
      [10_000, 1_000],
    ]);
  });

  it("proposes its prices in a draft of staff, says so, and needs no reason", async () => {
    const { id } = await createProduct(db);
    const { id: userId } = await createListCustomer(db, await createPriceList(db, { percent: "10" }));
    const form = draftForm([{ product: id, quantity: "2" }], { user: userId });
    const { lines, faults, figures } = await buildDraft(db, form);
    expect(faults).toEqual([]);
    expect(lines).toMatchObject([{ unitPrice: 9_000, listPrice: 9_000 }]);
    expect(figures).toMatchObject({ user: userId, priceList: "Trade" });
    expect(Object.values(figures.lines)).toMatchObject([{ isCustomerPrice: true }]);
    const { id: other } = await createUser(db);
    const plain = (await buildDraft(db, draftForm([{ product: id }], { user: other }))).figures;
    expect(plain).toMatchObject({ user: other, priceList: null });
    expect(Object.values(plain.lines)).toMatchObject([{ listPrice: 10_000, isCustomerPrice: false }]);
  });

  it("is what staff see when they look for a product for its customer", async () => {
    await createProduct(db, { name: "Fresnel lamp" });
    const { id: userId } = await createListCustomer(db, await createPriceList(db, { percent: "10" }));
    expect(await findGoods(db, "fresnel", userId)).toMatchObject([{ price: 9_000, isCustomerPrice: true }]);
    expect(await findGoods(db, "fresnel", null)).toMatchObject([{ price: 10_000, isCustomerPrice: false }]);
  });
});

describe("every price of a list customer", () => {
  const percent = fc.option(fc.integer({ min: 1, max: 9_999 }));
  const shape = fc.record({
    prices: fc.tuple(...[1, 2].map(() => fc.integer({ min: 100, max: 200_000 }))),
    sale: fc.option(fc.integer({ min: 1, max: 99 })),
    own: fc.option(fc.integer({ min: 1, max: 100 })),
    all: percent,
    category: percent,
    quantity: fc.integer({ min: 1, max: 5 }),
    isVariation: fc.boolean(),
  });

  it("is the same to the cent in the shop, in the cart, at the checkout, in the order and on the invoice", async () => {
    await fc.assert(fc.asyncProperty(shape, checkOne), { numRuns: 12 });
  });
});

type Shape = {
  readonly prices: readonly number[];
  readonly sale: number | null;
  readonly own: number | null;
  readonly all: number | null;
  readonly category: number | null;
  readonly quantity: number;
  readonly isVariation: boolean;
};

async function checkOne({ prices, sale, own, all, category, quantity, isVariation }: Shape) {
  const mark = newId();
  const [regular = 0] = prices;
  const salePrice = sale === null ? null : cents(Math.max(1, Math.floor((regular * sale) / 100)));
  const kind = await createCategory(db, { path: mark, name: mark, slug: mark });
  const priced = {
    price: salePrice ?? cents(regular),
    regularPrice: cents(regular),
    salePrice,
    sku: mark,
  };
  const slug = `s-${mark}`;
  const parent = isVariation
    ? await createProduct(db, { kind: "variable", price: null, categoryId: kind.id, slug })
    : null;
  const product = parent
    ? await createProduct(db, { ...priced, kind: "variation", parentId: parent.id, slug: null })
    : await createProduct(db, { ...priced, categoryId: kind.id, slug });
  const ownPrice = own === null ? null : Math.max(1, Math.floor((regular * own) / 100));
  const list = await createPriceList(db, {
    name: mark,
    percent: all === null ? "" : String(all / 100),
    categories: category === null ? {} : { [kind.id]: String(category / 100) },
    prices: ownPrice === null ? "" : `${mark} ${(ownPrice / 100).toFixed(2)}`,
  });
  const { id: userId, email } = await createListCustomer(db, list);
  const rate = category ?? all;
  const listed =
    ownPrice ?? (rate === null ? null : Math.floor((regular * (10_000 - rate) + 5_000) / 10_000));
  const price = listed !== null && listed > 0 && listed < priced.price ? listed : priced.price;

  const cards = await readPricedCards(db, userId, await knownCards(db, [parent?.id ?? product.id]));
  expect(cards.map((card) => card.price)).toEqual([price]);
  const page = await getProductBySlug(db, slug, NOW);
  const mine = page && (await readPricedPage(db, userId, page));
  expect([mine?.price, ...(mine?.variations ?? []).map((one) => one.price)]).toEqual(
    parent ? [price, price] : [price],
  );
  await changeCart(db, userId, { kind: "add", entries: one(product.id, quantity) });
  expect((await getAccountCart(db, userId, userId)).lines.map((line) => line.price)).toEqual([price]);
  const shop = shopOf(db);
  const token = await openCheckout(shop, one(product.id, quantity), { userId });
  const checkout = await getCheckout(db, token, NOW);
  expect(checkout?.lines.map((line) => line.unitPrice)).toEqual([price]);
  if (price * quantity < 50) return;
  const placed = await postCheckout(shop, token, { ...BUYER, email });
  const ref = sessionOf(placed);
  await payOrder(shop, ref);
  const [order] = await db.select().from(orders).where(eq(orders.userId, userId));
  expect(order).toMatchObject({ total: price * quantity, subtotal: price * quantity });
  const [row] = await db
    .select()
    .from(invoices)
    .where(eq(invoices.orderId, order?.id ?? ""));
  const document = row && storedDocument(row);
  expect(document?.total).toBe(price * quantity);
  expect(document?.lines.map((line) => line.amount)).toEqual([price * quantity]);
  await db.update(products).set({ status: "draft" }).where(eq(products.id, product.id));
}
