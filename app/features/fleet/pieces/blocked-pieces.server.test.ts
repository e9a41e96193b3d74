import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { hireShortages } from "#app/db/schema/hire/claims.ts";
import { fleetMovements, hireItems } from "#app/db/schema/hire/fleet.ts";
import { auditLog } from "#app/db/schema/system/audit.ts";
import type { PieceBlockKind } from "#app/features/claims/claims.ts";
import { listPieceBlocks } from "#app/features/claims/warehouse/piece-blocks.server.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { claimsOn, NOW, period, WEEK } from "#tests/support/hire/claims.ts";
import { countedHire } from "#tests/support/hire/scanned-hires.ts";
import { type PieceWork, putPiecesBack } from "./put-pieces-back.server.ts";
import { writeOffPieces } from "./write-off-pieces.server.ts";

const db = await useTestDb();
const { available } = claimsOn(db);
const AFTER = period("2027-06-21T09:00", "2027-06-25T17:00");

/** A hire of six of ten pieces, of which three came back good, two damaged, and one is missing. */
async function blockedPieces() {
  const hired = await countedHire(db, 6);
  const { site, hire, item, count } = hired;
  site.clock.move(WEEK.from.getTime() - NOW.getTime());
  await count("out", 6);
  const bringBack = async () => {
    await count("return", 3);
    await count("return", 2, { condition: "damaged" });
    await count("return", 1, { condition: "missing" });
  };
  const work = (kind: PieceBlockKind, quantity: number, seen: number, change = {}): PieceWork => ({
    itemId: item.id,
    kind,
    reference: hire.number,
    quantity,
    seen,
    note: "",
    actorId: "store-1",
    now: site.clock.now(),
    ...change,
  });
  const free = () => available(item.id, AFTER, { now: site.clock.now() });
  const owned = async () => {
    const [row] = await db
      .select({ owned: hireItems.owned })
      .from(hireItems)
      .where(eq(hireItems.id, item.id));
    return row?.owned;
  };
  const listed = async () =>
    (await listPieceBlocks(db, item.id)).map(({ kind, quantity }) => [kind, quantity]);
  return { ...hired, bringBack, work, free, owned, listed };
}

const entriesOf = (action: string) => db.select().from(auditLog).where(eq(auditLog.action, action));

describe("counted pieces in repair and missing", () => {
  it("are listed with how many, since when and from which hire", async () => {
    const { site, hire, item, bringBack } = await blockedPieces();
    const since = site.clock.now();
    await bringBack();
    const same = { itemId: item.id, reference: hire.number, hireId: hire.id, since, bulk: true };
    expect(await listPieceBlocks(db, item.id)).toMatchObject([
      { ...same, kind: "maintenance", quantity: 2 },
      { ...same, kind: "missing", quantity: 1 },
    ]);
    expect(await listPieceBlocks(db)).toEqual(await listPieceBlocks(db, item.id));
  });

  it("are on the shelf again once they were repaired or found, and the log says who said so", async () => {
    const { hire, bringBack, work, free, owned, listed } = await blockedPieces();
    await bringBack();
    expect(await free()).toBe(7);
    expect(await putPiecesBack(db, work("maintenance", 1, 2, { note: "New fan" }))).toEqual({
      ok: true,
      value: null,
    });
    expect([await free(), await listed()]).toEqual([
      8,
      [
        ["maintenance", 1],
        ["missing", 1],
      ],
    ]);
    expect(await putPiecesBack(db, work("maintenance", 1, 1))).toMatchObject({ ok: true });
    expect(await putPiecesBack(db, work("missing", 1, 1))).toMatchObject({ ok: true });
    expect([await free(), await owned(), await listed()]).toEqual([10, 10, []]);
    const repaired = await entriesOf("hire-item.pieces-repaired");
    expect(repaired).toHaveLength(2);
    expect(repaired.find(({ details }) => details.note === "New fan")).toMatchObject({
      actorId: "store-1",
      details: { quantity: 1, hire: hire.number },
    });
    expect(await entriesOf("hire-item.pieces-found")).toHaveLength(1);
  });

  it("cover again who lost them", async () => {
    const { site, item, bringBack, work } = await blockedPieces();
    const next = await site.reserved([[item.id, 10]], AFTER);
    await bringBack();
    const open = and(eq(hireShortages.ownerId, next.id), eq(hireShortages.state, "open"));
    const short = async () =>
      (await db.select().from(hireShortages).where(open)).reduce((sum, { quantity }) => sum + quantity, 0);
    expect(await short()).toBe(3);
    expect(await putPiecesBack(db, work("maintenance", 2, 2))).toMatchObject({ ok: true });
    expect(await short()).toBe(1);
    expect(await putPiecesBack(db, work("missing", 1, 1))).toMatchObject({ ok: true });
    expect(await short()).toBe(0);
  });

  it("leave the fleet when they are written off: no promise gains or loses a piece", async () => {
    const { site, hire, item, bringBack, work, free, owned, listed } = await blockedPieces();
    await bringBack();
    await site.reserved([[item.id, 7]], AFTER);
    const note = "Housing broken";
    expect(await writeOffPieces(db, work("maintenance", 2, 2, { note }))).toEqual({
      ok: true,
      value: { owned: 8, shortages: 0 },
    });
    expect(await writeOffPieces(db, work("missing", 1, 1))).toMatchObject({ ok: true });
    expect([await free(), await owned(), await listed()]).toEqual([0, 7, []]);
    expect(await db.$count(hireShortages, eq(hireShortages.itemId, item.id))).toBe(0);
    const lines = await db.select().from(fleetMovements).where(eq(fleetMovements.reason, "written-off"));
    expect(lines.map(({ delta, note: text }) => [delta, text]).sort()).toEqual([
      [-1, hire.number],
      [-2, `${hire.number}: ${note}`],
    ]);
    const entries = await entriesOf("hire-item.pieces-written-off");
    expect(entries.map(({ details }) => details)).toContainEqual({
      code: item.code,
      kind: "maintenance",
      quantity: 2,
      from: 10,
      to: 8,
      hire: hire.number,
      shortages: 0,
      note,
    });
  });

  it("sent twice, by two people at once, or with a number that cannot be, change nothing", async () => {
    const { bringBack, work, owned, listed } = await blockedPieces();
    await bringBack();
    const twice = await Promise.all([
      writeOffPieces(db, work("maintenance", 1, 2)),
      putPiecesBack(db, work("maintenance", 1, 2)),
    ]);
    expect(twice.map(({ ok }) => ok).sort()).toEqual([false, true]);
    const changed = { ok: false, error: { kind: "conflict" } };
    expect(await putPiecesBack(db, work("maintenance", 1, 2))).toEqual(changed);
    expect(await writeOffPieces(db, work("maintenance", 1, 2))).toEqual(changed);
    const before = [await owned(), await listed()];
    for (const quantity of [0, -1, 0.5, 2, Number.NaN]) {
      const bad = { ok: false, error: { kind: "bad-quantity" } };
      expect(await putPiecesBack(db, work("maintenance", quantity, 1))).toEqual(bad);
      expect(await writeOffPieces(db, work("maintenance", quantity, 1))).toEqual(bad);
    }
    expect([await owned(), await listed()]).toEqual(before);
  });

  it("that a later scan of the hire finds are no longer looked for once they were found or written off", async () => {
    const { count, bringBack, work, owned, free } = await blockedPieces();
    await bringBack();
    expect(await writeOffPieces(db, work("missing", 1, 1))).toMatchObject({ ok: true });
    expect(await count("return", 1)).toMatchObject({ outcome: "repeated", reason: "already-back" });
    expect([await owned(), await free()]).toEqual([9, 7]);
  });
});
