import { asc } from "drizzle-orm";
import { expect, it } from "vitest";
import { checkouts } from "#app/db/schema/shop/orders.ts";
import { getActivityReport } from "#app/features/reports/activity-report.server.ts";
import { newId, newToken } from "#app/lib/ids.ts";
import { addMs, DAY_MS, HOUR_MS } from "#app/lib/time/clock.ts";
import { irishDayOf } from "#app/lib/time/irish-time.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createProduct, createUser } from "#tests/support/factories.ts";
import { openCheckout, postCheckout, shopOf } from "#tests/support/shop/purchase.ts";
import { forgetOldCheckouts } from "./forget-old-checkouts.server.ts";

const db = await useTestDb();
const at = new Date("2027-03-01T12:00:00Z");

it("L20: forgets carts that became no order after 30 days, and counts them as before", async () => {
  const shop = shopOf(db);
  const { id: productId } = await createProduct(db);
  const { id: userId } = await createUser(db);
  const ordered = await openCheckout(shop, [{ product_id: productId, quantity: 1 }]);
  expect((await postCheckout(shop, ordered)).ok).toBe(true);
  await db.update(checkouts).set({ cartKey: "bought", createdAt: at, expiresAt: addMs(at, DAY_MS) });
  const begin = (cartKey: string, createdAt: Date) =>
    db.insert(checkouts).values({
      id: newId(),
      token: newToken(),
      userId,
      cartKey,
      locale: "en",
      items: [{ product_id: productId, quantity: 1 }],
      createdAt,
      expiresAt: addMs(createdAt, DAY_MS),
    });
  // A cart that was bought at the second try, one that was left twice, the same on the next day, and one of today.
  await begin("bought", addMs(at, -HOUR_MS));
  await begin("left", at);
  await begin("left", addMs(at, HOUR_MS));
  await begin("left", addMs(at, DAY_MS));
  await begin("young", addMs(at, 30 * DAY_MS));
  const range = { first: irishDayOf(at), last: irishDayOf(addMs(at, 40 * DAY_MS)) };
  const before = await getActivityReport(db, range);
  expect(before).toMatchObject({ checkouts: 4, ordered: 1 });
  for (let run = 0; run < 2; run += 1) {
    await forgetOldCheckouts(db, addMs(at, 33 * DAY_MS));
    expect(await getActivityReport(db, range)).toEqual(before);
  }
  const kept = await db.select().from(checkouts).orderBy(asc(checkouts.createdAt));
  expect(kept.map((one) => [one.cartKey, one.userId, one.items.length])).toEqual([
    ["bought", null, 1],
    [null, null, 0],
    [null, null, 0],
    ["young", userId, 1],
  ]);
});
