import { eq, exists, getTableColumns, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "#app/db/client.server.ts";
import { users } from "#app/db/schema/identity.ts";
import { checkouts, orders } from "#app/db/schema/shop/orders.ts";
import { excludedFrom } from "#app/features/addresses/addresses.ts";
import type { CartEntry } from "#app/features/cart/cart.ts";
import { toEntries } from "#app/features/cart/guest/guest-cart.ts";
import { type Purchasable, productPath } from "#app/features/catalog/catalog.ts";
import { NO_DUTIES } from "#app/features/catalog/duties/duties.ts";
import { settleChoices } from "#app/features/catalog/index/choices.ts";
import { listProductsByIds, type PurchasableOptions } from "#app/features/catalog/purchasable.server.ts";
import { hasPriceList } from "#app/features/identity/has-price-list.server.ts";
import { totalsOf } from "#app/features/orders/totals.ts";
import { pricedGoods } from "#app/features/price-lists/price-lists.ts";
import { readListPrices } from "#app/features/price-lists/read-list-prices.server.ts";
import { getSettings } from "#app/features/settings/queries.server.ts";
import { type DeliveryZone, deliveriesOf } from "#app/features/settings/settings.ts";
import { hashOf } from "#app/lib/hash.server.ts";
import { multiplyCents, ZERO } from "#app/lib/money.ts";
import { sumBy } from "#app/lib/sums.ts";
import {
  buyable,
  type CheckoutLine,
  type CheckoutView,
  COLLECTION,
  type DeliveryOption,
} from "./checkout.ts";

/** A checkout as it is stored. Its `userId` is the account it was begun in; null for a guest's. */
export type StoredCheckout = typeof checkouts.$inferSelect & {
  /** True where an order was placed from it. */
  readonly ordered: boolean;
  /** True where an order was placed from its cart, by this checkout or by another. */
  readonly orderedBefore: boolean;
  /** True when the checkout's account buys at the prices of a price list. */
  readonly hasPriceList: boolean;
};

const ofSameCart = alias(checkouts, "of_same_cart");

/** The checkout of a token, also one that was left for too long; null for an unknown token. */
export async function getStoredCheckout(db: Db, token: string): Promise<StoredCheckout | null> {
  const [row] = await db
    .select({
      ...getTableColumns(checkouts),
      orderId: orders.id,
      orderedBefore: hasOrder(db),
      hasPriceList: hasPriceList(db),
    })
    .from(checkouts)
    .leftJoin(users, eq(users.id, checkouts.userId))
    .leftJoin(orders, eq(orders.checkoutId, checkouts.id))
    .where(eq(checkouts.token, token));
  if (!row) return null;
  const { orderId, ...checkout } = row;
  return { ...checkout, ordered: orderId !== null };
}

/** Whether there is any order of the checkout's cart. */
function hasOrder(db: Db): SQL<boolean> {
  const found = db
    .select({ id: orders.id })
    .from(ofSameCart)
    .innerJoin(orders, eq(orders.checkoutId, ofSameCart.id))
    .where(eq(ofSameCart.cartKey, checkouts.cartKey));
  return sql<boolean>`${exists(found)}`;
}

/**
 * A checkout as its page shows it: today's names, prices, stock and delivery rates. Null for an unknown token and
 * for a checkout that was left for too long.
 */
export async function viewCheckout(
  db: Db,
  row: StoredCheckout | null,
  now: Date,
  options: PurchasableOptions = {},
): Promise<CheckoutView | null> {
  if (!row || row.expiresAt <= now) return null;
  const items = toEntries(row.items);
  const ids = items.map((item) => item.product_id);
  const [found, list] = await Promise.all([
    listProductsByIds(db, ids, options),
    readListPrices(db, row.hasPriceList ? row.userId : null, ids),
  ]);
  const products = pricedGoods(found, list);
  const byId = new Map(products.map((product) => [product.id, product]));
  const lines = shareStock(items, byId).map(({ item, left }) =>
    toLine(item, byId.get(item.product_id), left),
  );
  const { deliveryZones, trade } = await getSettings(db);
  const delivery = optionsOf(lines, byId, deliveryZones);
  return {
    id: row.id,
    token: row.token,
    locale: row.locale,
    userId: row.userId,
    orderedBefore: row.orderedBefore,
    lines,
    options: delivery,
    zeroRate: trade.zeroRate,
    discountCode: null,
    reverseCharge: false,
    seal: sealOf(lines, delivery),
  };
}

/** How many of each item can be had; items that share one stock share it in the order of the cart. */
function shareStock(items: readonly CartEntry[], products: ReadonlyMap<string, Purchasable>) {
  const taken = new Map<string, number>();
  return items.map((item) => {
    const product = products.get(item.product_id);
    const wanted = product?.soldIndividually ? 1 : item.quantity;
    // What cannot be ordered as it is takes nothing from what can.
    if (product && settleChoices(product.choices, item.options).missing.length > 0) return { item, left: 0 };
    if (!product || product.available === null) return { item, left: wanted };
    const before = taken.get(product.stockHolderId) ?? 0;
    const left = Math.max(0, Math.min(wanted, product.available - before));
    taken.set(product.stockHolderId, before + left);
    return { item, left };
  });
}

function toLine(item: CartEntry, product: Purchasable | undefined, left: number): CheckoutLine {
  const duties = product?.duties ?? NO_DUTIES;
  const kept = { productId: item.product_id, stock: product?.stock ?? null, duties };
  const nothing = { quantity: 0, unitPrice: ZERO, vatRate: 0, discount: ZERO, lineTotal: ZERO };
  if (!product) {
    const words = { name: "", nameGa: null, sku: null, href: null, picture: null };
    const plain = { options: "", optionsGa: null, choices: [], chosen: {} };
    return { ...kept, ...words, ...plain, ...nothing, fault: { kind: "gone" } };
  }
  const { name, nameGa, sku, options, optionsGa, choices, picture, price, vatRate } = product;
  const { chosen, missing } = settleChoices(choices, item.options);
  const words = {
    name,
    nameGa,
    sku,
    options,
    optionsGa,
    choices,
    chosen,
    picture,
    href: productPath(product),
  };
  if (product.kind !== "simple" && product.kind !== "variation") {
    return { ...kept, ...words, ...nothing, fault: { kind: "gone" } };
  }
  if (missing.length > 0) return { ...kept, ...words, ...nothing, fault: { kind: "choose", missing } };
  if (price === null) return { ...kept, ...words, ...nothing, fault: { kind: "on-request" } };
  if (left < 1) return { ...kept, ...words, ...nothing, fault: { kind: "sold-out" } };
  return {
    ...kept,
    ...words,
    quantity: left,
    unitPrice: price,
    ...(product.catalogPrice !== undefined && { listed: true as const }),
    vatRate,
    discount: ZERO,
    lineTotal: multiplyCents(price, left),
    fault: left < item.quantity ? { kind: "fewer", wanted: item.quantity } : null,
  };
}

/** Collection, and every zone that these goods can be sent to. */
function optionsOf(
  lines: readonly CheckoutLine[],
  products: ReadonlyMap<string, Purchasable>,
  zones: readonly DeliveryZone[],
): readonly DeliveryOption[] {
  const goods = buyable(lines);
  if (goods.length === 0) return [];
  const grams = sumBy(goods, (line) => (products.get(line.productId)?.weightGrams ?? 0) * line.quantity);
  const collection = totalsOf(goods);
  const plain = { deliveryDiscount: ZERO };
  const delivered = deliveriesOf(zones, grams, collection.subtotal).map(({ zone, price }): DeliveryOption => {
    const { id, name, country, postcodePrefixes } = zone;
    const reach = { country, postcodePrefixes, excluded: excludedFrom(zone, zones) };
    return { id, zone: name, ...reach, ...plain, totals: totalsOf(goods, price) };
  });
  return [
    { id: COLLECTION, zone: null, country: "IE", postcodePrefixes: [], ...plain, totals: collection },
    ...delivered,
  ];
}

function sealOf(lines: readonly CheckoutLine[], options: readonly DeliveryOption[]): string {
  const shown = [
    lines.map((line) => [
      ...[line.productId, line.quantity, line.unitPrice, line.vatRate],
      ...[line.duties, line.chosen],
    ]),
    options.map((option) => [option.id, option.totals.total]),
  ];
  return hashOf(JSON.stringify(shown), "base64url").slice(0, 22);
}
