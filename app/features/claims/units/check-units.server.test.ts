import { describe, expect, it } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { hireClaims } from "#app/db/schema/hire/claims.ts";
import { newId } from "#app/lib/ids.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { claimsOn, irish, NOW, period, WEEK } from "#tests/support/hire/claims.ts";
import { createHireItem } from "#tests/support/hire/factories-hire.ts";
import { collectClaim } from "../collect-claim.server.ts";
import { moveClaims } from "../move-claims.server.ts";
import { checkUnits } from "./check-units.server.ts";
import { openUnitBlock } from "./unit-blocks.server.ts";

const db = await useTestDb();
const { promise } = claimsOn(db);

const serialised = (owned = 2) => createHireItem(db, { kind: "serialised", owned });

/** The only fault of one unit for one item. */
async function check(itemId: string, unitNumber: number, { now = NOW, when = WEEK } = {}) {
  const [fault] = await checkUnits(db, { lines: [{ itemId, unitNumber }], period: when, now });
  return fault;
}

/** Promises a unit from NOW for a day and hands it over. */
async function handOver(itemId: string, unitNumber: number) {
  const day = period("2027-06-01T10:00", "2027-06-01T17:00");
  await promise({ lines: [{ itemId, quantity: 1, unitNumber }], period: day });
  const [claim] = await db.select().from(hireClaims);
  await inTransaction(db, (tx) => collectClaim(tx, { claimId: claim?.id ?? "", now: NOW }));
}

describe("a unit that is to be promised", () => {
  it("is fine where it is free, also beside a promise by count and after one that ends before", async () => {
    const { id, units } = await serialised();
    const [unitNumber = 0] = units;
    await promise({ lines: [{ itemId: id, quantity: 1 }], period: WEEK });
    const before = period("2027-06-10T09:00", "2027-06-14T09:00");
    await promise({ lines: [{ itemId: id, quantity: 1, unitNumber }], period: before });
    expect(await check(id, unitNumber)).toBeNull();
  });

  it("is unknown, of another item, taken in the period, or named twice", async () => {
    const [one, other] = [await serialised(), await serialised()];
    const [unitNumber = 0, second = 0] = one.units;
    expect(await check(one.id, 999_999)).toBe("unknown");
    expect(await check(one.id, other.units[0] ?? 0)).toBe("other-item");
    await promise({ lines: [{ itemId: one.id, quantity: 1, unitNumber }], period: WEEK });
    expect(await check(one.id, unitNumber)).toBe("taken");
    const line = { itemId: one.id, unitNumber: second };
    expect(await checkUnits(db, { lines: [line, line], period: WEEK, now: NOW })).toEqual([null, "taken"]);
  });

  it("is not taken by its own quote", async () => {
    const { id, units } = await serialised();
    const [unitNumber = 0] = units;
    const ownerId = "01a20ad2-5403-7b86-8a27-4da4b8bd5524";
    await promise({ ownerId, lines: [{ itemId: id, quantity: 1, unitNumber }], period: WEEK });
    const asked = { lines: [{ itemId: id, unitNumber }], period: WEEK, now: NOW };
    expect(await checkUnits(db, { ...asked, withoutOwnerId: ownerId })).toEqual([null]);
  });

  it("is in repair during the period, not after a repair that ends before it", async () => {
    const { id, units } = await serialised();
    const [unitNumber = 0] = units;
    const block = { unitNumber, kind: "maintenance" as const, from: NOW, actorId: null, now: NOW };
    await inTransaction(db, (tx) => openUnitBlock(tx, { ...block, to: irish("2027-06-15T09:00") }));
    expect(await check(id, unitNumber)).toBe("repair");
    expect(await check(id, unitNumber, { when: period("2027-06-16T09:00", "2027-06-17T17:00") })).toBeNull();
    // A repair that was not closed counts until the end of the next working day.
    const late = { now: irish("2027-06-16T09:00"), when: period("2027-06-17T09:00", "2027-06-17T17:00") };
    expect(await check(id, unitNumber, late)).toBe("repair");
  });

  it("is missing without an end", async () => {
    const { id, units } = await serialised();
    const [unitNumber = 0] = units;
    const block = { unitNumber, kind: "missing" as const, from: NOW, to: null, actorId: null, now: NOW };
    await inTransaction(db, (tx) => openUnitBlock(tx, block));
    expect(await check(id, unitNumber)).toBe("missing");
  });

  it("is overdue until the end of the next working day, and cannot be promised by name then", async () => {
    const { id, units } = await serialised();
    const [unitNumber = 0] = units;
    await handOver(id, unitNumber);
    const now = irish("2027-06-02T09:00");
    const next = period("2027-06-03T09:00", "2027-06-04T17:00");
    expect(await check(id, unitNumber, { now, when: next })).toBe("overdue");
    expect(await check(id, unitNumber, { now, when: WEEK })).toBeNull();
    const promised = await promise({ lines: [{ itemId: id, quantity: 1, unitNumber }], period: next, now });
    expect(promised).toEqual({ ok: false, error: { kind: "unit-taken", unitNumber } });
  });

  it("that is overdue is not moved onto by a hire to which it is promised, also where another piece is free", async () => {
    const { id, units } = await serialised();
    const [unitNumber = 0] = units;
    await handOver(id, unitNumber);
    const ownerId = newId();
    await promise({ ownerId, lines: [{ itemId: id, quantity: 1, unitNumber }], period: WEEK });
    const now = irish("2027-06-02T09:00");
    const next = period("2027-06-03T09:00", "2027-06-04T17:00");
    const moved = await inTransaction(db, (tx) => moveClaims(tx, { ownerId, period: next, now }));
    const taken = { itemId: id, unitNumber, fault: "overdue", reference: "H-2027-0001" };
    expect(moved).toEqual({ ok: false, error: { kind: "unit-taken", ...taken } });
    const later = period("2027-06-15T09:00", "2027-06-17T17:00");
    const again = await inTransaction(db, (tx) => moveClaims(tx, { ownerId, period: later, now }));
    expect(again.ok).toBe(true);
  });

  it("of another item is never claimed", async () => {
    const [one, other] = [await serialised(), await serialised()];
    const unitNumber = other.units[0] ?? 0;
    const promised = await promise({ lines: [{ itemId: one.id, quantity: 1, unitNumber }], period: WEEK });
    expect(promised).toEqual({ ok: false, error: { kind: "unit-taken", unitNumber } });
  });
});
