import { expect, it } from "vitest";
import { cartDrains } from "#app/db/schema/shop/cart.ts";
import { addMs, DAY_MS } from "#app/lib/time/clock.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createUser } from "#tests/support/factories.ts";
import { removeOldDrains } from "./remove-old-drains.server.ts";

const db = await useTestDb();

it("L20: removes the keys of carts that went to an account after 30 days", async () => {
  const now = new Date();
  const { id: userId } = await createUser(db);
  const drain = (key: string, days: number) => ({ key, userId, createdAt: addMs(now, -days * DAY_MS) });
  await db.insert(cartDrains).values([drain("old", 30.1), drain("young", 29.9)]);
  await removeOldDrains(db, now);
  expect((await db.select().from(cartDrains)).map(({ key }) => key)).toEqual(["young"]);
});
