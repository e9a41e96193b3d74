import { asc, eq, inArray } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { hireClaims, hireShortages } from "#app/db/schema/hire/claims.ts";
import { newId } from "#app/lib/ids.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { claimsOn, irish, NOW, period, WEEK } from "#tests/support/hire/claims.ts";
import { createHireItem } from "#tests/support/hire/factories-hire.ts";
import { changeOwned } from "./change-owned.server.ts";
import { type Period, sumByItem } from "./claims.ts";
import { collectClaim } from "./collect-claim.server.ts";
import { moveClaims } from "./move-claims.server.ts";
import { releaseClaims } from "./release-claims.server.ts";
import { returnClaim } from "./return-claim.server.ts";
import { closeUnitBlock, openUnitBlock } from "./units/unit-blocks.server.ts";

const db = await useTestDb();
const { available, itemOf, promise } = claimsOn(db);

describe("what changes a promise", () => {
  it("H24: moved onto a clash, all claims stay as they were; onto its own place, they move", async () => {
    const [one, other] = [await itemOf({ owned: 2 }), await itemOf({ owned: 1 })];
    const ownerId = newId();
    const lines = [
      { itemId: one, quantity: 2 },
      { itemId: other, quantity: 1 },
    ];
    await promise({ ownerId, lines, period: period("2027-06-14T09:00", "2027-06-16T17:00") });
    await promise({
      lines: [{ itemId: other, quantity: 1 }],
      period: period("2027-06-18T09:00", "2027-06-18T17:00"),
    });
    const stored = () =>
      db.select().from(hireClaims).where(eq(hireClaims.ownerId, ownerId)).orderBy(asc(hireClaims.id));
    const before = await stored();
    const move = (to: Period) => inTransaction(db, (tx) => moveClaims(tx, { ownerId, period: to, now: NOW }));
    expect(await move(period("2027-06-17T09:00", "2027-06-18T17:00"))).toEqual({
      ok: false,
      error: { kind: "short", items: [{ itemId: other, available: 0 }] },
    });
    expect(await stored()).toEqual(before);
    expect(await move(period("2027-06-15T09:00", "2027-06-17T17:00"))).toEqual({
      ok: true,
      value: undefined,
    });
    expect((await stored()).map(({ startsAt, endsAt, state }) => [startsAt, endsAt, state])).toEqual([
      [irish("2027-06-15T09:00"), irish("2027-06-17T17:00"), "firm"],
      [irish("2027-06-15T09:00"), irish("2027-06-17T17:00"), "firm"],
    ]);
  });

  it("H31: a repair on a promised unit leaves a shortage with its line, and covers it when it ends", async () => {
    const { id: itemId, units } = await createHireItem(db, { kind: "serialised", owned: 2 });
    const unitNumber = units[1] ?? 0;
    await promise({
      reference: "H-1",
      lines: [{ itemId, quantity: 1 }],
      period: WEEK,
      acceptedAt: new Date("2027-05-01T09:00Z"),
    });
    await promise({ reference: "H-2", lines: [{ itemId, quantity: 1, unitNumber }], period: WEEK });
    const result = await inTransaction(db, (tx) =>
      openUnitBlock(tx, {
        unitNumber,
        kind: "maintenance",
        from: NOW,
        to: null,
        actorId: null,
        now: NOW,
      }),
    );
    expect(result).toEqual({ ok: true, value: { shortages: 1 } });
    const [shortage] = await db.select().from(hireShortages);
    expect(shortage).toMatchObject({
      reference: "H-2",
      quantity: 1,
      reason: "maintenance",
      state: "open",
      startsAt: WEEK.from,
      endsAt: WEEK.to,
    });
    expect(shortage?.lineId).toBeTruthy();
    expect(await available(itemId, WEEK)).toBe(0);
    const mended = new Date("2027-06-05T09:00Z");
    await inTransaction(db, (tx) => closeUnitBlock(tx, { unitNumber, kind: "maintenance", now: mended }));
    expect(await db.select().from(hireShortages)).toMatchObject([
      { state: "solved", solution: "available-again" },
    ]);
    const firm = await db.select().from(hireClaims).where(eq(hireClaims.state, "firm"));
    expect(firm.map(({ reference }) => reference).sort()).toEqual(["H-1", "H-2"]);
    expect(firm.find(({ reference }) => reference === "H-2")?.acceptedAt).toEqual(NOW);
  });

  it("H31: a hold that lost its piece gets it back as the hold that it was, until it ends", async () => {
    const itemId = await itemOf({ owned: 1 });
    const expiresAt = new Date("2027-06-03T09:00Z");
    const hold = { lines: [{ itemId, quantity: 1 }], period: WEEK, ownerId: newId(), expiresAt } as const;
    const change = (by: number, now: Date) => inTransaction(db, (tx) => changeOwned(tx, { itemId, by, now }));
    const state = async () => ({
      claims: await db
        .select()
        .from(hireClaims)
        .where(inArray(hireClaims.state, ["provisional", "firm"])),
      open: await db.$count(hireShortages, eq(hireShortages.state, "open")),
    });
    await promise(hold);
    expect(await change(-1, NOW)).toMatchObject({ value: { shortages: 1 } });
    expect(await state()).toEqual({ claims: [], open: 1 });
    await change(1, new Date("2027-06-02T09:00Z"));
    const back = { state: "provisional", expiresAt, acceptedAt: NOW };
    expect(await state()).toMatchObject({ claims: [back], open: 0 });
    await promise({ ...hold, acceptedAt: null, force: true });
    await change(1, new Date("2027-06-02T10:00Z"));
    expect(await state()).toMatchObject({ claims: [back, { ...back, acceptedAt: null }], open: 0 });
    await promise({ ...hold, force: true });
    await change(1, new Date("2027-06-03T10:00Z"));
    expect(await state()).toMatchObject({ claims: [{}, {}], open: 1 });
    expect(await available(itemId, WEEK, { now: new Date("2027-06-03T10:00Z") })).toBe(3);
  });

  it("a hold that no one accepted gives way before an accepted line, without a shortage", async () => {
    const itemId = await itemOf({ owned: 2 });
    const expiresAt = new Date("2027-06-10T09:00Z");
    await promise({ lines: [{ itemId, quantity: 1 }], period: WEEK });
    await promise({ lines: [{ itemId, quantity: 1 }], period: WEEK, expiresAt, acceptedAt: null });
    const changed = await inTransaction(db, (tx) => changeOwned(tx, { itemId, by: -1, now: NOW }));
    expect(changed).toEqual({ ok: true, value: { owned: 1, shortages: 0 } });
    expect(
      (await db.select().from(hireClaims).orderBy(asc(hireClaims.id))).map(({ state }) => state),
    ).toEqual(["firm", "released"]);
  });

  it("what staff insist on is claimed as far as it goes, and the rest is a shortage", async () => {
    const itemId = await itemOf({ owned: 3 });
    const forced = await promise({ lines: [{ itemId, quantity: 5 }], period: WEEK, force: true });
    expect(forced).toMatchObject({ ok: true, value: { short: [{ quantity: 5, available: 3 }] } });
    expect(await db.select().from(hireShortages)).toMatchObject([{ quantity: 2, reason: "forced" }]);
    expect(await available(itemId, WEEK)).toBe(0);
  });

  it("what staff insist on is short of the missing item alone, not of free accessories and parts", async () => {
    const bond = await itemOf({ owned: 150 });
    const coupler = await itemOf({ owned: 13 });
    const head = await itemOf({
      owned: 7,
      included: [
        [bond, 1],
        [coupler, 1],
      ],
    });
    const kit = await itemOf({
      parts: [
        [head, 1],
        [coupler, 2],
      ],
    });
    const lines = [
      { itemId: head, quantity: 9 },
      { itemId: kit, quantity: 2 },
    ];
    const forced = await promise({ lines, period: WEEK, force: true });
    expect(forced).toMatchObject({
      value: {
        short: [
          { quantity: 9, available: 7 },
          { quantity: 2, available: 0 },
        ],
      },
    });
    const sums = (rows: readonly { itemId: string; quantity: number }[]) =>
      Object.fromEntries(sumByItem(rows));
    expect(sums(await db.select().from(hireShortages))).toEqual({ [head]: 4 });
    expect(sums(await db.select().from(hireClaims))).toEqual({ [head]: 7, [bond]: 9, [coupler]: 13 });
    expect(await available(bond, WEEK, { quantity: 150 })).toBe(141);
  });

  it("a line that can be had whole comes before the pieces of a line that is short", async () => {
    const bond = await itemOf({ owned: 5 });
    const [head, other] = [
      await itemOf({ owned: 2, included: [[bond, 1]] }),
      await itemOf({ owned: 2, included: [[bond, 1]] }),
    ];
    const lines = [
      { itemId: head, quantity: 4 },
      { itemId: other, quantity: 2 },
    ];
    const forced = await promise({ lines, period: WEEK, force: true });
    expect(forced).toMatchObject({ value: { short: [{ itemId: head, available: 2 }] } });
    const short = await db.select().from(hireShortages).orderBy(asc(hireShortages.quantity));
    expect(short.map(({ itemId, quantity }) => [itemId, quantity])).toEqual([
      [bond, 1],
      [head, 2],
    ]);
  });

  it("H28 (claims): of ten out seven come back: free after turnaround, three stay out", async () => {
    const itemId = await itemOf({ owned: 10, turnaroundMinutes: 120 });
    await promise({ lines: [{ itemId, quantity: 10 }], period: WEEK });
    const [claim] = await db.select().from(hireClaims);
    const claimId = claim?.id ?? "";
    await inTransaction(db, (tx) => collectClaim(tx, { claimId, now: WEEK.from }));
    const back = irish("2027-06-16T10:00");
    const returned = await inTransaction(db, (tx) => returnClaim(tx, { claimId, quantity: 7, now: back }));
    expect(returned).toEqual({ ok: true, value: { rush: false } });
    const ask = (from: string) => available(itemId, period(from, "2027-06-17T17:00"), { now: back });
    expect(await ask("2027-06-16T11:45")).toBe(0);
    expect(await ask("2027-06-16T12:00")).toBe(7);
    const late = await inTransaction(db, (tx) => returnClaim(tx, { claimId, quantity: 4, now: back }));
    expect(late).toEqual({ ok: false, error: { kind: "too-many", out: 3 } });
  });

  it("a turnaround is cut short where it would displace somebody, and is a rush", async () => {
    const itemId = await itemOf({ owned: 1, turnaroundMinutes: 120 });
    await promise({
      lines: [{ itemId, quantity: 1 }],
      period: period("2027-06-14T09:00", "2027-06-14T13:00"),
    });
    const [claim] = await db.select().from(hireClaims);
    const claimId = claim?.id ?? "";
    await promise({
      reference: "next",
      lines: [{ itemId, quantity: 1 }],
      period: period("2027-06-14T15:00", "2027-06-14T17:00"),
    });
    await inTransaction(db, (tx) => collectClaim(tx, { claimId, now: irish("2027-06-14T09:00") }));
    const late = irish("2027-06-14T14:00");
    expect(await inTransaction(db, (tx) => returnClaim(tx, { claimId, quantity: 1, now: late }))).toEqual({
      ok: true,
      value: { rush: true },
    });
    const [turnaround] = await db.select().from(hireClaims).where(eq(hireClaims.kind, "turnaround"));
    expect(turnaround).toMatchObject({ rush: true, startsAt: late, endsAt: irish("2027-06-14T15:00") });
  });

  it("collected early, it is claimed from now, if that is free", async () => {
    const itemId = await itemOf({ owned: 1 });
    await promise({
      lines: [{ itemId, quantity: 1 }],
      period: period("2027-06-14T09:00", "2027-06-14T17:00"),
    });
    await promise({
      lines: [{ itemId, quantity: 1 }],
      period: period("2027-06-15T09:00", "2027-06-16T17:00"),
    });
    const [, second] = await db.select().from(hireClaims).orderBy(asc(hireClaims.startsAt));
    const claimId = second?.id ?? "";
    const collect = (now: Date) => inTransaction(db, (tx) => collectClaim(tx, { claimId, now }));
    expect(await collect(irish("2027-06-14T16:00"))).toEqual({ ok: false, error: { kind: "not-free-yet" } });
    expect((await collect(irish("2027-06-14T17:00"))).ok).toBe(true);
    expect(await collect(irish("2027-06-15T09:00"))).toEqual({ ok: false, error: { kind: "not-firm" } });
  });

  it("H33 (claims): what is given back covers shortages of others", async () => {
    const itemId = await itemOf({ owned: 1 });
    const first = newId();
    await promise({ ownerId: first, lines: [{ itemId, quantity: 1 }], period: WEEK });
    await promise({ reference: "H-2", lines: [{ itemId, quantity: 1 }], period: WEEK, force: true });
    expect(await db.select().from(hireShortages)).toMatchObject([{ state: "open" }]);
    await inTransaction(db, (tx) => releaseClaims(tx, { ownerId: first, now: NOW }));
    expect(await db.select().from(hireShortages)).toMatchObject([{ state: "solved" }]);
    expect(await db.select().from(hireClaims).where(eq(hireClaims.state, "firm"))).toMatchObject([
      { reference: "H-2" },
    ]);
  });
});
