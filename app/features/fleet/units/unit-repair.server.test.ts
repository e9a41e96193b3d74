import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { hireShortages } from "#app/db/schema/hire/claims.ts";
import { getAvailability } from "#app/features/claims/availability/get-availability.server.ts";
import { FormFields } from "#app/lib/forms/form-fields.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createUser } from "#tests/support/factories.ts";
import { claimsOn, period } from "#tests/support/hire/claims.ts";
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
  const { id: itemId, units } = await createHireItem(db, { kind: "serialised", owned: 2 });
  const [number = 0] = units;
  const move = (seen: string, to: "repair" | "in-service") =>
    changeUnitState(db, { number, seen, to, until: null, actorId, now });
  expect((await move("in-service", "repair")).ok).toBe(true);
  const repair = async () => {
    const found = await getUnitRepair(db, number);
    if (!found) throw new Error("In no repair");
    return found;
  };
  return { number, itemId, repair, back: () => move("repair", "in-service") };
}

it("keeps fault, repairer, promised day and cost of a repair, and names the fault when it is over", async () => {
  const { number, repair, back } = await inRepair();
  const seen = await repair();
  expect(seen).toMatchObject({ since: now, hire: null, values: { fault: "", cost: "" } });
  expect(await saveUnitRepair(db, { number, facts: facts(FORM), seen, actorId, now })).toMatchObject({
    ok: true,
  });
  expect((await repair()).values).toEqual({ ...FORM, cost: "85.50" });
  await back();
  expect(await getUnitRepair(db, number)).toBeNull();
  expect(await saveUnitRepair(db, { number, facts: facts(FORM), seen, actorId, now })).toMatchObject({
    error: { kind: "ended" },
  });
  const unit = await getUnitAdmin(db, number);
  expect(unit?.claims).toMatchObject([{ kind: "maintenance", fault: FORM.fault }]);
  expect(Object.keys(unit?.names ?? {})).toEqual([actorId]);
});

/** Free pieces of an item from 09:00 to 17:00 of a day. */
async function freeOn(itemId: string, day: string) {
  const day9to5 = period(`${day}T09:00`, `${day}T17:00`);
  const [found] = await getAvailability(db, { period: day9to5, wanted: [{ itemId, quantity: 9 }], now });
  return found?.available;
}

it("counts as free from the day after the promised one, and gives way when that is put off", async () => {
  const { number, itemId, repair } = await inRepair();
  const promise = async (promised: string) =>
    saveUnitRepair(db, { number, facts: facts({ ...FORM, promised }), seen: await repair(), actorId, now });
  expect(await freeOn(itemId, "2027-03-15")).toBe(1);
  expect(await promise("2027-03-12")).toEqual({ ok: true, value: { shortages: 0 } });
  expect([await freeOn(itemId, "2027-03-12"), await freeOn(itemId, "2027-03-13")]).toEqual([1, 2]);
  const hired = period("2027-03-15T09:00", "2027-03-16T17:00");
  const lines = [{ itemId, quantity: 2 }];
  expect(await claimsOn(db).promise({ lines, period: hired, now, acceptedAt: now })).toMatchObject({
    ok: true,
  });
  expect(await promise("2027-03-15")).toEqual({ ok: true, value: { shortages: 1 } });
  expect(await promise("2027-02-28")).toEqual({ ok: false, error: { kind: "past" } });
  expect((await repair()).values.promised).toBe("2027-03-15");
  const openShortages = () => db.$count(hireShortages, eq(hireShortages.state, "open"));
  expect(await openShortages()).toBe(1);
  expect(await promise("2027-03-12")).toEqual({ ok: true, value: { shortages: 0 } });
  expect(await openShortages()).toBe(0);
  expect(await promise("")).toEqual({ ok: true, value: { shortages: 1 } });
  expect((await repair()).values.promised).toBe("");
});

it("shows the end that a repair was given when it began as its promised day", async () => {
  const { units } = await createHireItem(db, { kind: "serialised", owned: 2 });
  const [number = 0] = units;
  const until = new Date("2027-03-12T10:00:00Z");
  await changeUnitState(db, { number, seen: "in-service", to: "repair", until, actorId, now });
  expect((await getUnitRepair(db, number))?.values.promised).toBe("2027-03-12");
});

it("ends with the promised day that its form shows, also where it began with another end", async () => {
  const { units, id: itemId } = await createHireItem(db, { kind: "serialised", owned: 2 });
  const [number = 0] = units;
  const until = new Date("2027-03-12T10:00:00Z");
  await changeUnitState(db, { number, seen: "in-service", to: "repair", until, actorId, now });
  const save = async (at: Date) => {
    const seen = await getUnitRepair(db, number);
    if (!seen) throw new Error("In no repair");
    const { promised } = seen.values;
    return saveUnitRepair(db, { number, facts: facts({ ...FORM, promised }), seen, actorId, now: at });
  };
  expect(await freeOn(itemId, "2027-03-12")).toBe(1);
  const afternoon = period("2027-03-12T12:00", "2027-03-12T17:00");
  const freeThen = async () =>
    (await getAvailability(db, { period: afternoon, wanted: [{ itemId, quantity: 9 }], now }))[0]?.available;
  expect(await freeThen()).toBe(2);
  expect(await save(now)).toEqual({ ok: true, value: { shortages: 0 } });
  expect([await freeThen(), await freeOn(itemId, "2027-03-13")]).toEqual([1, 2]);
  // A day that is over stays as it is, whatever else is written down.
  expect(await save(new Date("2027-03-20T12:00:00Z"))).toEqual({ ok: true, value: { shortages: 0 } });
});

it("leaves the cost where the form has none, and refuses to write over what another has saved", async () => {
  const { number, repair } = await inRepair();
  const seen = await repair();
  await saveUnitRepair(db, { number, facts: facts(FORM), seen, actorId, now });
  const { cost: _cost, ...rest } = FORM;
  const other = { ...rest, fault: "Fan" };
  expect(await saveUnitRepair(db, { number, facts: facts(other), seen, actorId, now })).toMatchObject({
    error: { kind: "conflict" },
  });
  const stored = await repair();
  const hidden = { ...stored, values: { ...stored.values, cost: "" } };
  expect((await saveUnitRepair(db, { number, facts: facts(other), seen: hidden, actorId, now })).ok).toBe(
    true,
  );
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
