import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { orders } from "#app/db/schema/shop/orders.ts";
import { withdrawals } from "#app/db/schema/shop/withdrawals.ts";
import { refundWithdrawal } from "#app/features/payments/refunds/refund-withdrawal.server.ts";
import { getWithdrawableOrder } from "#app/features/withdrawals/queries.server.ts";
import { newId } from "#app/lib/ids.ts";
import { createUser } from "#tests/support/factories.ts";
import { plainText } from "#tests/support/http/html-text.ts";
import { useTestServer } from "#tests/support/http/test-server.ts";
import { buyToDeliver } from "#tests/support/shop/delivered-order.ts";
import { shopOf } from "#tests/support/shop/purchase.ts";
import { postWithdrawal } from "#tests/support/shop/withdrawal.ts";

const site = useTestServer();

test("after the refund of a withdrawn part the page of the order says what still comes", async () => {
  const { database, config } = site.running.services;
  const { db } = database;
  const shop = { ...shopOf(db), config };
  const { orderId, token } = await buyToDeliver(shop);
  const bought = await getWithdrawableOrder(db, token);
  if (!bought) throw new Error("No order");
  expect(await postWithdrawal(shop, bought, { "line-0": "1" })).toMatchObject({ ok: true });
  const page = async (path: string) => plainText((await site.ask(path)).text);
  const order = `/shop/orders/${token}`;
  const rest = "We still send you the rest of your order: 2 × Lantern, 2 × Cable.";
  expect(await page(order)).not.toContain(rest);
  const [stated] = await db.select().from(withdrawals).where(eq(withdrawals.orderId, orderId));
  const [row] = await db.select().from(orders).where(eq(orders.id, orderId));
  const { id: actorId } = await createUser(db);
  const lines = [{ position: 0, quantity: 1 }];
  const done = await refundWithdrawal(shop, {
    id: newId(),
    orderId,
    version: row?.version ?? 0,
    actorId,
    reason: "",
    choice: { kind: "lines", lines, restock: [0], delivery: false },
    withdrawalId: stated?.id ?? "",
  });
  expect(done).toMatchObject({ value: { isSettled: true } });
  expect(await page(order)).toMatch(`${rest} Delivery takes 3 to 5 working days.`);
  // The VAT is that of the total, so it is not below the net payment.
  const sums = /Total incl\. VAT €[\d.]+ VAT \(23%\) €[\d.]+ Refunded −€[\d.]+ Net payment €[\d.]+/;
  expect(await page(order)).toMatch(sums);
  expect(await page(`/ga${order}`)).toContain(
    "Seolfaimid an chuid eile de d’ordú chugat fós: 2 × Lantern, 2 × Cable. Tógann an seachadadh",
  );
});
