import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { hireClaims, hireShortages } from "#app/db/schema/hire/claims.ts";
import { hireSubstitutes } from "#app/db/schema/hire/fleet.ts";
import { outboxMails } from "#app/db/schema/system/mail.ts";
import { listAuditEntries } from "#app/features/audit/queries.server.ts";
import { changeOwned } from "#app/features/claims/change-owned.server.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { NOW } from "#tests/support/hire/claims.ts";
import { createHireItem } from "#tests/support/hire/factories-hire.ts";
import { scansOn } from "#tests/support/hire/scans.ts";
import { shortHire } from "#tests/support/hire/short-hire.ts";
import { checkHire } from "../closing/close-hire.server.ts";
import { solveBySubstitute } from "./cover-shortage.server.ts";
import { listShortagesOfHire } from "./shortages-of-hire.server.ts";
import { takeSubstituteBack } from "./take-substitute-back.server.ts";

const db = await useTestDb();
const actorId = "staff-1";

/** A hire of three pieces of which two are another item, as two have gone; and how that is taken back. */
async function substituted() {
  const site = scansOn(db);
  const other = await createHireItem(db, { name: "Other spot", owned: 2 });
  const item = await createHireItem(db, { name: "Spot", owned: 3, substitutes: [other.id] });
  const hire = await site.reserved([[item.id, 3]]);
  await own(item.id, -2);
  const [shortage] = await db.select().from(hireShortages).where(eq(hireShortages.ownerId, hire.id));
  const ask = { id: shortage?.id ?? "", quantity: 2, itemId: other.id, message: null, actorId, now: NOW };
  expect(await solveBySubstitute(site.context, ask)).toMatchObject({ ok: true });
  const lineId = hire.lines[0]?.id ?? "";
  const take = (quantity: number, message: string | null = null) =>
    takeSubstituteBack(site.context, {
      hireId: hire.id,
      lineId,
      itemId: other.id,
      forItemId: item.id,
      quantity,
      message,
      actorId,
      now: NOW,
    });
  return { site, item, other, hire, id: ask.id, take };
}

const own = (itemId: string, by: number) =>
  inTransaction(db, (tx) => changeOwned(tx, { itemId, by, now: NOW }));

async function shortagesOf(ownerId: string) {
  const rows = await db.select().from(hireShortages).where(eq(hireShortages.ownerId, ownerId));
  return rows.map(({ id, itemId, quantity, state, solution }) => ({ id, itemId, quantity, state, solution }));
}

const mailsOf = (subjectId: string) =>
  db
    .select()
    .from(outboxMails)
    .where(and(eq(outboxMails.subjectId, subjectId), eq(outboxMails.kind, "hire-substituted")));

describe("H31: a promised substitute", () => {
  it("is taken back, once, with the quantity that was seen: its shortage is open again, without a mail", async () => {
    const { site, item, other, hire, id, take } = await substituted();
    expect(await take(1)).toMatchObject({ error: { kind: "conflict" } });
    const done = await Promise.all([take(2), take(2)]);
    expect(done.map(({ ok }) => ok).sort()).toEqual([false, true]);
    expect(await shortagesOf(hire.id)).toEqual([
      { id, itemId: item.id, quantity: 2, state: "open", solution: null },
    ]);
    expect((await site.view(hire.token)).lines).toMatchObject([{ quantity: 3, substitutes: [] }]);
    expect((await site.list(hire.id))?.items.map(({ itemId, short }) => [itemId, short])).toEqual([
      [item.id, 2],
    ]);
    const [entry] = await listAuditEntries(db, { subjectType: "hire", subjectId: hire.id });
    expect(entry).toMatchObject({
      action: "shortage.substitute-taken-back",
      details: { quantity: 2, note: `Other spot (${other.code})` },
    });
    expect(await mailsOf(hire.id)).toEqual([]);
  });

  it("the last thing that was to go out, leaves its hire back, which is short of nothing more", async () => {
    const { site, item, hire, take } = await substituted();
    for (const step of ["prepare", "out", "return"] as const)
      await site.scan(hire.id, step, { itemId: item.id });
    expect((await site.view(hire.token)).state).toBe("part-back");
    await own(item.id, -1);
    expect(await take(2)).toMatchObject({ ok: true });
    expect((await site.view(hire.token)).state).toBe("back");
    expect(await listShortagesOfHire(db, hire.id, NOW)).toEqual([]);
    // What comes free is not kept for a hire that is back.
    await own(item.id, 2);
    expect((await site.view(hire.token)).state).toBe("back");
    expect(await checkHire(db, { id: hire.id, actorId, now: site.clock.now() })).toMatchObject({ ok: true });
    const kept = await db.select().from(hireClaims).where(eq(hireClaims.ownerId, hire.id));
    expect(kept.filter(({ state }) => state === "firm")).toEqual([]);
  });

  it("leaves nothing short that a supplier has confirmed meanwhile", async () => {
    const { site, hire, ask, move } = await shortHire(db, 1);
    const other = await createHireItem(db, { name: "Other spot", owned: 2 });
    await db.insert(hireSubstitutes).values({ itemId: hire.itemId, substituteId: other.id, rank: 0 });
    const [shortage] = await db.select().from(hireShortages).where(eq(hireShortages.ownerId, hire.id));
    const who = { quantity: 1, itemId: other.id, message: null, actorId, now: NOW };
    const promise = { id: shortage?.id ?? "", ...who };
    expect(await solveBySubstitute(site.context, promise)).toMatchObject({ ok: true });
    expect(await ask()).toMatchObject({ ok: true });
    expect(await move("confirmed")).toMatchObject({ ok: true });
    // A piece of our own that is free is not taken for what the supplier brings.
    await own(hire.itemId, 1);
    const lineId = hire.lines[0]?.id ?? "";
    const taking = { hireId: hire.id, lineId, forItemId: hire.itemId, ...who };
    expect(await takeSubstituteBack(site.context, taking)).toMatchObject({ ok: true });
    expect(await shortagesOf(hire.id)).toMatchObject([
      { quantity: 1, state: "solved", solution: "sub-hired" },
    ]);
  });

  it("is taken back with a mail where staff ask for one", async () => {
    const { hire, take } = await substituted();
    await take(2, "We found two more.");
    const [mail] = await mailsOf(hire.id);
    const text = mail?.text.replace(/\s+/g, " ");
    expect(text).toContain("2 × Other spot no longer take the place of 2 × Spot.");
    expect(text).toContain("We found two more.");
  });

  it("is taken back as far as it is not packed, and what is free of the promised item covers it", async () => {
    const { site, item, other, hire, take } = await substituted();
    await site.scan(hire.id, "prepare", { itemId: other.id });
    const substitutes = async () => (await site.view(hire.token)).lines[0]?.substitutes;
    expect(await substitutes()).toMatchObject([{ quantity: 2, waiting: 1 }]);
    expect(await take(2)).toMatchObject({ error: { kind: "conflict" } });
    await own(item.id, 1);
    expect(await take(1)).toMatchObject({ ok: true });
    expect(await substitutes()).toMatchObject([{ quantity: 1, waiting: 0 }]);
    expect((await shortagesOf(hire.id)).filter(({ state }) => state === "open")).toEqual([]);
    expect(await take(1)).toMatchObject({ error: { kind: "conflict" } });
  });
});
