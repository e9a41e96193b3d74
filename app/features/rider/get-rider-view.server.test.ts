import { expect, it } from "vitest";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { NOW } from "#tests/support/hire/claims.ts";
import { createHireGroup, createHireItem } from "#tests/support/hire/factories-hire.ts";
import { getRiderView } from "./get-rider-view.server.ts";

const db = await useTestDb();
const DATES = { from: "2027-06-14T09:00", to: "2027-06-15T17:00" };
const RIDER = "6 x Moving head spot 350 W\n2 x Moving head spot 600 W";

async function freeOf(dates: typeof DATES) {
  const { lines } = await getRiderView(db, { text: RIDER, ...dates }, { now: NOW });
  return lines.map(({ choices }) => choices.map(({ item, free }) => [item.code, free]));
}

it("says how many of every choice are free where the lines are served in their order, and nothing without dates", async () => {
  const own = { groupId: (await createHireGroup(db)).id };
  await createHireItem(db, { ...own, code: "S350", name: "Moving head spot 350 W", owned: 8 });
  await createHireItem(db, { ...own, code: "S600", name: "Moving head spot 600 W", owned: 4 });
  expect(await freeOf(DATES)).toEqual([
    [
      ["S350", 6],
      ["S600", 4],
    ],
    [
      ["S600", 2],
      ["S350", 2],
    ],
  ]);
  const none = await freeOf({ from: "", to: "" });
  expect(new Set(none.flat().map(([, free]) => free))).toEqual(new Set([null]));
});

it("says of one item on two lines what each line can have", async () => {
  const groupId = (await createHireGroup(db)).id;
  await createHireItem(db, { groupId, code: "H1", name: "Haze machine", owned: 8 });
  const text = "6 x Haze machine\n4 x Haze machine";
  const { lines } = await getRiderView(db, { text, ...DATES }, { now: NOW });
  expect(lines.map(({ choices }) => choices[0]?.free)).toEqual([6, 2]);
});

it("says nothing of an item whose group is not counted in", async () => {
  const { id } = await createHireGroup(db, { live: false });
  await createHireItem(db, { groupId: id, code: "S350", name: "Moving head spot 350 W", owned: 8 });
  expect((await freeOf(DATES))[0]).toEqual([["S350", null]]);
});
