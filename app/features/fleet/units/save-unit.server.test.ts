import { beforeEach, expect, it } from "vitest";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createUser } from "#tests/support/factories.ts";
import { createHireItem } from "#tests/support/hire/factories-hire.ts";
import { changeUnitState } from "./change-unit-state.server.ts";
import { saveUnit } from "./save-unit.server.ts";
import { getUnitAdmin } from "./unit-queries.server.ts";
import type { UnitValues } from "./units.ts";

const db = await useTestDb();
const now = new Date("2027-03-01T12:00:00Z");
let actorId = "";
beforeEach(async () => {
  actorId = (await createUser(db)).id;
});

const save = (number: number, values: UnitValues, base: UnitValues = {}) =>
  saveUnit(db, { number, values, base, actorId, now });

it("refuses a unit as its own case, an unknown case, and hours that are no number", async () => {
  const { units } = await createHireItem(db, { kind: "serialised", owned: 2 });
  const [number = 0, other = 0] = units;
  const refused = (...faults: readonly object[]) => ({ error: { kind: "returned", form: { faults } } });
  expect(await save(number, { case: String(number) })).toMatchObject(
    refused({ field: "case", kind: "own-case" }),
  );
  expect(await save(number, { case: "9", hours: "many" })).toMatchObject(
    refused({ field: "hours", kind: "whole" }, { field: "case", kind: "unknown-unit" }),
  );
  expect(await save(number, { case: String(other) })).toMatchObject({ ok: true });
});

it("merges what two people change in different fields, and names those of the other", async () => {
  const { units } = await createHireItem(db, { kind: "serialised", owned: 1 });
  const [number = 0] = units;
  const base = (await getUnitAdmin(db, number))?.values ?? {};
  expect(await save(number, { ...base, place: "A1" }, base)).toMatchObject({ ok: true });
  const saved = await save(number, { ...base, note: "Dented" }, base);
  expect(saved).toEqual({ ok: true, value: { id: String(number), merged: ["place"] } });
  expect((await getUnitAdmin(db, number))?.values).toMatchObject({ place: "A1", note: "Dented" });
});

it("a case holds no units that were sold or scrapped", async () => {
  const { units } = await createHireItem(db, { kind: "serialised", owned: 3 });
  const [box = 0, first = 0, second = 0] = units;
  for (const number of [first, second]) await save(number, { case: String(box) });
  const held = async () => (await getUnitAdmin(db, box))?.inside.map(({ number }) => number);
  expect(await held()).toEqual([first, second]);
  const sold = { number: first, seen: "in-service", to: "sold", until: null, actorId, now } as const;
  expect(await changeUnitState(db, sold)).toMatchObject({ ok: true });
  expect(await held()).toEqual([second]);
});
