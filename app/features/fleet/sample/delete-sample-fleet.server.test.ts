import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { assets } from "#app/db/schema/hire/assets.ts";
import { hireClaims } from "#app/db/schema/hire/claims.ts";
import { hireGroups, hireItems } from "#app/db/schema/hire/fleet.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createUser } from "#tests/support/factories.ts";
import { createHireGroup, createHireItem } from "#tests/support/hire/factories-hire.ts";
import { countSampleItems, deleteSampleFleet } from "./delete-sample-fleet.server.ts";

const db = await useTestDb();

it("deletes sample items with units and empty groups, and keeps what a claim names and what is our own", async () => {
  const actor = await createUser(db);
  const groupId = (await createHireGroup(db, { sample: true })).id;
  const mixed = (await createHireGroup(db, { sample: true })).id;
  const part = await createHireItem(db, { sample: true, groupId, kind: "serialised", owned: 2 });
  await createHireItem(db, { sample: true, groupId, parts: [[part.id, 2]] });
  const claimed = await createHireItem(db, { sample: true, groupId: mixed, code: "CLAIMED" });
  const own = await createHireItem(db, { groupId: mixed });
  await db.insert(hireClaims).values({
    itemId: claimed.id,
    quantity: 1,
    kind: "maintenance",
    state: "firm",
    owner: "staff",
    startsAt: new Date("2027-01-01"),
    endsAt: new Date("2027-01-02"),
  });
  expect(await countSampleItems(db)).toBe(3);
  expect(await deleteSampleFleet(db, actor.id)).toEqual({ items: 2, groups: 1, kept: ["CLAIMED"] });
  expect(await db.$count(assets)).toBe(0);
  expect(await db.$count(hireItems, eq(hireItems.id, own.id))).toBe(1);
  expect(await db.$count(hireGroups)).toBe(1);
  expect(await deleteSampleFleet(db, actor.id)).toEqual({ items: 0, groups: 0, kept: ["CLAIMED"] });
});
