import { eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import type { Fulfilment } from "#app/features/orders/fulfilment/fulfilment.ts";
import { getFulfilment } from "#app/features/orders/fulfilment/get-fulfilment.server.ts";
import { createProduct } from "../factories.ts";
import { BUYER, openCheckout, payOrder, postCheckout, type Shop, sessionOf } from "./purchase.ts";

const ADDRESS = { line1: "5 Sráid Eyre", town: "Gaillimh", postcode: "H91 X1Y2", billingSame: "yes" };

/** A paid order to be delivered, of three lanterns and two cables; in Irish where `locale` says so. */
export async function buyToDeliver(shop: Shop, locale: "en" | "ga" = "en") {
  const lantern = await createProduct(shop.db, { name: "Lantern", stock: 9 });
  const cable = await createProduct(shop.db, { name: "Cable", stock: 9 });
  const items = [
    { product_id: lantern.id, quantity: 3 },
    { product_id: cable.id, quantity: 2 },
  ];
  const token = await openCheckout(shop, items, { locale });
  const ref = sessionOf(await postCheckout(shop, token, { ...BUYER, ...ADDRESS, delivery: "ireland" }));
  await payOrder(shop, ref);
  const rows = await shop.db.select().from(orders);
  const order = rows.toSorted((first, second) => second.number - first.number)[0];
  if (!order) throw new Error("Nothing was ordered");
  return { orderId: order.id, number: order.number, token: order.token };
}

/** The fulfilment state of an order; fails where there is no such order. */
export async function goodsOf(db: Db, orderId: string): Promise<Fulfilment> {
  const found = await getFulfilment(db, orderId);
  if (!found) throw new Error("No such order");
  return found;
}

export async function stateOf(db: Db, orderId: string): Promise<string | undefined> {
  const [row] = await db.select({ state: orders.state }).from(orders).where(eq(orders.id, orderId));
  return row?.state;
}
