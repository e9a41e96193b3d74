import { expect, it } from "vitest";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { scansOn } from "#tests/support/hire/scans.ts";

const db = await useTestDb();

it("pieces that several lines bring are listed once, with how many go with each of them", async () => {
  const site = scansOn(db);
  const clamp = await site.item({ name: "Clamp", owned: 40 });
  const wash = await site.item({ name: "Wash", included: [[clamp.id, 2]] });
  const spot = await site.item({ name: "Spot", included: [[clamp.id, 1]] });
  const hire = await site.reserved([
    [wash.id, 1],
    [spot.id, 4],
    [clamp.id, 3],
  ]);
  const listed = (await site.list(hire.id))?.items.find(({ itemId }) => itemId === clamp.id);
  expect(listed).toMatchObject({
    needed: 9,
    with: [
      { name: "Wash", quantity: 2 },
      { name: "Spot", quantity: 4 },
    ],
  });
});
