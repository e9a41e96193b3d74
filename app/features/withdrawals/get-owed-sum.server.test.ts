import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { orderLines, orders } from "#app/db/schema/shop/orders.ts";
import { withdrawals } from "#app/db/schema/shop/withdrawals.ts";
import { outboxMails } from "#app/db/schema/system/mail.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import { newToken } from "#app/lib/ids.ts";
import { ZERO } from "#app/lib/money.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { shopOf } from "#tests/support/shop/purchase.ts";
import { buyGoods, getBought, positionOf, postWithdrawal } from "#tests/support/shop/withdrawal.ts";
import { getWithdrawalReceipt } from "./queries.server.ts";
import { nextSteps } from "./withdrawals.ts";

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
  expect(nextSteps("en", receipt ?? { hasLeft: null, owed: null }, "1 June").join(" ")).toMatch(
    /We pay back €\S+ by 1 June.*from the whole order/,
  );

  shop.clock.move(1000);
  await postWithdrawal(shop, await getBought(db), hazer, second);
  expect((await getWithdrawalReceipt(db, second))?.owed ?? null).toBeNull();
});
