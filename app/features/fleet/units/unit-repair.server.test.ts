import { beforeEach, expect, it } from "vitest";
import { FormFields } from "#app/lib/form-fields.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createUser } from "#tests/support/factories.ts";
import { createHireItem } from "#tests/support/hire/factories-hire.ts";
import { unitHire } from "#tests/support/hire/scanned-hires.ts";
import { changeUnitState } from "./change-unit-state.server.ts";
import { getUnitAdmin } from "./unit-queries.server.ts";
import { getUnitRepair, saveUnitRepair } from "./unit-repair.server.ts";
import { readRepair } from "./unit-repair.ts";

const db = await useTestDb();
const now = new Date("2027-03-01T12:00:00Z");
let actorId = "";
beforeEach(async () => {
  actorId = (await createUser(db)).id;
});

const FORM = { fault: "Lamp does not strike", repairer: "Cue Lights", promised: "2027-03-12", cost: "85,50" };
const facts = (values: Partial<typeof FORM>) => readRepair(new FormFields(Object.entries(values))).facts;

async function inRepair() {
  const { units } = await createHireItem(db, { kind: "serialised", owned: 2 });
  const [number = 0] = units;
  const move = (seen: string, to: "repair" | "in-service") =>
    changeUnitState(db, { number, seen, to, until: null, actorId, now });
  expect((await move("in-service", "repair")).ok).toBe(true);
  const repair = async () => {
    const found = await getUnitRepair(db, number);
    if (!found) throw new Error("In no repair");
    return found;
  };
  return { number, repair, back: () => move("repair", "in-service") };
}

it("keeps fault, repairer, promised day and cost of a repair, and names the fault when it is over", async () => {
  const { number, repair, back } = await inRepair();
  const seen = await repair();
  expect(seen).toMatchObject({ since: now, hire: null, values: { fault: "", cost: "" } });
  expect(await saveUnitRepair(db, { number, facts: facts(FORM), seen, actorId })).toMatchObject({ ok: true });
  expect((await repair()).values).toEqual({ ...FORM, cost: "85.50" });
  await back();
  expect(await getUnitRepair(db, number)).toBeNull();
  expect(await saveUnitRepair(db, { number, facts: facts(FORM), seen, actorId })).toMatchObject({
    error: { kind: "ended" },
  });
  const unit = await getUnitAdmin(db, number);
  expect(unit?.claims).toMatchObject([{ kind: "maintenance", fault: FORM.fault }]);
  expect(Object.keys(unit?.names ?? {})).toEqual([actorId]);
});

it("leaves the cost where the form has none, and refuses to write over what another has saved", async () => {
  const { number, repair } = await inRepair();
  const seen = await repair();
  await saveUnitRepair(db, { number, facts: facts(FORM), seen, actorId });
  const { cost: _cost, ...rest } = FORM;
  const other = { ...rest, fault: "Fan" };
  expect(await saveUnitRepair(db, { number, facts: facts(other), seen, actorId })).toMatchObject({
    error: { kind: "conflict" },
  });
  const stored = await repair();
  const hidden = { ...stored, values: { ...stored.values, cost: "" } };
  expect((await saveUnitRepair(db, { number, facts: facts(other), seen: hidden, actorId })).ok).toBe(true);
  expect((await repair()).values).toEqual({ ...other, cost: "85.50" });
});

it("names a day and an amount that cannot be read", () => {
  const form = new FormFields(Object.entries({ ...FORM, promised: "soon", cost: "much" }));
  expect(readRepair(form).faults).toEqual(["promised", "cost"]);
});

it("says which hire a damaged unit came back from", async () => {
  const { site, hire, unit } = await unitHire(db);
  await site.scan(hire.id, "prepare", { code: `${unit}` });
  await site.scan(hire.id, "out", { code: `${unit}` });
  await site.scan(hire.id, "return", { code: `${unit}`, condition: "damaged" });
  expect((await getUnitRepair(db, unit))?.hire).toEqual({ id: hire.id, number: hire.number });
  const history = (await getUnitAdmin(db, unit))?.history ?? [];
  expect(history[0]?.details).toMatchObject({ from: "in-service", to: "repair", hire: hire.number });
});
