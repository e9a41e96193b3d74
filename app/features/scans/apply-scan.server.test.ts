import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { assets } from "#app/db/schema/hire/assets.ts";
import { hireClaims, hireShortages } from "#app/db/schema/hire/claims.ts";
import { hireLines } from "#app/db/schema/hire/hires.ts";
import { hireScans } from "#app/db/schema/hire/scans.ts";
import { addMs, DAY_MS, HOUR_MS, MINUTE_MS } from "#app/lib/time/clock.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { claimsOn, NOW, period, WEEK } from "#tests/support/hire/claims.ts";
import { scansOn } from "#tests/support/hire/scans.ts";

const db = await useTestDb();
const { available } = claimsOn(db);

/** A hire of `booked` of so many counted pieces. */
async function countedHire(booked = 4, owned = 10) {
  const site = scansOn(db);
  const item = await site.item({ owned });
  const hire = await site.reserved([[item.id, booked]]);
  const count = (action: "prepare" | "put-back" | "out" | "return", quantity: number, change = {}) =>
    site.scan(hire.id, action, { itemId: item.id, quantity, ...change });
  return { site, item, hire, count, state: async () => (await site.view(hire.token)).state };
}

/** A hire of one unit of two. */
async function unitHire(owned = 2) {
  const site = scansOn(db);
  const item = await site.item({ kind: "serialised", owned });
  const hire = await site.reserved([[item.id, 1]]);
  const [unit = 0, other = 0] = item.units;
  return { site, item, hire, unit, other, state: async () => (await site.view(hire.token)).state };
}

const applied = { outcome: "applied", reason: null };

describe("preparing", () => {
  it("takes counted pieces off the shelf and back, and the state of the hire follows", async () => {
    const { site, hire, count, state } = await countedHire();
    expect(await state()).toBe("reserved");
    expect(await count("prepare", 3)).toMatchObject(applied);
    expect([await state(), await site.pieces(hire.id)]).toEqual(["prepping", { firm: 1, prepared: 3 }]);
    expect(await count("prepare", 2)).toMatchObject({
      outcome: "refused",
      reason: "too-many",
      details: { left: 1 },
    });
    expect(await count("prepare", 1)).toMatchObject(applied);
    expect(await state()).toBe("ready");
    expect(await count("prepare", 1)).toMatchObject({ reason: "enough", details: { needed: 4 } });
    expect(await count("put-back", 4)).toMatchObject(applied);
    expect([await state(), await site.pieces(hire.id)]).toEqual(["reserved", { firm: 4 }]);
    expect(await count("put-back", 1)).toMatchObject({ outcome: "repeated", reason: "not-prepared" });
    const [line] = await db.select().from(hireLines).where(eq(hireLines.hireId, hire.id));
    expect(line).toMatchObject({ quantity: 4, prepped: 0, out: 0, back: 0 });
  });

  it("finds a unit by its number, its label also as an address, barcode and serial", async () => {
    const { site, hire, unit } = await unitHire();
    const [asset] = await db.select().from(assets).where(eq(assets.unitNumber, unit));
    const serial = `SN-${unit}/A`;
    await db
      .update(assets)
      .set({ barcode: `50-${unit}`, serial, serialFold: `SN${unit}A` })
      .where(eq(assets.unitNumber, unit));
    for (const code of [
      `${unit}`,
      `#${unit}`,
      asset?.code ?? "",
      `https://x.ie/ga/u/${asset?.code}`,
      `50-${unit}`,
      serial,
    ]) {
      expect([code, await site.scan(hire.id, "prepare", { code })]).toMatchObject([
        code,
        { ...applied, unitNumber: unit },
      ]);
      expect(await site.scan(hire.id, "put-back", { code })).toMatchObject(applied);
    }
    expect(await site.scan(hire.id, "prepare", { code: "ABCDEF" })).toMatchObject({
      ...{ outcome: "refused", reason: "unknown-code", details: { code: "ABCDEF" } },
    });
  });

  it("refuses what cannot go, each with its own reason", async () => {
    const { site, hire, item, unit, other } = await unitHire(3);
    const third = item.units[2] ?? 0;
    const stranger = await site.item({ kind: "serialised", owned: 1 });
    await db.update(assets).set({ state: "scrapped" }).where(eq(assets.unitNumber, third));
    const elsewhere = await site.reserved([[item.id, 1]]);
    expect(await site.scan(elsewhere.id, "prepare", { code: `${other}` })).toMatchObject(applied);
    const reasonOf = async (code: number, change = {}) =>
      (await site.scan(hire.id, "prepare", { code: `${code}`, ...change })).reason;
    expect(await reasonOf(third)).toBe("gone");
    expect(await reasonOf(stranger.units[0] ?? 0)).toBe("not-listed");
    const held = await site.scan(hire.id, "prepare", { code: `${other}` });
    expect(held).toMatchObject({ reason: "prepared-elsewhere", details: { hire: elsewhere.number } });
    expect(await site.scan(hire.id, "prepare", { itemId: item.id })).toMatchObject({ reason: "needs-unit" });
    expect(await reasonOf(unit)).toBe(null);
    expect(await reasonOf(unit)).toBe("already-prepared");
    const cancelled = await site.reserved([[(await site.item()).id, 1]]);
    await db.execute(`update hires set state = 'lapsed' where id = '${cancelled.id}'`);
    expect(await site.scan(cancelled.id, "hand-over")).toMatchObject({ reason: "hire-state" });
  });

  it("adds what is not on the list if it is free, on a line that costs nothing", async () => {
    const { site, hire } = await countedHire();
    const cable = await site.item({ owned: 2 });
    const add = (quantity: number) =>
      site.scan(hire.id, "prepare", { itemId: cable.id, quantity, add: true });
    expect(await add(3)).toMatchObject({ outcome: "refused", reason: "not-free" });
    const before = await site.view(hire.token);
    expect(await add(2)).toMatchObject(applied);
    const after = await site.view(hire.token);
    expect(after.lines.at(-1)).toMatchObject({ itemId: cable.id, quantity: 2, net: 0, prepped: 2 });
    expect([after.total, after.lines.length]).toEqual([before.total, before.lines.length + 1]);
    expect(await available(cable.id, WEEK)).toBe(0);
  });

  it("swaps another item into the place of one on the list", async () => {
    const { site, hire, item, count } = await countedHire(2);
    const like = await site.item({ kind: "serialised", owned: 1 });
    const code = `${like.units[0]}`;
    expect(await site.scan(hire.id, "prepare", { code, forItemId: item.id })).toMatchObject(applied);
    expect(await available(item.id, WEEK)).toBe(9);
    expect(await count("prepare", 1)).toMatchObject(applied);
    const [line] = (await site.view(hire.token)).lines;
    expect(line).toMatchObject({ quantity: 2, prepped: 2 });
    expect((await site.view(hire.token)).state).toBe("ready");
  });

  it("takes another unit than the promised one only where the scan says so", async () => {
    const { site, hire, unit, other } = await unitHire();
    await db.update(hireClaims).set({ unitNumber: unit }).where(eq(hireClaims.ownerId, hire.id));
    const scan = (change = {}) => site.scan(hire.id, "prepare", { code: `${other}`, ...change });
    expect(await scan()).toMatchObject({ reason: "other-unit", details: { promised: unit } });
    expect(await scan({ swap: true })).toMatchObject(applied);
  });

  it("moves a case with what lies in it", async () => {
    const site = scansOn(db);
    const lamp = await site.item({ kind: "serialised", owned: 3 });
    const flight = await site.item({ kind: "serialised", owned: 1 });
    const hire = await site.reserved([[lamp.id, 3]]);
    const [box] = await db
      .select()
      .from(assets)
      .where(eq(assets.unitNumber, flight.units[0] ?? 0));
    for (const number of lamp.units)
      await db
        .update(assets)
        .set({ caseId: box?.id ?? null })
        .where(eq(assets.unitNumber, number));
    expect(await site.scan(hire.id, "prepare", { code: `${box?.unitNumber}` })).toMatchObject({
      ...applied,
      details: { pieces: 3 },
    });
    expect(await site.scan(hire.id, "prepare", { code: `${box?.unitNumber}` })).toMatchObject({
      ...{ outcome: "repeated", reason: "already-prepared" },
    });
    expect(await site.scan(hire.id, "out", { code: `${box?.unitNumber}` })).toMatchObject(applied);
    expect(await site.pieces(hire.id)).toEqual({ out: 3 });
  });
});

describe("sending and taking back", () => {
  it("H25: the same scan delivered five times, late and in any order, has one effect", async () => {
    const { site, hire, item, count } = await countedHire(6);
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
      const { site, hire, unit } = await unitHire();
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

  it("H26: a second scan of a unit that is out says so and changes nothing", async () => {
    const { site, hire, unit, state } = await unitHire();
    expect(await site.scan(hire.id, "out", { code: `${unit}` })).toMatchObject(applied);
    const [before] = await db.select().from(hireClaims).where(eq(hireClaims.ownerId, hire.id));
    expect(await site.scan(hire.id, "out", { code: `${unit}` })).toMatchObject({
      outcome: "repeated",
      reason: "already-out",
    });
    expect(await db.select().from(hireClaims).where(eq(hireClaims.ownerId, hire.id))).toEqual([before]);
    expect(await state()).toBe("out");
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
      ...{ state: "back", returnedAt: site.clock.now() },
      lines: [{ out: 10, back: 9, missing: 1, damaged: 2 }],
    });
    expect(await free("2027-06-21T09:00", "2027-06-25T17:00")).toBe(7);
    expect(await site.scan(hire.id, "return", of(1))).toMatchObject(applied);
    expect(await free("2027-06-21T09:00", "2027-06-25T17:00")).toBe(8);
    expect((await site.view(hire.token)).lines).toMatchObject([{ back: 10, missing: 0, damaged: 2 }]);
  });

  it("a damaged unit goes into repair, a missing one is looked for; who was promised it gets a shortage", async () => {
    const { site, hire, item, unit, other } = await unitHire();
    const next = await site.reserved([[item.id, 2]], period("2027-06-21T09:00", "2027-06-25T17:00"));
    site.clock.move(WEEK.from.getTime() - NOW.getTime());
    await site.scan(hire.id, "out", { code: `${unit}` });
    expect(await site.scan(hire.id, "return", { code: `${unit}`, condition: "missing" })).toMatchObject(
      applied,
    );
    expect(await site.unitState(unit)).toBe("missing");
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
    const { site, hire, item, unit } = await unitHire();
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
    const { site, hire, item, count, state } = await countedHire(5);
    await count("out", 3);
    expect(await state()).toBe("out");
    await count("return", 3);
    expect(await state()).toBe("part-back");
    expect(await site.scan(hire.id, "stays")).toMatchObject({ ...applied, details: { pieces: 2 } });
    expect(await state()).toBe("back");
    expect(await available(item.id, WEEK)).toBe(10);
  });

  it("a device clock that is a day off is corrected by when it sent", async () => {
    const { site, hire, unit } = await unitHire();
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
