import { expect, it } from "vitest";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createHireItem } from "#tests/support/hire/factories-hire.ts";
import { checkLoad } from "./check-load.ts";
import { listPieces } from "./list-pieces.server.ts";

const db = await useTestDb();

it("takes the parts of a kit and included accessories, equal items summed, and a kit that is weighed as a whole", async () => {
  const head = await createHireItem(db, { code: "HEAD", name: "Head", watts: 300, weightGrams: 9_000 });
  const clamp = await createHireItem(db, { code: "CLAMP", name: "Clamp", weightGrams: 1_000 });
  const lamp = await createHireItem(db, { code: "LAMP", name: "Lamp", included: [[clamp.id, 2]] });
  const kit = await createHireItem(db, { code: "KIT", parts: [[head.id, 4]], included: [[clamp.id, 1]] });
  const rack = await createHireItem(db, {
    code: "RACK",
    name: "Rack",
    parts: [[head.id, 2]],
    weightGrams: 50_000,
  });
  const lines = [
    { item: kit, quantity: 2 },
    { item: head, quantity: 3 },
    { item: lamp, quantity: 5 },
    { item: rack, quantity: 1 },
  ];
  const pieces = await listPieces(db, lines);
  expect(pieces.map(({ name, quantity, load }) => [name, quantity, load.weightGrams])).toEqual([
    ["Head", 11, 9_000],
    ["Clamp", 12, 1_000],
    ["Lamp", 5, null],
    ["Rack", 1, 50_000],
  ]);
  expect(await listPieces(db, [])).toEqual([]);
});

it("a kit that is weighed as a whole draws the power of its parts, unless it has its own", async () => {
  const dimmer = await createHireItem(db, { watts: 2_000, weightGrams: 6_000, electrical: true });
  const lead = await createHireItem(db, { electrical: true });
  const weighed = { parts: [[dimmer.id, 6] as const, [lead.id, 1] as const], weightGrams: 50_000 };
  const rack = await createHireItem(db, weighed);
  const own = await createHireItem(db, { ...weighed, watts: 9_000 });
  const loadOf = async (item: { readonly id: string }, quantity: number) =>
    checkLoad(await listPieces(db, [{ item, quantity }]));
  expect(await loadOf(rack, 1)).toMatchObject({ watts: 12_000, supply: "32A-3", grams: 50_000 });
  expect(await loadOf(rack, 2)).toMatchObject({ watts: 24_000, unknown: { power: 1, weight: 0, volume: 1 } });
  expect(await loadOf(own, 2)).toMatchObject({ watts: 18_000, unknown: { power: 0 } });
});
