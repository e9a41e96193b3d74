import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { assets } from "#app/db/schema/hire/assets.ts";
import { hireClaims, hireShortages } from "#app/db/schema/hire/claims.ts";
import { fleetMovements, hireItems } from "#app/db/schema/hire/fleet.ts";
import { auditLog } from "#app/db/schema/system/audit.ts";
import type { AssetState } from "#app/features/assets/assets.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createUser } from "#tests/support/factories.ts";
import { createHireItem } from "#tests/support/hire/factories-hire.ts";
import { addItemUnits } from "./add-item-units.server.ts";
import { changeUnitState } from "./change-unit-state.server.ts";
import { readSerials } from "./units.ts";

const db = await useTestDb();
const now = new Date("2027-03-01T12:00:00Z");
let actorId = "";
beforeEach(async () => {
  actorId = (await createUser(db)).id;
});

const move = (number: number, seen: AssetState, to: AssetState, until: Date | null = null) =>
  changeUnitState(db, { number, seen, to, until, actorId, now });
const claimsOf = (number: number) =>
  db.select().from(hireClaims).where(eq(hireClaims.unitNumber, number)).orderBy(hireClaims.createdAt);

async function createUnits(owned: number) {
  const item = await createHireItem(db, { kind: "serialised", owned });
  const [first = 0, second = 0] = item.units;
  return { itemId: item.id, first, second };
}

describe("the state of a unit", () => {
  it("writes a claim for the repair, and releases it when the unit is back", async () => {
    const { first } = await createUnits(2);
    const until = new Date("2027-03-05T12:00:00Z");
    expect(await move(first, "in-service", "repair", until)).toEqual({ ok: true, value: { shortages: 0 } });
    expect(await claimsOf(first)).toMatchObject([
      { kind: "maintenance", state: "firm", startsAt: now, endsAt: until },
    ]);
    expect(await move(first, "repair", "in-service")).toMatchObject({ ok: true });
    expect(await claimsOf(first)).toMatchObject([{ kind: "maintenance", state: "released" }]);
    const entries = await db.select().from(auditLog).where(eq(auditLog.action, "unit.state-changed"));
    expect(entries.map(({ details }) => details)).toEqual([
      { number: first, from: "in-service", to: "repair", shortages: 0 },
      { number: first, from: "repair", to: "in-service", shortages: 0 },
    ]);
  });

  it("H31: a repair of a promised unit opens a shortage with the line that it endangers", async () => {
    const { itemId, first } = await createUnits(1);
    const lineId = "0192f000-0000-7000-8000-000000000001";
    await db.insert(hireClaims).values({
      itemId,
      quantity: 1,
      kind: "hire",
      state: "firm",
      acceptedAt: now,
      owner: "hire",
      reference: "H-2027-0001",
      lineId,
      startsAt: new Date("2027-03-10T09:00:00Z"),
      endsAt: new Date("2027-03-11T17:00:00Z"),
    });
    expect(await move(first, "in-service", "repair")).toEqual({ ok: true, value: { shortages: 1 } });
    expect(await db.select().from(hireShortages)).toMatchObject([
      { itemId, lineId, reference: "H-2027-0001", quantity: 1, reason: "maintenance", state: "open" },
    ]);
    await move(first, "repair", "in-service");
    expect(await db.select().from(hireShortages)).toMatchObject([{ state: "solved" }]);
  });

  it("takes a unit that is sold or scrapped out of the count, with its line in the ledger", async () => {
    const { itemId, first, second } = await createUnits(2);
    await move(first, "in-service", "missing");
    expect(await move(first, "missing", "scrapped")).toMatchObject({ ok: true });
    expect(await move(second, "in-service", "sold")).toMatchObject({ ok: true });
    const [item] = await db.select().from(hireItems).where(eq(hireItems.id, itemId));
    expect(item?.owned).toBe(0);
    const lines = await db
      .select()
      .from(fleetMovements)
      .where(and(eq(fleetMovements.itemId, itemId), eq(fleetMovements.delta, -1)))
      .orderBy(fleetMovements.reason);
    expect(lines).toMatchObject([
      { reason: "scrapped", unitNumber: first, actorId },
      { reason: "sold", unitNumber: second, actorId },
    ]);
    const live = await db.$count(hireClaims, eq(hireClaims.state, "firm"));
    expect(live).toBe(0);
    expect(await move(first, "scrapped", "in-service")).toEqual({
      ok: false,
      error: { kind: "not-allowed", state: "scrapped" },
    });
  });

  it("is refused while the unit is overdue", async () => {
    const { itemId, first } = await createUnits(2);
    await db.insert(hireClaims).values({
      itemId,
      unitNumber: first,
      quantity: 1,
      kind: "hire",
      state: "out",
      owner: "hire",
      startsAt: new Date("2027-02-22T09:00:00Z"),
      endsAt: new Date("2027-02-26T17:00:00Z"),
    });
    for (const to of ["repair", "missing", "sold", "scrapped"] as const)
      expect(await move(first, "in-service", to)).toMatchObject({ error: { kind: "unit-is-out" } });
    expect(await claimsOf(first)).toHaveLength(1);
  });

  it("is refused when it is stale, not a step, out with a customer, or ends in the past", async () => {
    const { itemId, first } = await createUnits(2);
    expect(await move(first, "repair", "in-service")).toEqual({
      ok: false,
      error: { kind: "conflict", state: "in-service" },
    });
    expect(await move(first, "in-service", "in-service")).toMatchObject({ error: { kind: "not-allowed" } });
    expect(await move(first, "in-service", "repair", new Date("2027-02-01"))).toMatchObject({
      error: { kind: "until-past" },
    });
    expect(await move(9, "in-service", "repair")).toMatchObject({ error: { kind: "unknown-unit" } });
    await db.insert(hireClaims).values({
      itemId,
      unitNumber: first,
      quantity: 1,
      kind: "hire",
      state: "out",
      owner: "hire",
      startsAt: new Date("2027-02-28T09:00:00Z"),
      endsAt: new Date("2027-03-11T17:00:00Z"),
    });
    for (const to of ["repair", "missing", "sold"] as const)
      expect(await move(first, "in-service", to)).toMatchObject({ error: { kind: "unit-is-out" } });
    const [unit] = await db.select().from(assets).where(eq(assets.unitNumber, first));
    expect(unit?.state).toBe("in-service");
  });
});

describe("new units", () => {
  const add = (itemId: string, serials: readonly string[], brand = "Sample") =>
    addItemUnits(db, { itemId, serials, brand, place: "A1", reason: "purchase", actorId, now });

  it("get the next numbers and codes, and count as owned", async () => {
    const { itemId } = await createUnits(1);
    const added = await add(itemId, ["SN-1", "", "SN-2"]);
    expect(added.ok && added.value).toHaveLength(3);
    const units = await db.select().from(assets).where(eq(assets.place, "A1"));
    expect(new Set(units.map(({ code }) => code)).size).toBe(3);
    expect(units.map(({ serialFold }) => serialFold).sort()).toEqual(["SN1", "SN2", null]);
    const [item] = await db.select().from(hireItems).where(eq(hireItems.id, itemId));
    expect(item?.owned).toBe(4);
    const lines = await db.select().from(fleetMovements).where(eq(fleetMovements.reason, "purchase"));
    const one = { itemId, delta: 1, actorId, createdAt: now };
    expect(lines.sort((a, b) => (a.unitNumber ?? 0) - (b.unitNumber ?? 0))).toMatchObject(
      (added.ok ? added.value : []).map((unitNumber) => ({ ...one, unitNumber })),
    );
  });

  it("have a serial a line, as it was typed, up to its longest", async () => {
    const { itemId } = await createUnits(1);
    expect(readSerials(" A|1\r\n\r\nB  2\rC\t3\n")).toEqual(["A|1", "B 2", "C 3"]);
    const longest = "9".repeat(80);
    expect(await add(itemId, ["A|1", longest])).toMatchObject({ ok: true });
    const serials = (await db.select().from(assets).where(eq(assets.place, "A1"))).map(
      ({ serial }) => serial,
    );
    expect(serials.sort()).toEqual([longest, "A|1"]);
    expect(await add(itemId, ["B", `${longest}0`])).toEqual({
      ok: false,
      error: { kind: "serial-too-long", serial: `${longest}0` },
    });
  });

  it("are refused with a serial that is known, too many, none, or of a bulk item", async () => {
    const { itemId } = await createUnits(1);
    const bulk = await createHireItem(db);
    await add(itemId, ["SN-1"]);
    expect(await add(itemId, ["sn 1"])).toMatchObject({ error: { kind: "serial-taken", serial: "SN-1" } });
    expect(await add(itemId, ["X1", "x-1"])).toMatchObject({ error: { kind: "serial-taken" } });
    expect(await add(itemId, ["SN-1"], "Other")).toMatchObject({ ok: true });
    expect(await add(itemId, [])).toMatchObject({ error: { kind: "none" } });
    expect(
      await add(
        itemId,
        Array.from({ length: 201 }, () => ""),
      ),
    ).toMatchObject({
      error: { kind: "too-many", most: 200 },
    });
    expect(await add(bulk.id, [""])).toMatchObject({ error: { kind: "not-serialised" } });
  });
});
