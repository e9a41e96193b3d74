import { describe, expect, it } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { hireClaims } from "#app/db/schema/hire/claims.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { claimsOn, irish, NOW, period, WEEK } from "#tests/support/hire/claims.ts";
import { createHireGroup, createHireItem } from "#tests/support/hire/factories-hire.ts";
import type { Period } from "../claims.ts";
import { collectClaim } from "../collect-claim.server.ts";
import { closeUnitBlock, openUnitBlock } from "../units/unit-blocks.server.ts";
import { getAvailability } from "./get-availability.server.ts";
import { listMonth, listNearestFree } from "./get-free-periods.server.ts";

const db = await useTestDb();
const { available, itemOf, promise } = claimsOn(db);

describe("availability", () => {
  it("is what is owned less the peak of a period, not less the sum of all claims", async () => {
    const itemId = await itemOf({ owned: 10 });
    await promise({
      lines: [{ itemId, quantity: 6 }],
      period: period("2027-06-14T09:00", "2027-06-16T17:00"),
    });
    await promise({
      lines: [{ itemId, quantity: 5 }],
      period: period("2027-06-16T17:00", "2027-06-18T17:00"),
    });
    expect(await available(itemId, WEEK)).toBe(4);
  });

  it("H3: a return and a collection at the same minute do not clash; one minute earlier does", async () => {
    const itemId = await itemOf({ owned: 1 });
    await promise({
      lines: [{ itemId, quantity: 1 }],
      period: period("2027-06-14T09:00", "2027-06-16T17:00"),
    });
    expect(await available(itemId, period("2027-06-16T17:00", "2027-06-18T17:00"))).toBe(1);
    expect(await available(itemId, period("2027-06-16T16:59", "2027-06-18T17:00"))).toBe(0);
    expect(await available(itemId, period("2027-06-12T09:00", "2027-06-14T09:00"))).toBe(1);
    expect(await available(itemId, period("2027-06-12T09:00", "2027-06-14T09:01"))).toBe(0);
  });

  it("H5: a kit and its part in one basket are summed, and a part in two kits too", async () => {
    const part = await itemOf({ owned: 5 });
    const kit = await itemOf({ parts: [[part, 2]] });
    const other = await itemOf({ parts: [[part, 3]] });
    const ask = async (...wanted: { itemId: string; quantity: number }[]) =>
      (await getAvailability(db, { period: WEEK, wanted, now: NOW })).map((one) => one.available);
    expect(await ask({ itemId: kit, quantity: 2 }, { itemId: part, quantity: 2 })).toEqual([2, 1]);
    expect(await ask({ itemId: part, quantity: 2 }, { itemId: kit, quantity: 2 })).toEqual([2, 1]);
    expect(await ask({ itemId: kit, quantity: 1 }, { itemId: other, quantity: 1 })).toEqual([1, 1]);
    expect(await ask({ itemId: kit, quantity: 2 }, { itemId: other, quantity: 1 })).toEqual([2, 0]);
    const both = {
      lines: [
        { itemId: kit, quantity: 2 },
        { itemId: part, quantity: 2 },
      ],
      period: WEEK,
    };
    const refused = await promise(both);
    expect(refused).toMatchObject({
      ok: false,
      error: { kind: "short", lines: [{ quantity: 2, available: 1 }] },
    });
    expect(await db.$count(hireClaims)).toBe(0);
  });

  it("H6: of two units that are pinned on different days of a week none is free for all of it", async () => {
    const { id: itemId, units } = await createHireItem(db, { kind: "serialised", owned: 2 });
    const [first = 0, second = 0] = units;
    const pin = (unitNumber: number, when: Period) =>
      promise({ lines: [{ itemId, quantity: 1, unitNumber }], period: when });
    expect((await pin(first, period("2027-06-14T09:00", "2027-06-15T17:00"))).ok).toBe(true);
    expect((await pin(second, period("2027-06-17T09:00", "2027-06-18T17:00"))).ok).toBe(true);
    expect(await available(itemId, WEEK)).toBe(0);
    expect(await available(itemId, period("2027-06-14T09:00", "2027-06-15T17:00"))).toBe(1);
    expect(await pin(first, period("2027-06-15T09:00", "2027-06-16T17:00"))).toEqual({
      ok: false,
      error: { kind: "unit-taken", unitNumber: first },
    });
  });

  it("H8: a hold ends by the clock, without any job", async () => {
    const itemId = await itemOf({ owned: 1 });
    const expiresAt = new Date("2027-06-02T09:00Z");
    await promise({ lines: [{ itemId, quantity: 1 }], period: WEEK, expiresAt, acceptedAt: null });
    expect(await available(itemId, WEEK, { now: new Date("2027-06-02T08:59:59.999Z") })).toBe(0);
    expect(await available(itemId, WEEK, { now: expiresAt })).toBe(1);
    expect((await promise({ lines: [{ itemId, quantity: 1 }], period: WEEK, now: expiresAt })).ok).toBe(true);
  });

  it("gear that is late counts until the end of the next working day, rolling, never below 0", async () => {
    const itemId = await itemOf({ owned: 2 });
    const line = { lines: [{ itemId, quantity: 2 }] };
    await promise({ ...line, period: period("2027-06-14T09:00", "2027-06-16T17:00") });
    const [claim] = await db.select().from(hireClaims);
    const collected = irish("2027-06-14T09:00");
    await inTransaction(db, (tx) => collectClaim(tx, { claimId: claim?.id ?? "", now: collected }));
    await promise({ ...line, period: period("2027-06-17T09:00", "2027-06-17T17:00") });
    const ask = (from: string, now: string) =>
      available(itemId, period(from, "2027-06-25T17:00"), { now: irish(now) });
    // Wednesday evening: late until Thursday's closing.
    expect(await ask("2027-06-17T17:00", "2027-06-16T16:00")).toBe(2);
    expect(await ask("2027-06-17T17:00", "2027-06-16T18:00")).toBe(0);
    expect(await ask("2027-06-17T17:30", "2027-06-16T18:00")).toBe(2);
    expect(await ask("2027-06-18T09:00", "2027-06-18T09:00")).toBe(0);
    expect(await ask("2027-06-21T17:30", "2027-06-18T09:00")).toBe(2);
  });

  it("a repair past its expected end runs on like late gear, until the unit is back", async () => {
    const { id: itemId, units } = await createHireItem(db, { kind: "serialised", owned: 2 });
    const repair = { unitNumber: units[0] ?? 0, kind: "maintenance" } as const;
    const from = irish("2027-06-14T09:00");
    const open = (now: Date) =>
      inTransaction(db, (tx) =>
        openUnitBlock(tx, { ...repair, from: now, to: irish("2027-06-16T17:00"), actorId: null, now }),
      );
    expect(await open(from)).toMatchObject({ ok: true });
    const ask = (start: string, now: string) =>
      available(itemId, period(start, "2027-06-25T17:00"), { now: irish(now) });
    expect(await ask("2027-06-17T17:00", "2027-06-16T16:00")).toBe(2);
    expect(await ask("2027-06-17T17:00", "2027-06-16T18:00")).toBe(1);
    expect(await ask("2027-06-17T17:30", "2027-06-16T18:00")).toBe(2);
    expect(await ask("2027-06-15T09:00", "2027-06-18T09:00")).toBe(1);
    const later = irish("2027-06-18T09:00");
    expect(await open(later)).toEqual({ ok: false, error: { kind: "already-blocked" } });
    await inTransaction(db, (tx) => closeUnitBlock(tx, { ...repair, now: later }));
    expect(await ask("2027-06-18T09:00", "2027-06-18T09:00")).toBe(2);
  });

  it("a group that staff have not counted in is unconfirmed", async () => {
    const itemId = await itemOf({ owned: 5, groupId: (await createHireGroup(db, { live: false })).id });
    const [answer] = await getAvailability(db, { period: WEEK, wanted: [{ itemId, quantity: 1 }], now: NOW });
    expect(answer).toEqual({ itemId, quantity: 1, available: 0, state: "unconfirmed" });
  });

  it("names the nearest free dates and the days of a month", async () => {
    const itemId = await itemOf({ owned: 1 });
    await promise({ lines: [{ itemId, quantity: 1 }], period: WEEK });
    const wanted = { itemId, quantity: 1 };
    const day = period("2027-06-15T09:00", "2027-06-15T17:00");
    expect(await listNearestFree(db, { period: day, wanted, now: NOW })).toEqual([
      period("2027-06-10T09:00", "2027-06-10T17:00"),
      period("2027-06-11T09:00", "2027-06-11T17:00"),
      period("2027-06-21T09:00", "2027-06-21T17:00"),
    ]);
    const month = await listMonth(db, { item: wanted, month: "2027-06", now: irish("2027-06-10T08:00") });
    expect(month).toHaveLength(30);
    const states = Object.fromEntries((month ?? []).map((one) => [one.day.slice(-2), one.state]));
    expect(states).toMatchObject({
      "09": "past",
      "10": "available",
      12: "closed",
      14: "none",
      18: "none",
      21: "available",
    });
    expect(await listMonth(db, { item: wanted, month: "2027-13", now: NOW })).toBeNull();
  });
});
