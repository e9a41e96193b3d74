import { beforeEach, expect, it } from "vitest";
import { usePostgresDb } from "#tests/support/database/test-db.ts";
import { createUser } from "#tests/support/factories.ts";
import { createHireGroup, createHireItem } from "#tests/support/hire/factories-hire.ts";
import { saveGroup } from "./groups/save-group.server.ts";
import { FRESH_ITEM } from "./items/item-form.ts";
import { saveItem } from "./items/save-item.server.ts";
import { saveUnit } from "./units/save-unit.server.ts";

const { db } = await usePostgresDb();
const now = new Date("2027-03-01T12:00:00Z");
const TIMES = 5;
let actorId = "";
beforeEach(async () => {
  actorId = (await createUser(db)).id;
});

it("items of one code saved at once: the first is kept, the others have the code's fault", async () => {
  await createHireGroup(db, { name: "Moving lights" });
  const values = {
    ...FRESH_ITEM,
    code: "spot",
    name: "Spot",
    name_ga: "Spotsolas",
    group: "Moving lights",
    kind: "bulk",
    owned: "3",
    day_rate_net: "45.00",
  };
  const save = () => saveItem(db, { id: null, values, base: {}, actorId, now });
  const saved = await Promise.all(Array.from({ length: TIMES }, save));
  const refused = saved.flatMap((one) => (one.ok ? [] : [one.error]));
  expect(refused).toHaveLength(TIMES - 1);
  const fault = { row: 0, field: "code", kind: "duplicate-code", value: "spot" };
  for (const one of refused) expect(one).toMatchObject({ kind: "returned", form: { faults: [fault] } });
});

it("items of one name saved at once each get an address of their own", async () => {
  await createHireGroup(db, { name: "Moving lights" });
  const save = (_: unknown, n: number) => {
    const code = `SPOT-${n}`;
    const words = { code, name: "Spot", name_ga: "Spotsolas", group: "Moving lights" };
    const values = { ...FRESH_ITEM, ...words, kind: "bulk", owned: "3", day_rate_net: "45.00" };
    return saveItem(db, { id: null, values, base: {}, actorId, now });
  };
  const saved = await Promise.all(Array.from({ length: 2 }, save));
  expect(saved).toMatchObject([{ ok: true }, { ok: true }]);
});

it("groups of one name saved at once: the first is kept, the others have the name's fault", async () => {
  const values = { name: "Hazers", name_ga: "Ceomhairí", prep: "30", turnaround: "60", live: "yes" };
  const save = () => saveGroup(db, { id: null, values, base: {}, actorId, now });
  const saved = await Promise.all(Array.from({ length: TIMES }, save));
  const refused = saved.flatMap((one) => (one.ok ? [] : [one.error]));
  expect(refused).toHaveLength(TIMES - 1);
  const fault = { field: "name", kind: "name-taken" };
  for (const one of refused) expect(one).toMatchObject({ kind: "returned", form: { faults: [fault] } });
});

it("one serial given to units at once: the first has it, the others have the serial's fault", async () => {
  const { units } = await createHireItem(db, { kind: "serialised", owned: TIMES });
  const saved = await Promise.all(
    units.map((number) => saveUnit(db, { number, values: { serial: "SN-1" }, base: {}, actorId, now })),
  );
  const refused = saved.flatMap((one) => (one.ok ? [] : [one.error]));
  expect(refused).toHaveLength(TIMES - 1);
  const fault = { field: "serial", kind: "serial-taken" };
  for (const one of refused) expect(one).toMatchObject({ kind: "returned", form: { faults: [fault] } });
});
