import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { assets } from "#app/db/schema/hire/assets.ts";
import { inspections } from "#app/db/schema/hire/inspections.ts";
import { irishDate, readIrishTime } from "#app/lib/time/irish-time.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createHireItem } from "#tests/support/hire/factories-hire.ts";
import { listDispatchRefusals } from "./list-dispatch-refusals.server.ts";

const db = await useTestDb();
let hoist = 0;
let light = 0;
let cable = 0;

const unitOf = async (values: Parameters<typeof createHireItem>[1]) =>
  (await createHireItem(db, { kind: "serialised", owned: 1, ...values })).units[0] ?? 0;

beforeEach(async () => {
  hoist = await unitOf({ lifting: "equipment" });
  light = await unitOf({ electrical: true });
  cable = await unitOf({});
});

async function addInspection(unitNumber: number, values: Partial<typeof inspections.$inferInsert>) {
  const [asset] = await db.select().from(assets).where(eq(assets.unitNumber, unitNumber));
  const row = {
    scheme: "ga1",
    doneOn: "2027-01-10",
    passed: true,
    person: "Síle Ní Bhriain",
    ...values,
  } as const;
  const [added] = await db
    .insert(inspections)
    .values({ ...row, assetId: asset?.id ?? "" })
    .returning();
  return added?.id ?? "";
}

const refusals = (until: string, ...unitNumbers: readonly number[]) =>
  listDispatchRefusals(db, { unitNumbers, until });

describe("what may not be dispatched", () => {
  it("is a unit that was never inspected, unless the law asks for nothing", async () => {
    const refused = { dueOn: null, failed: false };
    expect(await refusals("2027-06-01", hoist, light, cable)).toEqual([
      { unitNumber: hoist, scheme: "ga1", ...refused, overridable: false },
      { unitNumber: light, scheme: "reg81", ...refused, overridable: true },
    ]);
    expect(await refusals("2027-06-01")).toEqual([]);
  });

  it.each([
    ["2027-03-28", "2027-03-27"],
    ["2027-10-31", "2027-10-30"],
    ["2028-03-01", "2028-02-29"],
  ])("H30: a return on %s needs a due day not before it, %s is refused", async (until, before) => {
    const id = await addInspection(hoist, { dueOn: before });
    expect(await refusals(until, hoist)).toMatchObject([
      { scheme: "ga1", dueOn: before, overridable: false },
    ]);
    expect(await refusals(before, hoist)).toEqual([]);
    await addInspection(hoist, { dueOn: until, replacesId: id });
    expect(await refusals(until, hoist)).toEqual([]);
  });

  it("H30: the day of a return late in the evening is the Irish day", async () => {
    const back = readIrishTime("2027-03-28T23:45");
    if (!back.ok) throw new Error("not a time");
    await addInspection(hoist, { dueOn: "2027-03-28" });
    expect(await refusals(irishDate(back.value), hoist)).toEqual([]);
  });

  it("follows the newest inspection of the scheme that nothing replaces", async () => {
    await addInspection(light, { scheme: "reg81", dueOn: "2028-01-10" });
    await addInspection(light, { scheme: "visual", doneOn: "2027-05-01", passed: false });
    expect(await refusals("2027-06-01", light)).toEqual([]);
    const failed = await addInspection(light, { scheme: "reg81", doneOn: "2027-04-01", passed: false });
    expect(await refusals("2027-06-01", light)).toMatchObject([
      { scheme: "reg81", dueOn: null, failed: true, overridable: true },
    ]);
    await addInspection(light, {
      scheme: "reg81",
      doneOn: "2027-04-01",
      dueOn: "2028-04-01",
      replacesId: failed,
    });
    expect(await refusals("2027-06-01", light)).toEqual([]);
  });

  it("names both schemes of a hoist with a motor", async () => {
    const motor = await unitOf({ lifting: "persons", electrical: true });
    expect((await refusals("2027-06-01", motor)).map(({ scheme }) => scheme)).toEqual(["ga1", "reg81"]);
  });
});
