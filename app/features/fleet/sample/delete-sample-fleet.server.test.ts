import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { assets } from "#app/db/schema/hire/assets.ts";
import { hireClaims } from "#app/db/schema/hire/claims.ts";
import { hireGroups, hireItems } from "#app/db/schema/hire/fleet.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createUser } from "#tests/support/factories.ts";
import { createHireGroup, createHireItem } from "#tests/support/hire/factories-hire.ts";
import { quotesOn } from "#tests/support/hire/quotes.ts";
import { countSampleItems, deleteSampleFleet } from "./delete-sample-fleet.server.ts";

const db = await useTestDb();

it("deletes sample items with units and empty groups, and keeps what a claim or a quote names and what is our own", async () => {
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
  const quoted = await createHireItem(db, { sample: true, groupId: mixed, code: "QUOTED" });
  await quotesOn(db).draft({ lines: [{ kind: "item", itemId: quoted.id, quantity: 1 }] });
  const kept = ["CLAIMED", "QUOTED"];
  expect(await countSampleItems(db)).toBe(4);
  expect(await deleteSampleFleet(db, actor.id)).toEqual({ items: 2, groups: 1, kept });
  expect(await db.$count(assets)).toBe(0);
  expect(await db.$count(hireItems, eq(hireItems.id, own.id))).toBe(1);
  expect(await db.$count(hireGroups, eq(hireGroups.id, groupId))).toBe(0);
  expect(await deleteSampleFleet(db, actor.id)).toEqual({ items: 0, groups: 0, kept });
});
