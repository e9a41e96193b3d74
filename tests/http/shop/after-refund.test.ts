import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { invoices } from "#app/db/schema/shop/invoices.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { withdrawals } from "#app/db/schema/shop/withdrawals.ts";
import { refundWithdrawal } from "#app/features/payments/refunds/refund-withdrawal.server.ts";
import { getWithdrawableOrder } from "#app/features/withdrawals/queries.server.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import { newId } from "#app/lib/ids.ts";
import { subtractCents } from "#app/lib/money.ts";
import { createUser } from "#tests/support/factories.ts";
import { plainText } from "#tests/support/http/html-text.ts";
import { signInAs } from "#tests/support/http/sign-in.ts";
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
  // Total and net payment each have their own VAT, that of the documents.
  const documents = await db.select().from(invoices).where(eq(invoices.orderId, orderId));
  const of = (wanted: string) => documents.find(({ kind }) => kind === wanted);
  const [paid, credited] = [of("invoice"), of("credit-note")];
  if (!paid || !credited) throw new Error("Bug: no documents.");
  const kept = (of: "total" | "vat") => formatMoney(subtractCents(paid[of], credited[of]));
  const sums = [
    `Total incl. VAT ${formatMoney(paid.total)} VAT (23%) ${formatMoney(paid.vat)}`,
    `Refunded −${formatMoney(credited.total)} Net payment ${kept("total")} VAT (23%) ${kept("vat")}`,
  ];
  expect(await page(order)).toContain(sums.join(" "));
  const cookie = await signInAs(site);
  const staffPage = await site.ask(`/admin/orders/${orderId}`, { headers: { cookie } });
  expect(plainText(staffPage.text)).toContain(sums.join(" "));
  expect(await page(`/ga${order}`)).toContain(
    "Seolfaimid an chuid eile de d’ordú chugat fós: 2 × Lantern, 2 × Cable. Tógann an seachadadh",
  );
});
