import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { orderLines, orders } from "#app/db/schema/shop/orders.ts";
import { refunds } from "#app/db/schema/shop/payments.ts";
import { withdrawals } from "#app/db/schema/shop/withdrawals.ts";
import { outboxMails } from "#app/db/schema/system/mail.ts";
import { getOrder } from "#app/features/orders/queries.server.ts";
import { requestRefund } from "#app/features/payments/refunds/request-refund.server.ts";
import { getMissing } from "#app/features/payments/refunds/settle-stated.server.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import { newId, newToken } from "#app/lib/ids.ts";
import { cents, ZERO } from "#app/lib/money.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { shopOf } from "#tests/support/shop/purchase.ts";
import { buyGoods, getBought, positionOf, postWithdrawal } from "#tests/support/shop/withdrawal.ts";
import { getStatedItems } from "./admin-queries.server.ts";
import { getWithdrawalReceipt } from "./queries.server.ts";
import { nextSteps, type WithdrawalItem } from "./withdrawals.ts";

type StatedPieces = Pick<WithdrawalItem, "position" | "quantity">;

const db = await useTestDb();

it("L1: names the sum that comes back, with the delivery for the whole order only", async () => {
  const shop = shopOf(db);
  await buyGoods(shop);
  await db.update(orderLines).set({ withdrawalException: null });
  const order = await getBought(db);
  const [row] = await db.select({ total: orders.total }).from(orders);
  const [all, part, second] = [newToken(), newToken(), newToken()];
  const whole = order.lines.map(({ position, left }) => [`line-${position}`, String(left)]);
  await postWithdrawal(shop, order, Object.fromEntries(whole), all);
  expect(await getWithdrawalReceipt(db, all)).toMatchObject({ owed: { isWhole: true } });
  const [mail] = await db.select().from(outboxMails).where(eq(outboxMails.kind, "withdrawal-receipt"));
  const text = mail?.text.replace(/\s+/g, " ");
  expect(text).toContain(`We pay back ${formatMoney(row?.total ?? ZERO)}`);
  expect(text).not.toContain("from the whole order");

  await db.delete(withdrawals);
  const hazer = { [`line-${positionOf(order, "Hazer")}`]: "1" };
  await postWithdrawal(shop, await getBought(db), hazer, part);
  const receipt = await getWithdrawalReceipt(db, part);
  expect(receipt?.owed).toMatchObject({ delivery: 0, isWhole: false });
  expect(
    nextSteps("en", receipt ?? { hasLeft: null, owed: null }, { due: "1 June", store: "" }).join(" "),
  ).toMatch(/We pay back €\S+ by 1 June.*from the whole order/);

  shop.clock.move(1000);
  await postWithdrawal(shop, await getBought(db), hazer, second);
  expect((await getWithdrawalReceipt(db, second))?.owed).toEqual(receipt?.owed);
});

describe("L9: what a statement claims back beside others", () => {
  const delivery = cents(900);

  /** The goods of `buyGoods`, all to be withdrawn from; the delivery is part of what was paid. */
  async function delivered() {
    const shop = shopOf(db);
    const { id, lines } = await buyGoods(shop);
    const order = await getOrder(db, id);
    if (!order) throw new Error("No order");
    const [first] = order.lines;
    const unitPrice = cents((first?.unitPrice ?? 0) - 450);
    await db.update(orderLines).set({ withdrawalException: null });
    await db
      .update(orderLines)
      .set({ unitPrice, lineTotal: cents(unitPrice * 2) })
      .where(eq(orderLines.position, 0));
    const subtotal = cents(order.totals.subtotal - delivery);
    await db.update(orders).set({ subtotal, deliveryPrice: delivery });
    return { shop, id, lines };
  }

  /** What the customer's receipt and the refund form of staff say of a statement. */
  async function answersOf(orderId: string, token: string) {
    const [row] = await db.select().from(withdrawals).where(eq(withdrawals.token, token));
    const order = await getOrder(db, orderId);
    if (!row || !order) throw new Error("No statement");
    const stated = await getStatedItems(db, { id: row.id, order });
    const missing = await getMissing(db, { order, withdrawalId: row.id });
    const owed = (await getWithdrawalReceipt(db, token))?.owed;
    return { whole: stated?.whole, missing, owed };
  }

  async function giveBack(
    { shop, id }: Awaited<ReturnType<typeof delivered>>,
    lines: readonly StatedPieces[],
  ) {
    const [{ version = 0 } = {}] = await db.select({ version: orders.version }).from(orders);
    const choice = { kind: "lines", lines, restock: [], delivery: false } as const;
    const ask = { id: newId(), orderId: id, version, actorId: "staff", reason: "", choice };
    shop.clock.move(1000);
    expect(await requestRefund(shop, ask)).toMatchObject({ ok: true });
    shop.clock.move(1000);
  }

  it("is the delivery, too, where staff gave back the other pieces before", async () => {
    const bought = await delivered();
    await giveBack(
      bought,
      bought.lines.map(({ position }) => ({ position, quantity: 1 })),
    );
    const token = newToken();
    await postWithdrawal(bought.shop, await getBought(db), { "line-0": "1" }, token);
    const goods = (await getOrder(db, bought.id))?.lines[0]?.unitPrice;
    const { whole, missing, owed } = await answersOf(bought.id, token);
    expect({ whole, owed }).toEqual({ whole: true, owed: { goods, delivery, isWhole: true } });
    expect(missing).toBe((goods ?? 0) + delivery);
    const [mail] = await db.select().from(outboxMails).where(eq(outboxMails.kind, "withdrawal-receipt"));
    expect(mail?.text).toContain(formatMoney(delivery));
  });

  it("is the delivery once, where two statements of one millisecond name everything", async () => {
    const bought = await delivered();
    const tokens = [newToken(), newToken()];
    const others = bought.lines.filter(({ position }) => position > 0);
    const named = [
      { "line-0": "2" },
      Object.fromEntries(others.map((line) => [`line-${line.position}`, "1"])),
    ];
    for (const [at, token] of tokens.entries())
      await postWithdrawal(bought.shop, await getBought(db), named[at] ?? {}, token);
    const rows = await db.select({ receivedAt: withdrawals.receivedAt }).from(withdrawals);
    expect(rows[0]).toEqual(rows[1]);
    const answers = await Promise.all(tokens.map((token) => answersOf(bought.id, token)));
    expect(answers.map(({ whole }) => whole).toSorted()).toEqual([false, true]);
    for (const { whole, missing, owed } of answers) {
      expect(owed).toMatchObject({ delivery: whole ? delivery : 0, isWhole: whole });
      expect(missing).toBe((owed?.goods ?? 0) + (owed?.delivery ?? 0));
    }
  });

  it("is not certain after a sum for no piece in particular", async () => {
    const bought = await delivered();
    await giveBack(bought, [{ position: 1, quantity: 1 }]);
    await db.update(refunds).set({ amount: sql`${refunds.amount} + 1` });
    const token = newToken();
    await postWithdrawal(bought.shop, await getBought(db), { "line-0": "1" }, token);
    expect((await answersOf(bought.id, token)).owed).toBeNull();
  });
});
