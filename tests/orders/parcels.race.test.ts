import { expect, it } from "vitest";
import { parcelLines } from "#app/db/schema/shop/parcels.ts";
import { changeFulfilment } from "#app/features/orders/fulfilment/change-fulfilment.server.ts";
import { usePostgresDb } from "#tests/support/database/test-db.ts";
import { buyToDeliver, goodsOf, stateOf } from "#tests/support/shop/delivered-order.ts";
import { shopOf } from "#tests/support/shop/purchase.ts";

const { db } = await usePostgresDb();

it("ten people who dispatch the same rest at once send it once", async () => {
  const shop = shopOf(db);
  const { orderId } = await buyToDeliver(shop);
  const { version, rest } = await goodsOf(db, orderId);
  const lines = rest.map(({ position, ordered: quantity }) => ({ position, quantity }));
  const step = { kind: "dispatched", carrier: "", trackingNumber: "", trackingUrl: "", lines } as const;
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, n) =>
      changeFulfilment(shop, { orderId, version, actorId: `staff-${n}`, step }),
    ),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(answers.flatMap((one) => (one.ok ? [] : [one.error.kind]))).toEqual(Array(9).fill("conflict"));
  const sent = await db.select().from(parcelLines);
  expect(sent.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(5);
  expect(await stateOf(db, orderId)).toBe("completed");
});
