import { and, asc, eq, inArray } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { hireClaims, hireShortages } from "#app/db/schema/hire/claims.ts";
import { changeOwned } from "#app/features/claims/change-owned.server.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { claimsOn, NOW, period } from "#tests/support/hire/claims.ts";
import { sendFurther } from "#tests/support/hire/further-version.ts";
import { scansOn } from "#tests/support/hire/scans.ts";
import { solveBySubstitute } from "../shortages/cover-shortage.server.ts";

const db = await useTestDb();
const { promise } = claimsOn(db);
const LATER = period("2027-06-21T09:00", "2027-06-25T17:00");

const own = (itemId: string, by: number) =>
  inTransaction(db, (tx) => changeOwned(tx, { itemId, by, now: NOW }));

/** A hire of two spots, of which one has gone: another lamp is promised in its place. */
async function substituted() {
  const site = scansOn(db);
  const lamp = await site.item({ owned: 1 });
  const spot = await site.item({ owned: 2, substitutes: [lamp.id] });
  const hire = await site.reserved([[spot.id, 2]]);
  await own(spot.id, -1);
  const [shortage] = await db.select().from(hireShortages).where(eq(hireShortages.ownerId, hire.id));
  const ask = { id: shortage?.id ?? "", quantity: 1, itemId: lamp.id, message: null, actorId: "staff-1" };
  expect(await solveBySubstitute(site.context, { ...ask, now: NOW })).toMatchObject({ ok: true });
  const accept = async (change: Parameters<typeof sendFurther>[3]) => {
    site.clock.move(1_000);
    await sendFurther(site, db, hire, change);
    return site.accept(hire.quoteId);
  };
  return { site, lamp, spot, hire, accept };
}

/** What the hire has: item, item in whose place it goes, pieces. */
async function claimsOf(hireId: string) {
  const live = and(eq(hireClaims.ownerId, hireId), inArray(hireClaims.state, ["provisional", "firm"]));
  const rows = await db.select().from(hireClaims).where(live).orderBy(asc(hireClaims.forItemId));
  return rows.map(({ itemId, forItemId, quantity }) => [itemId, forItemId, quantity]);
}

const openOf = (ownerId: string) =>
  db.$count(hireShortages, and(eq(hireShortages.ownerId, ownerId), eq(hireShortages.state, "open")));

describe("a further version of a hire that has a substitute", () => {
  it("keeps the substitute where it needs as many pieces, and is short of none", async () => {
    const { lamp, spot, hire, accept } = await substituted();
    expect(await accept({ quantity: 2 })).toMatchObject({ ok: true });
    expect(await claimsOf(hire.id)).toEqual([
      [lamp.id, spot.id, 1],
      [spot.id, null, 1],
    ]);
    expect(await openOf(hire.id)).toBe(0);
    expect(await accept({ quantity: 2, dates: LATER })).toMatchObject({ ok: true });
    expect(await claimsOf(hire.id)).toHaveLength(2);
    const shortages = await db.select().from(hireShortages).where(eq(hireShortages.ownerId, hire.id));
    expect(shortages).toMatchObject([{ quantity: 1, solution: "substituted" }]);
  });

  it("is refused where it needs a piece more, and the hire keeps what it has", async () => {
    const { lamp, spot, hire, accept } = await substituted();
    const before = await claimsOf(hire.id);
    expect(await accept({ quantity: 3 })).toMatchObject({ error: { kind: "short" } });
    expect(await claimsOf(hire.id)).toEqual(before);
    expect(before).toContainEqual([lamp.id, spot.id, 1]);
  });

  it("is refused where the substitute is promised to another hire on its new dates", async () => {
    const { lamp, accept } = await substituted();
    await promise({ lines: [{ itemId: lamp.id, quantity: 1 }], period: LATER });
    expect(await accept({ quantity: 2, dates: LATER })).toMatchObject({ error: { kind: "short" } });
  });

  it("gives the substitute back first where it needs fewer pieces", async () => {
    const { spot, hire, accept } = await substituted();
    expect(await accept({ quantity: 1 })).toMatchObject({ ok: true });
    expect(await claimsOf(hire.id)).toEqual([[spot.id, null, 1]]);
  });

  it("leaves no moment in which another hire that is short of it takes the substitute", async () => {
    const { site, lamp, spot, hire, accept } = await substituted();
    await own(lamp.id, 1);
    site.clock.move(1_000);
    const other = await site.reserved([[lamp.id, 1]]);
    await own(lamp.id, -1);
    expect(await openOf(other.id)).toBe(1);
    expect(await accept({ quantity: 2 })).toMatchObject({ ok: true });
    expect(await claimsOf(hire.id)).toContainEqual([lamp.id, spot.id, 1]);
    expect(await openOf(other.id)).toBe(1);
  });

  it("keeps one that staff packed, also where the promised piece is free", async () => {
    const site = scansOn(db);
    const spot = await site.item({ owned: 2 });
    const heads = await site.item({ kind: "serialised", owned: 1 });
    const hire = await site.reserved([[spot.id, 2]]);
    const code = `${heads.units[0]}`;
    expect(await site.scan(hire.id, "prepare", { code, forItemId: spot.id })).toMatchObject({
      outcome: "applied",
    });
    await site.scan(hire.id, "prepare", { itemId: spot.id });
    expect((await site.view(hire.token)).state).toBe("ready");
    await sendFurther(site, db, hire, { quantity: 2 });
    expect(await site.accept(hire.quoteId)).toMatchObject({ ok: true });
    expect((await site.view(hire.token)).state).toBe("ready");
    expect(await site.pieces(hire.id)).toEqual({ prepared: 2 });
    expect(await claimsOf(hire.id)).toContainEqual([heads.id, spot.id, 1]);
  });
});
