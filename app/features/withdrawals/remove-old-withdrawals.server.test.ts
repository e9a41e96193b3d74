import { expect, it } from "vitest";
import { withdrawals } from "#app/db/schema/shop/withdrawals.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createUser } from "#tests/support/factories.ts";
import { shopOf } from "#tests/support/shop/purchase.ts";
import { buyGoods, positionOf, postWithdrawal } from "#tests/support/shop/withdrawal.ts";
import { removeOldWithdrawals } from "./remove-old-withdrawals.server.ts";
import { settleWithdrawal } from "./settle-withdrawal.server.ts";

const db = await useTestDb();

it("L20: keeps a settled statement six years after its year, and an open one until it is settled", async () => {
  const shop = shopOf(db);
  const order = await buyGoods(shop);
  const actorId = (await createUser(db)).id;
  await postWithdrawal(shop, order, { [`line-${positionOf(order, "Hazer")}`]: "1" });
  const year = shop.clock.now().getUTCFullYear();
  const later = new Date(`${year + 7}-01-01T00:00:00Z`);
  await removeOldWithdrawals(db, later);
  const [row] = await db.select().from(withdrawals);
  const outcome = { kind: "refunded" as const };
  await settleWithdrawal(db, { id: row?.id ?? "", actorId, now: shop.clock.now(), outcome });
  await removeOldWithdrawals(db, new Date(later.getTime() - 1));
  expect(await db.select().from(withdrawals)).toHaveLength(1);
  await removeOldWithdrawals(db, later);
  expect(await db.select().from(withdrawals)).toHaveLength(0);
});
