import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { hireShortages } from "#app/db/schema/hire/claims.ts";
import { hires } from "#app/db/schema/hire/hires.ts";
import { hireSubhires } from "#app/db/schema/hire/subhires.ts";
import { listAuditEntries } from "#app/features/audit/queries.server.ts";
import { listLeftSubhires } from "#app/features/hires/subhires/end-subhires.server.ts";
import { getHireMargin, listSubhires } from "#app/features/hires/subhires/list-subhires.server.ts";
import { listSuppliedGoods, suppliedHere } from "#app/features/hires/subhires/supplied-goods.server.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { NOW } from "#tests/support/hire/claims.ts";
import { ownMore, shortHire } from "#tests/support/hire/short-hire.ts";

const db = await useTestDb();

/** A hire whose sub-hire was sent back after `out` of its pieces had been with the customer. */
async function sentBack(out: number) {
  const { hire, ask, move } = await shortHire(db, 1);
  await ask();
  for (const to of ["confirmed", "received"] as const) await move(to);
  await db.update(hireSubhires).set({ out, back: out }).where(eq(hireSubhires.hireId, hire.id));
  expect(await move("sent-back")).toMatchObject({ ok: true });
  const isShort = async () => {
    const rows = await db.select().from(hireShortages).where(eq(hireShortages.ownerId, hire.id));
    return rows.some(({ state }) => state === "open");
  };
  const here = async () => (await listSuppliedGoods(db, hire.id)).map(suppliedHere);
  const cost = async () => (await getHireMargin(db, hire.id, NOW)).subhireCosts;
  return { hire, move, isShort, here, cost };
}

describe("H32: a sub-hire that was marked as sent back by mistake", () => {
  it("is received again, is here, covers its shortage and costs the margin", async () => {
    const { hire, move, isShort, here, cost } = await sentBack(0);
    expect([await isShort(), await here(), await cost()]).toEqual([true, [0], 0]);
    expect(await move("received")).toMatchObject({ ok: true });
    const again = { state: "received", receivedAt: NOW, sentBackAt: null };
    expect(await listSubhires(db, hire.id)).toMatchObject([again]);
    expect([await isShort(), await here(), await cost()]).toEqual([false, [1], 12_345]);
    const [entry] = await listAuditEntries(db, { subjectType: "hire", subjectId: hire.id });
    expect(entry?.action).toBe("subhire.sent-back-undone");
    expect(await move("sent-back")).toMatchObject({ ok: true });
  });

  it("after it was with the customer keeps its counts, and cannot go back to confirmed", async () => {
    const { hire, move, isShort, cost } = await sentBack(1);
    expect([await isShort(), await cost()]).toEqual([false, 12_345]);
    expect(await move("received")).toMatchObject({ ok: true });
    expect(await listSuppliedGoods(db, hire.id)).toMatchObject([{ state: "received", out: 1, back: 1 }]);
    expect([await isShort(), await cost()]).toEqual([false, 12_345]);
    expect(await move("confirmed")).toMatchObject({ error: { kind: "not-allowed" } });
  });

  it("opens nothing where our own gear has covered the shortage meanwhile", async () => {
    const { hire, move, isShort } = await sentBack(0);
    await ownMore(db, hire.itemId, 1);
    expect(await isShort()).toBe(false);
    expect(await move("received")).toMatchObject({ ok: true });
    expect(await isShort()).toBe(false);
  });

  it("is listed as left to send back where its hire was cancelled", async () => {
    const { hire, move } = await sentBack(0);
    const cancelled = { state: "cancelled", cancelledAt: NOW, cancelledBy: "staff" } as const;
    await db.update(hires).set(cancelled).where(eq(hires.id, hire.id));
    const left = async () => (await listLeftSubhires(db, NOW)).map(({ hireId }) => hireId);
    expect(await left()).not.toContain(hire.id);
    expect(await move("received")).toMatchObject({ ok: true });
    expect(await left()).toContain(hire.id);
  });
});
