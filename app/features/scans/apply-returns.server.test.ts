import { and, eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { hireClaims, hireShortages } from "#app/db/schema/hire/claims.ts";
import { hireScans } from "#app/db/schema/hire/scans.ts";
import { auditLog } from "#app/db/schema/system/audit.ts";
import { newId } from "#app/lib/ids.ts";
import { addMs, DAY_MS, HOUR_MS, MINUTE_MS } from "#app/lib/time/clock.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { claimsOn, NOW, period, WEEK } from "#tests/support/hire/claims.ts";
import { countedHire, unitHire } from "#tests/support/hire/scanned-hires.ts";
import { scansOn } from "#tests/support/hire/scans.ts";
import { applyScan } from "./apply-scan.server.ts";

const db = await useTestDb();
const { available } = claimsOn(db);

const applied = { outcome: "applied", reason: null };

describe("sending and taking back", () => {
  it("H25: the same scan delivered five times, late and in any order, has one effect", async () => {
    const { site, hire, item, count } = await countedHire(db, 6);
    await count("prepare", 6);
    const at = (minutes: number) => addMs(NOW, minutes * MINUTE_MS);
    const out = site.make(hire.id, "out", { itemId: item.id, quantity: 4, at: at(-50) });
    const back = site.make(hire.id, "return", { itemId: item.id, quantity: 3, at: at(-10) });
    expect(await site.send(back)).toMatchObject({ outcome: "refused", reason: "not-out" });
    expect(await site.send(back)).toMatchObject({ outcome: "refused", reason: "not-out" });
    const first = await site.send(out);
    expect(first).toMatchObject(applied);
    for (const scan of [out, back, out, back, out, out]) await site.send(scan);
    expect(await site.pieces(hire.id)).toEqual({ prepared: 2, out: 1, good: 3 });
    expect(await site.send(back)).toMatchObject(applied);
    expect(await db.$count(hireScans, eq(hireScans.hireId, hire.id))).toBe(3);
    expect(await site.send(out)).toEqual(first);
  });

  it("H25: units come to the same end in every order of delivery", async () => {
    const orders = [
      [0, 1, 2],
      [0, 2, 1],
      [1, 0, 2],
      [1, 2, 0],
      [2, 0, 1],
      [2, 1, 0],
    ];
    for (const order of orders) {
      const { site, hire, unit } = await unitHire(db);
      const code = `${unit}`;
      const scans = (["prepare", "out", "return"] as const).map((action, n) =>
        site.make(hire.id, action, { code, at: addMs(NOW, (n - 5) * MINUTE_MS) }),
      );
      for (const n of order) {
        const scan = scans[n];
        if (scan) await site.send(scan);
      }
      expect([order, await site.pieces(hire.id), (await site.view(hire.token)).state]).toEqual([
        order,
        { good: 1 },
        "back",
      ]);
    }
  });

  it("a return that came before its way out names the person who took the gear back", async () => {
    const { site, hire, unit } = await unitHire(db);
    const [out, back] = (["out", "return"] as const).map((action, n) =>
      site.make(hire.id, action, {
        code: `${unit}`,
        condition: "damaged",
        at: addMs(NOW, (n - 5) * MINUTE_MS),
      }),
    );
    const now = site.clock.now();
    for (const [scan, actorId] of [
      [back, "store-2"],
      [out, "store-1"],
    ] as const)
      if (scan) await applyScan(db, scan, { actorId, sentAt: now, now });
    expect(await site.pieces(hire.id)).toEqual({ damaged: 1 });
    const isRepair = and(
      eq(auditLog.action, "unit.state-changed"),
      sql`${auditLog.details} ->> 'to' = 'repair'`,
    );
    const entries = await db.select({ actorId: auditLog.actorId }).from(auditLog).where(isRepair);
    expect(entries).toEqual([{ actorId: "store-2" }]);
  });

  it("H26: a second scan of a unit that is out says so and changes nothing", async () => {
    const { site, hire, unit, state } = await unitHire(db);
    expect(await site.scan(hire.id, "out", { code: `${unit}` })).toMatchObject(applied);
    const [before] = await db.select().from(hireClaims).where(eq(hireClaims.ownerId, hire.id));
    expect(await site.scan(hire.id, "out", { code: `${unit}` })).toMatchObject({
      outcome: "repeated",
      reason: "already-out",
    });
    expect(await db.select().from(hireClaims).where(eq(hireClaims.ownerId, hire.id))).toEqual([before]);
    expect(await state()).toBe("out");
  });

  it("a unit that came back and went out again is out, and a correction is of its last return", async () => {
    const site = scansOn(db);
    const item = await site.item({ kind: "serialised", owned: 2 });
    const hire = await site.reserved([[item.id, 2]]);
    const [unit = 0] = item.units;
    const stage = async () => (await site.list(hire.id))?.units.find(({ number }) => number === unit)?.at;
    const scan = async (action: "out" | "return", change = {}) => {
      expect(await site.scan(hire.id, action, { code: `${unit}`, ...change })).toMatchObject(applied);
      site.clock.move(HOUR_MS);
    };
    for (const action of ["out", "return", "out"] as const) await scan(action);
    // Neither the ids nor the order of the rows says which went out last.
    const claims = await db.select().from(hireClaims).where(eq(hireClaims.ownerId, hire.id));
    await db.delete(hireClaims).where(eq(hireClaims.ownerId, hire.id));
    for (const state of ["out", "done"] as const)
      for (const claim of claims.filter((one) => one.state === state))
        await db.insert(hireClaims).values({ ...claim, id: state === "out" ? newId() : claim.id });
    expect(await stage()).toBe("out");
    await scan("return");
    await scan("return", { condition: "damaged" });
    expect(await stage()).toBe("damaged");
    const done = await db.select().from(hireClaims).where(eq(hireClaims.ownerId, hire.id));
    const byReturn = done.sort((a, b) => a.endsAt.getTime() - b.endsAt.getTime());
    expect(byReturn.map(({ condition }) => condition)).toEqual(["good", "damaged"]);
  });

  it("counted pieces that are missing are noted as missing already, not as back", async () => {
    const site = scansOn(db);
    const item = await site.item({ owned: 5 });
    const hire = await site.reserved([[item.id, 5]]);
    const missing = { itemId: item.id, quantity: 5, condition: "missing" } as const;
    await site.scan(hire.id, "prepare", { itemId: item.id, quantity: 5 });
    await site.scan(hire.id, "hand-over");
    expect(await site.scan(hire.id, "return", missing)).toMatchObject(applied);
    expect(await site.scan(hire.id, "return", missing)).toMatchObject({
      reason: "already-back",
      details: { condition: "missing" },
    });
  });

  it("H28: of ten, seven come back: they are free after their turnaround, three stay out", async () => {
    const site = scansOn(db);
    const item = await site.item({ owned: 10, turnaroundMinutes: 120 });
    const hire = await site.reserved([[item.id, 10]]);
    const of = (quantity: number, change = {}) => ({ itemId: item.id, quantity, ...change });
    await site.scan(hire.id, "prepare", of(10));
    site.clock.move(WEEK.from.getTime() - NOW.getTime());
    expect(await site.scan(hire.id, "hand-over")).toMatchObject({ ...applied, details: { pieces: 10 } });
    expect((await site.view(hire.token)).state).toBe("out");
    const friday = period("2027-06-18T12:00", "2027-06-18T17:00").from;
    site.clock.move(friday.getTime() - WEEK.from.getTime());
    expect(await site.scan(hire.id, "return", of(7))).toMatchObject(applied);
    const free = (from: string, to: string) =>
      available(item.id, period(from, to), { now: site.clock.now() });
    expect(await free("2027-06-18T13:45", "2027-06-18T17:00")).toBe(0);
    expect(await free("2027-06-18T14:00", "2027-06-18T17:00")).toBe(7);
    expect(await site.view(hire.token)).toMatchObject({ state: "part-back", lines: [{ out: 10, back: 7 }] });
    expect(await site.scan(hire.id, "return", of(4))).toMatchObject({
      reason: "too-many",
      details: { left: 3 },
    });
    expect(await site.scan(hire.id, "return", of(2, { condition: "damaged" }))).toMatchObject(applied);
    expect((await site.view(hire.token)).state).toBe("part-back");
    expect(await site.scan(hire.id, "return", of(1, { condition: "missing" }))).toMatchObject(applied);
    expect(await site.view(hire.token)).toMatchObject({
      state: "back",
      returnedAt: site.clock.now(),
      lines: [{ out: 10, back: 9, missing: 1, damaged: 2 }],
    });
    expect(await free("2027-06-21T09:00", "2027-06-25T17:00")).toBe(7);
    expect(await site.scan(hire.id, "return", of(1))).toMatchObject(applied);
    expect(await free("2027-06-21T09:00", "2027-06-25T17:00")).toBe(8);
    expect((await site.view(hire.token)).lines).toMatchObject([{ back: 10, missing: 0, damaged: 2 }]);
  });

  it("a damaged unit goes into repair, a missing one is looked for; who was promised it gets a shortage", async () => {
    const { site, hire, item, unit, other } = await unitHire(db);
    const next = await site.reserved([[item.id, 2]], period("2027-06-21T09:00", "2027-06-25T17:00"));
    site.clock.move(WEEK.from.getTime() - NOW.getTime());
    await site.scan(hire.id, "out", { code: `${unit}` });
    expect(await site.scan(hire.id, "return", { code: `${unit}`, condition: "missing" })).toMatchObject(
      applied,
    );
    expect(await site.unitState(unit)).toBe("missing");
    expect(await site.scan(hire.id, "return", { code: `${unit}`, condition: "missing" })).toMatchObject({
      reason: "already-back",
      details: { condition: "missing" },
    });
    const short = and(eq(hireShortages.ownerId, next.id), eq(hireShortages.state, "open"));
    expect(await db.$count(hireShortages, short)).toBe(1);
    expect((await site.view(hire.token)).state).toBe("back");
    expect(await site.scan(hire.id, "return", { code: `${unit}`, condition: "damaged" })).toMatchObject({
      ...applied,
      details: { corrected: 1 },
    });
    expect([await site.unitState(unit), await site.unitState(other)]).toEqual(["repair", "in-service"]);
    expect(await site.scan(hire.id, "return", { code: `${unit}` })).toMatchObject(applied);
    expect([await site.unitState(unit), await db.$count(hireShortages, short)]).toEqual(["in-service", 0]);
    expect(await site.scan(hire.id, "return", { code: `${unit}` })).toMatchObject({ reason: "already-back" });
  });

  it("a unit that is out with another hire is named with it, and can be booked in there", async () => {
    const { site, hire, item, unit } = await unitHire(db);
    const other = await site.reserved([[item.id, 1]]);
    await site.scan(other.id, "out", { code: `${unit}` });
    const answer = await site.scan(hire.id, "return", { code: `${unit}` });
    expect(answer).toMatchObject({
      reason: "out-elsewhere",
      details: { hire: other.number, hireId: other.id },
    });
    expect(await site.scan(other.id, "return", { code: `${unit}` })).toMatchObject(applied);
    expect((await site.view(other.token)).state).toBe("back");
  });

  it("what does not go any more is given back, and the hire is complete without it", async () => {
    const { site, hire, item, count, state } = await countedHire(db, 5);
    await count("out", 3);
    expect(await state()).toBe("out");
    await count("return", 3);
    expect(await state()).toBe("part-back");
    expect(await site.scan(hire.id, "stays")).toMatchObject({ ...applied, details: { pieces: 2 } });
    expect(await state()).toBe("back");
    expect(await available(item.id, WEEK)).toBe(10);
  });

  it("a device clock that is a day off is corrected by when it sent", async () => {
    const { site, hire, unit } = await unitHire(db);
    const wrong = addMs(NOW, DAY_MS);
    const scan = site.make(hire.id, "out", { code: `${unit}`, at: addMs(wrong, -HOUR_MS) });
    expect(await site.send(scan, { sentAt: wrong })).toMatchObject(applied);
    const [row] = await db.select().from(hireScans).where(eq(hireScans.id, scan.id));
    expect(row).toMatchObject({ deviceAt: scan.at, occurredAt: addMs(NOW, -HOUR_MS), receivedAt: NOW });
  });

  it("kits count as prepared and back when all their parts are, as out with the first", async () => {
    const site = scansOn(db);
    const [lamp, cable] = [await site.item(), await site.item()];
    const kit = await site.item({
      parts: [
        [lamp.id, 1],
        [cable.id, 2],
      ],
    });
    const hire = await site.reserved([[kit.id, 2]]);
    const line = async () => (await site.view(hire.token)).lines[0];
    const of = (itemId: string, quantity: number) => ({ itemId, quantity });
    await site.scan(hire.id, "prepare", of(lamp.id, 2));
    await site.scan(hire.id, "prepare", of(cable.id, 3));
    expect(await line()).toMatchObject({ prepped: 1, out: 0 });
    await site.scan(hire.id, "hand-over");
    expect(await line()).toMatchObject({ prepped: 0, out: 2, back: 0 });
    await site.scan(hire.id, "return", of(cable.id, 3));
    await site.scan(hire.id, "return", of(lamp.id, 1));
    expect(await line()).toMatchObject({ out: 2, back: 1, missing: 0 });
  });
});
