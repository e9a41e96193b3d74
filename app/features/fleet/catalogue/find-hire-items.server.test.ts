import { expect, it } from "vitest";
import { cents } from "#app/lib/money.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createHireGroup, createHireItem } from "#tests/support/hire/factories-hire.ts";
import { findHireItems } from "./find-hire-items.server.ts";

const db = await useTestDb();

it("finds items by code in any case, by slug and by id, each under the reference it was asked for with", async () => {
  const item = await createHireItem(db, { code: "Spot-300", name: "Spot 300" });
  const found = await findHireItems(db, ["sPOT-300", item.slug, item.id, "nothing", "", "SPOT-300"]);
  expect([...found.keys()]).toEqual(["sPOT-300", item.slug, item.id, "SPOT-300"]);
  expect(new Set([...found.values()].map(({ id }) => id))).toEqual(new Set([item.id]));
});

it("takes the code before the slug of another item", async () => {
  const byCode = await createHireItem(db, { code: "twin", slug: "other" });
  await createHireItem(db, { code: "another", slug: "twin" });
  expect((await findHireItems(db, ["twin"])).get("twin")?.id).toBe(byCode.id);
});

it("sums the parts of a kit without a rate of its own, and takes a kit's own rate where it has one", async () => {
  const head = await createHireItem(db, { dayRateNet: cents(4_500) });
  const cable = await createHireItem(db, { dayRateNet: cents(150) });
  const parts = [
    [head.id, 4],
    [cable.id, 8],
  ] as const;
  await createHireItem(db, { code: "KIT-SUM", dayRateNet: null, parts });
  await createHireItem(db, { code: "KIT-OWN", dayRateNet: cents(9_900), parts });
  const found = await findHireItems(db, ["kit-sum", "kit-own"]);
  expect([found.get("kit-sum")?.dayRateNet, found.get("kit-own")?.dayRateNet]).toEqual([19_200, 9_900]);
  expect(found.get("kit-sum")?.parts.map(({ id, quantity }) => [id, quantity])).toEqual(
    expect.arrayContaining(parts.map(([id, quantity]) => [id, quantity])),
  );
});

it("brings group, accessories and substitutes, the best first", async () => {
  const group = await createHireGroup(db, { live: false, halfDayThousandths: 600 });
  const [bond, fluid] = [await createHireItem(db), await createHireItem(db, { packSize: 5 })];
  const [second, first] = [await createHireItem(db), await createHireItem(db)];
  const item = await createHireItem(db, {
    groupId: group.id,
    included: [[bond.id, 2]],
    suggested: [[fluid.id, 1]],
    substitutes: [first.id, second.id],
  });
  const facts = (await findHireItems(db, [item.code])).get(item.code);
  expect(facts?.group).toMatchObject({ live: false, halfDayThousandths: 600, steps: null });
  expect(
    facts?.accessories.map(({ id, kind, quantity, packSize }) => [id, kind, quantity, packSize]),
  ).toEqual(
    expect.arrayContaining([
      [bond.id, "included", 2, 1],
      [fluid.id, "suggested", 1, 5],
    ]),
  );
  expect(facts?.substitutes.map(({ id }) => id)).toEqual([first.id, second.id]);
});
