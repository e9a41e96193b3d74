import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { hireShortages } from "#app/db/schema/hire/claims.ts";
import { hires } from "#app/db/schema/hire/hires.ts";
import { hireSubhires } from "#app/db/schema/hire/subhires.ts";
import { listAuditEntries } from "#app/features/audit/queries.server.ts";
import { getHireMargin, listSubhires } from "#app/features/hires/subhires/list-subhires.server.ts";
import { listSuppliedGoods } from "#app/features/hires/subhires/supplied-goods.server.ts";
import { getMarginFigures } from "#app/features/reports/hire/hire-facts.server.ts";
import { irishDayOf } from "#app/lib/time/irish-time.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { NOW } from "#tests/support/hire/claims.ts";
import { shortHire } from "#tests/support/hire/short-hire.ts";

const db = await useTestDb();

const costOf = async (hireId: string) => (await getHireMargin(db, hireId, NOW)).subhireCosts;

async function isShort(ownerId: string): Promise<boolean> {
  const rows = await db.select().from(hireShortages).where(eq(hireShortages.ownerId, ownerId));
  return rows.some(({ state }) => state === "open");
}

describe("H32: a sub-hire", () => {
  it("that was marked as received by mistake is confirmed again, and not here", async () => {
    const { hire, ask, move } = await shortHire(db, 1);
    await ask();
    for (const to of ["confirmed", "received"] as const) await move(to);
    expect(await listSuppliedGoods(db, hire.id)).toHaveLength(1);
    expect(await move("confirmed")).toMatchObject({ ok: true });
    expect(await listSubhires(db, hire.id)).toMatchObject([{ state: "confirmed", receivedAt: null }]);
    expect([await listSuppliedGoods(db, hire.id), await isShort(hire.id)]).toEqual([[], false]);
    expect(await costOf(hire.id)).toBe(12_345);
    const [entry] = await listAuditEntries(db, { subjectType: "hire", subjectId: hire.id });
    expect(entry?.action).toBe("subhire.receipt-undone");
    expect(await move("received")).toMatchObject({ ok: true });
  });

  it("of which pieces have gone out stays received", async () => {
    const { hire, ask, move } = await shortHire(db, 1);
    await ask();
    for (const to of ["confirmed", "received"] as const) await move(to);
    await db.update(hireSubhires).set({ out: 1, back: 1 }).where(eq(hireSubhires.hireId, hire.id));
    expect(await move("confirmed")).toMatchObject({ error: { kind: "not-allowed" } });
    expect(await listSubhires(db, hire.id)).toMatchObject([{ state: "received" }]);
  });

  it("that was sent back unused costs nothing: what was asked for in its place does, once", async () => {
    const { hire, ask, move } = await shortHire(db, 1);
    await db.update(hires).set({ state: "reserved" }).where(eq(hires.id, hire.id));
    const day = irishDayOf(hire.startsAt);
    const reported = async () => (await getMarginFigures(db, { first: day, last: day })).subhires;
    const before = await reported();
    const costs = async () => [await costOf(hire.id), (await reported()) - before];
    await ask();
    for (const to of ["confirmed", "received"] as const) await move(to);
    expect(await costs()).toEqual([12_345, 12_345]);
    await move("sent-back");
    expect([await costs(), await isShort(hire.id)]).toEqual([[0, 0], true]);
    await ask();
    for (const to of ["confirmed", "received"] as const) await move(to, 1);
    expect(await costs()).toEqual([12_345, 12_345]);
    await db.update(hireSubhires).set({ out: 1, back: 1 }).where(eq(hireSubhires.state, "received"));
    await move("sent-back", 1);
    expect(await costs()).toEqual([12_345, 12_345]);
    await db
      .update(hires)
      .set({ state: "cancelled", cancelledAt: NOW, cancelledBy: "staff" })
      .where(eq(hires.id, hire.id));
    expect(await costOf(hire.id)).toBe(24_690);
  });

  it("that was sent back unused after its hire was back costs, on its page and in the report", async () => {
    const { hire, ask, move } = await shortHire(db, 1);
    const day = irishDayOf(hire.startsAt);
    const reported = async () => (await getMarginFigures(db, { first: day, last: day })).subhires;
    const before = await reported();
    await ask();
    for (const to of ["confirmed", "received"] as const) await move(to);
    await db.update(hires).set({ state: "back", returnedAt: NOW }).where(eq(hires.id, hire.id));
    expect(await move("sent-back")).toMatchObject({ ok: true });
    expect([await costOf(hire.id), (await reported()) - before]).toEqual([12_345, 12_345]);
    expect(await isShort(hire.id)).toBe(false);
  });
});
