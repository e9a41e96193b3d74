import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { assets } from "#app/db/schema/hire/assets.ts";
import { hireClaims } from "#app/db/schema/hire/claims.ts";
import { hireLines } from "#app/db/schema/hire/hires.ts";
import { openUnitBlock } from "#app/features/claims/units/unit-blocks.server.ts";
import { addMs, DAY_MS, MINUTE_MS } from "#app/lib/time/clock.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { claimsOn, NOW, WEEK } from "#tests/support/hire/claims.ts";
import { countedHire, unitHire } from "#tests/support/hire/scanned-hires.ts";
import { scansOn } from "#tests/support/hire/scans.ts";

const db = await useTestDb();
const { available } = claimsOn(db);

const applied = { outcome: "applied", reason: null };

describe("preparing", () => {
  it("takes counted pieces off the shelf and back, and the state of the hire follows", async () => {
    const { site, hire, count, state } = await countedHire(db);
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
    const { site, hire, unit } = await unitHire(db);
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
      outcome: "refused",
      reason: "unknown-code",
      details: { code: "ABCDEF" },
    });
  });

  it("refuses a unit that is in repair, also where it is promised back before the hire", async () => {
    const { site, hire, unit, other } = await unitHire(db);
    const now = site.clock.now();
    const block = { unitNumber: unit, kind: "maintenance", from: now, actorId: null, now } as const;
    await inTransaction(db, (tx) => openUnitBlock(tx, { ...block, to: addMs(now, DAY_MS) }));
    expect(hire.startsAt > addMs(now, 2 * DAY_MS)).toBe(true);
    expect(await site.scan(hire.id, "prepare", { code: `${unit}` })).toMatchObject({ reason: "repair" });
    expect(await site.scan(hire.id, "prepare", { code: `${other}` })).toMatchObject(applied);
  });

  it("refuses what cannot go, each with its own reason", async () => {
    const { site, hire, item, unit, other } = await unitHire(db, 3);
    const third = item.units[2] ?? 0;
    const stranger = await site.item({ kind: "serialised", owned: 1 });
    await db.update(assets).set({ state: "scrapped" }).where(eq(assets.unitNumber, third));
    const elsewhere = await site.reserved([[item.id, 1]]);
    expect(await site.scan(elsewhere.id, "prepare", { code: `${other}` })).toMatchObject(applied);
    const reasonOf = async (code: number, change = {}) =>
      (await site.scan(hire.id, "prepare", { code: `${code}`, ...change })).reason;
    expect(await reasonOf(third)).toBe("gone");
    expect(await reasonOf(stranger.units[0] ?? 0)).toBe("not-listed");
    for (const action of ["prepare", "out", "return"] as const)
      expect(await site.scan(hire.id, action, { itemId: stranger.id })).toMatchObject({
        reason: "not-listed",
        details: { item: stranger.name, serialised: 1 },
      });
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
    const { site, hire } = await countedHire(db);
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
    const { site, hire, item, count } = await countedHire(db, 2);
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
    const { site, hire, unit, other } = await unitHire(db);
    await db.update(hireClaims).set({ unitNumber: unit }).where(eq(hireClaims.ownerId, hire.id));
    const scan = (change = {}) => site.scan(hire.id, "prepare", { code: `${other}`, ...change });
    expect(await scan()).toMatchObject({ reason: "other-unit", details: { promised: unit } });
    expect(await scan({ swap: true })).toMatchObject(applied);
  });

  async function caseHire() {
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
    return { site, hire, units: lamp.units, code: `${box?.unitNumber}` };
  }

  it("moves a case with what lies in it", async () => {
    const { site, hire, code } = await caseHire();
    expect(await site.scan(hire.id, "prepare", { code })).toMatchObject({
      ...applied,
      details: { pieces: 3 },
    });
    expect(await site.scan(hire.id, "prepare", { code })).toMatchObject({
      outcome: "repeated",
      reason: "already-prepared",
    });
    expect(await site.scan(hire.id, "out", { code })).toMatchObject(applied);
    expect(await site.pieces(hire.id)).toEqual({ out: 3 });
  });

  it("H25: a scan that comes late changes nothing of what a later one of its case has moved", async () => {
    const { site, hire, units, code } = await caseHire();
    const at = (minutes: number) => addMs(NOW, minutes * MINUTE_MS);
    const late = { outcome: "repeated", reason: "late" };
    await site.send(site.make(hire.id, "prepare", { code: `${units[0]}`, at: at(-60) }));
    await site.send(site.make(hire.id, "prepare", { code, at: at(-40) }));
    await site.send(site.make(hire.id, "put-back", { code: `${units[1]}`, at: at(-50) }));
    expect(await site.pieces(hire.id)).toEqual({ prepared: 3 });
    await site.send(site.make(hire.id, "put-back", { code, at: at(-20) }));
    const again = site.make(hire.id, "prepare", { code, at: at(-30) });
    expect(await site.send(again)).toMatchObject(late);
    expect(await site.pieces(hire.id)).toEqual({ firm: 3 });
  });
});
