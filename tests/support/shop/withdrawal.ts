import type { Db } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { outboxMails } from "#app/db/schema/system/mail.ts";
import { freezeStatement } from "#app/features/withdrawals/freeze-statement.server.ts";
import { getWithdrawableOrder } from "#app/features/withdrawals/queries.server.ts";
import { readOrderStatement, type WithdrawalValues } from "#app/features/withdrawals/schema.ts";
import { withdrawFromOrder } from "#app/features/withdrawals/submit-withdrawal.server.ts";
import type { WithdrawableOrder } from "#app/features/withdrawals/withdrawals.ts";
import { newToken } from "#app/lib/ids.ts";
import { createProduct } from "../factories.ts";
import { BUYER, openCheckout, payOrder, postCheckout, type Shop, sessionOf } from "./purchase.ts";

/** The person who withdraws. */
export const ME: WithdrawalValues = { name: "Áine Ní Bhriain", email: BUYER.email ?? "" };

/** A paid order of two hazers, one cable made to length and one in-ear monitor, its confirmation sent. */
export async function buyGoods(shop: Shop): Promise<WithdrawableOrder> {
  const { db, clock } = shop;
  const hazer = await createProduct(db, { name: "Hazer" });
  const cable = await createProduct(db, { name: "Cable to length", withdrawalException: "custom-made" });
  const ears = await createProduct(db, { name: "In-ear monitor", withdrawalException: "sealed-hygiene" });
  const token = await openCheckout(shop, [
    { product_id: hazer.id, quantity: 2 },
    { product_id: cable.id, quantity: 1 },
    { product_id: ears.id, quantity: 1 },
  ]);
  const ref = sessionOf(await postCheckout(shop, token));
  await payOrder(shop, ref);
  await db.update(outboxMails).set({ sentAt: clock.now(), state: "sent" });
  return getBought(db);
}

/** The one order there is, as it can be withdrawn from now. */
export async function getBought(db: Db): Promise<WithdrawableOrder> {
  const [row] = await db.select({ token: orders.token }).from(orders);
  const order = await getWithdrawableOrder(db, row?.token ?? "");
  if (!order) throw new Error("No order");
  return order;
}

export const positionOf = (order: WithdrawableOrder, text: string): number =>
  order.lines.find((line) => line.text === text)?.position ?? -1;

/** Posts both steps of the order's form, with the text of the second as the first one showed it. */
export async function postWithdrawal(
  shop: Shop,
  order: WithdrawableOrder,
  values: WithdrawalValues,
  token = newToken(),
): ReturnType<typeof withdrawFromOrder> {
  const stated = readOrderStatement({ ...ME, ...values }, order);
  const frozen = stated.ok ? (await freezeStatement(shop.db, "en", stated.value)).frozen : "";
  return withdrawFromOrder(shop, { stated, token, locale: "en", frozen }, order);
}
