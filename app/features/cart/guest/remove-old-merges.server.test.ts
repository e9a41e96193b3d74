import { expect, it } from "vitest";
import { cartMerges } from "#app/db/schema/shop/cart.ts";
import { addMs, DAY_MS } from "#app/lib/time/clock.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createUser } from "#tests/support/factories.ts";
import { removeOldMerges } from "./remove-old-merges.server.ts";

const db = await useTestDb();

it("L20: removes the keys of carts that went to an account after 30 days", async () => {
  const now = new Date();
  const { id: userId } = await createUser(db);
  const merge = (key: string, days: number) => ({ key, userId, createdAt: addMs(now, -days * DAY_MS) });
  await db.insert(cartMerges).values([merge("old", 30.1), merge("young", 29.9)]);
  await removeOldMerges(db, now);
  expect((await db.select().from(cartMerges)).map(({ key }) => key)).toEqual(["young"]);
});
