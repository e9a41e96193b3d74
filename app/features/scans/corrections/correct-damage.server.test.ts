import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { hireShortages } from "#app/db/schema/hire/claims.ts";
import { listAuditEntries } from "#app/features/audit/queries.server.ts";
import { type PieceWork, putPiecesBack } from "#app/features/fleet/pieces/put-pieces-back.server.ts";
import { writeOffPieces } from "#app/features/fleet/pieces/write-off-pieces.server.ts";
import { checkHire, closeHire } from "#app/features/hires/closing/close-hire.server.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { claimsOn, NOW, period, WEEK } from "#tests/support/hire/claims.ts";
import { countedHire, unitHire } from "#tests/support/hire/scanned-hires.ts";
import { correctDamage } from "./correct-damage.server.ts";

const db = await useTestDb();
const { available } = claimsOn(db);
const AFTER = period("2027-06-21T09:00", "2027-06-25T17:00");

/** A hire of six of ten pieces; four came back good, and two as damaged unless `back` is false. */
async function damagedHire({ back = true } = {}) {
  const hired = await countedHire(db, 6);
  const { site, hire, item, count } = hired;
  site.clock.move(WEEK.from.getTime() - NOW.getTime());
  await count("out", 6);
  await count("return", 4);
  if (back) await count("return", 2, { condition: "damaged" });
  const free = () => available(item.id, AFTER, { now: site.clock.now() });
  const correct = (quantity: number, seen: number) =>
    correctDamage(db, {
      hireId: hire.id,
      itemId: item.id,
      quantity,
      seen,
      actorId: "store-1",
      now: site.clock.now(),
    });
  const line = async () => (await site.view(hire.token)).lines[0];
  return { ...hired, free, correct, line };
}

describe("counted pieces that were entered as damaged", () => {
  it("are good after all: the counts and the shelf have them again, and the history says who said so", async () => {
    const { site, hire, item, free, correct, line, state } = await damagedHire();
    expect([await free(), await line()]).toMatchObject([8, { back: 6, damaged: 2 }]);
    const next = await site.reserved([[item.id, 8]], AFTER);
    await site.scan(next.id, "prepare", { itemId: item.id, quantity: 8 });
    expect(await correct(1, 2)).toEqual({ ok: true, value: null });
    expect([await free(), await line(), await state()]).toMatchObject([1, { back: 6, damaged: 1 }, "back"]);
    expect(await correct(1, 1)).toMatchObject({ ok: true });
    expect([await free(), await line()]).toMatchObject([2, { out: 6, back: 6, damaged: 0, missing: 0 }]);
    expect(await site.pieces(hire.id)).toEqual({ good: 6 });
    const history = await listAuditEntries(db, { subjectType: "hire", subjectId: hire.id });
    const traced = history.filter(({ action }) => action === "hire.damage-taken-back");
    expect(traced).toHaveLength(2);
    expect(traced[0]).toMatchObject({
      actorId: "store-1",
      details: { number: hire.number, quantity: 1 },
    });
  });

  it("cover again who lost them", async () => {
    const { site, item, count, correct } = await damagedHire({ back: false });
    const next = await site.reserved([[item.id, 10]], AFTER);
    await count("return", 2, { condition: "damaged" });
    const open = and(eq(hireShortages.ownerId, next.id), eq(hireShortages.state, "open"));
    expect(await db.select().from(hireShortages).where(open)).toMatchObject([{ quantity: 2 }]);
    expect(await correct(2, 2)).toMatchObject({ ok: true });
    expect(await db.$count(hireShortages, open)).toBe(0);
  });

  it("sent twice, or from a list that others have changed, change nothing", async () => {
    const { correct, line } = await damagedHire();
    const twice = await Promise.all([correct(1, 2), correct(1, 2)]);
    expect(twice.map(({ ok }) => ok).sort()).toEqual([false, true]);
    expect(await correct(1, 2)).toEqual({ ok: false, error: { kind: "conflict" } });
    expect(await correct(2, 1)).toEqual({ ok: false, error: { kind: "bad-quantity" } });
    expect(await correct(0, 1)).toEqual({ ok: false, error: { kind: "bad-quantity" } });
    expect(await line()).toMatchObject({ damaged: 1 });
  });

  it("keep their condition once they were repaired or written off", async () => {
    const { site, hire, item, correct, line } = await damagedHire();
    const work = (seen: number): PieceWork => ({
      itemId: item.id,
      kind: "maintenance",
      reference: hire.number,
      quantity: 1,
      seen,
      note: "",
      actorId: "store-1",
      now: site.clock.now(),
    });
    expect(await putPiecesBack(db, work(2))).toMatchObject({ ok: true });
    expect(await correct(2, 2)).toEqual({ ok: false, error: { kind: "not-in-repair" } });
    expect(await writeOffPieces(db, work(1))).toMatchObject({ ok: true });
    expect(await correct(1, 2)).toEqual({ ok: false, error: { kind: "not-in-repair" } });
    expect(await line()).toMatchObject({ damaged: 2 });
  });

  it("keep their condition after the hire was closed", async () => {
    const { site, hire, correct, line } = await damagedHire();
    const ask = () => ({ id: hire.id, actorId: "store-1", now: site.clock.now() });
    expect(await checkHire(db, ask())).toMatchObject({ ok: true });
    expect(await correct(1, 2)).toMatchObject({ ok: true });
    await site.payPart(hire.token, "balance");
    const { version } = await site.view(hire.token);
    expect(await closeHire(db, { ...ask(), version })).toMatchObject({ ok: true });
    expect(await correct(1, 1)).toEqual({ ok: false, error: { kind: "closed" } });
    expect(await line()).toMatchObject({ damaged: 1 });
  });

  it("are not units, which a further scan corrects", async () => {
    const { site, hire, item, unit } = await unitHire(db);
    await site.scan(hire.id, "out", { code: `${unit}` });
    await site.scan(hire.id, "return", { code: `${unit}`, condition: "damaged" });
    const asked = { hireId: hire.id, itemId: item.id, quantity: 1, seen: 1, actorId: "store-1", now: NOW };
    expect(await correctDamage(db, asked)).toEqual({ ok: false, error: { kind: "conflict" } });
  });
});
