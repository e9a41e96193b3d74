import { and, asc, desc, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { hireClaims, hireShortages } from "#app/db/schema/hire/claims.ts";
import { hireItems } from "#app/db/schema/hire/fleet.ts";
import { hires } from "#app/db/schema/hire/hires.ts";
import { outboxMails } from "#app/db/schema/system/mail.ts";
import { listAuditEntries } from "#app/features/audit/queries.server.ts";
import { changeOwned } from "#app/features/claims/change-owned.server.ts";
import { releaseClaims } from "#app/features/claims/release-claims.server.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { irish, NOW, period, WEEK } from "#tests/support/hire/claims.ts";
import { createHireItem } from "#tests/support/hire/factories-hire.ts";
import { scansOn } from "#tests/support/hire/scans.ts";
import { solveBySubstitute, solveFromHire } from "./cover-shortage.server.ts";
import { listShortageWays } from "./list-shortage-ways.server.ts";
import { listShortages } from "./list-shortages.server.ts";

const db = await useTestDb();
const actorId = "staff-1";

/** Two hires of two of four pieces, of which one has gone: the later one is short of it. */
async function shortHire(otherValues: Parameters<typeof createHireItem>[1] = {}) {
  const site = scansOn(db);
  const other = await createHireItem(db, { name: "Other spot", owned: 1, ...otherValues });
  const item = await createHireItem(db, { name: "Spot", owned: 4, substitutes: [other.id] });
  const first = await site.reserved([[item.id, 2]]);
  site.clock.move(1_000);
  const second = await site.reserved([[item.id, 2]]);
  await inTransaction(db, (tx) => changeOwned(tx, { itemId: item.id, by: -1, now: NOW }));
  const [shortage] = await db.select().from(hireShortages).where(eq(hireShortages.ownerId, second.id));
  return { site, item, other, first, second, id: shortage?.id ?? "" };
}

const shortagesOf = async (ownerId: string) =>
  (
    await db
      .select()
      .from(hireShortages)
      .where(eq(hireShortages.ownerId, ownerId))
      .orderBy(asc(hireShortages.createdAt))
  ).map(({ quantity, state, solution }) => [quantity, state, solution]);

const openOf = (ownerId: string) =>
  db
    .select()
    .from(hireShortages)
    .where(and(eq(hireShortages.ownerId, ownerId), eq(hireShortages.state, "open")));

const claimsOf = async (ownerId: string) =>
  (
    await db
      .select()
      .from(hireClaims)
      .where(and(eq(hireClaims.ownerId, ownerId), eq(hireClaims.state, "firm")))
      .orderBy(asc(hireClaims.createdAt), asc(hireClaims.id))
  ).map(({ itemId, forItemId, quantity }) => [itemId, forItemId, quantity]);

describe("H31: a shortage is solved", () => {
  it("with a substitute of its item, once, and only while it is free", async () => {
    const { site, item, other, second, id } = await shortHire();
    const solve = (quantity: number, itemId: string | null = other.id) =>
      solveBySubstitute(site.context, {
        id,
        quantity,
        itemId,
        message: "Tá sé níos gile.",
        actorId,
        now: NOW,
      });
    expect(await solve(1, item.id)).toMatchObject({ error: { kind: "no-item" } });
    expect(await solve(2)).toMatchObject({ error: { kind: "conflict" } });
    const done = await Promise.all([solve(1), solve(1)]);
    expect(done.map(({ ok }) => ok).sort()).toEqual([false, true]);
    expect(await shortagesOf(second.id)).toEqual([[1, "solved", "substituted"]]);
    expect(await claimsOf(second.id)).toContainEqual([other.id, item.id, 1]);
    expect((await site.mailsAbout(second.id)).filter((kind) => kind === "hire-substituted")).toHaveLength(1);
    const { lines } = await site.view(second.token);
    expect(lines.map(({ substitutes }) => substitutes)).toMatchObject([
      [{ quantity: 1, name: "Other spot", forName: null }],
    ]);
    const entries = await listAuditEntries(db, { subjectType: "hire", subjectId: second.id });
    expect(entries.find(({ action }) => action === "shortage.substituted")?.details).toMatchObject({
      quantity: 1,
      note: `Other spot (${other.code})`,
    });
    const next = await shortHire();
    await db.update(hireClaims).set({ itemId: next.other.id }).where(eq(hireClaims.ownerId, next.first.id));
    const refused = { id: next.id, quantity: 1, itemId: next.other.id, message: "", actorId, now: NOW };
    expect(await solveBySubstitute(next.site.context, refused)).toMatchObject({
      error: { kind: "still-short" },
    });
    expect(await shortagesOf(next.second.id)).toEqual([[1, "open", null]]);
    expect(await next.site.mailsAbout(next.second.id)).not.toContain("hire-substituted");
  });

  it("with a substitute of a part of a kit, which line and lists name as such", async () => {
    const site = scansOn(db);
    const other = await createHireItem(db, { name: "Other lamp", owned: 1 });
    const lamp = await createHireItem(db, { name: "Lamp", owned: 2, substitutes: [other.id] });
    const kit = await createHireItem(db, { name: "Lamp kit", parts: [[lamp.id, 1]] });
    const hire = await site.reserved([[kit.id, 2]]);
    await inTransaction(db, (tx) => changeOwned(tx, { itemId: lamp.id, by: -1, now: NOW }));
    const [shortage] = await openOf(hire.id);
    const ask = { id: shortage?.id ?? "", quantity: 1, itemId: other.id, message: null, actorId, now: NOW };
    expect(await solveBySubstitute(site.context, ask)).toMatchObject({ ok: true });
    expect((await site.view(hire.token)).lines).toMatchObject([
      { substitutes: [{ quantity: 1, name: "Other lamp", forName: "Lamp" }] },
    ]);
    const listed = (await site.list(hire.id))?.items.find(({ itemId }) => itemId === other.id);
    expect(listed).toMatchObject({
      with: [{ name: "Lamp kit", quantity: 1 }],
      insteadOf: [{ name: "Lamp", quantity: 1 }],
    });
  });

  it("with a substitute for the period that the substitute's own buffers block", async () => {
    const { site, other, second, id } = await shortHire({ prepMinutes: 60, turnaroundMinutes: 480 });
    const solve = () =>
      solveBySubstitute(site.context, {
        id,
        quantity: 1,
        itemId: other.id,
        message: null,
        actorId,
        now: NOW,
      });
    const next = await site.reserved([[other.id, 1]], period("2027-06-21T15:00", "2027-06-22T17:00"));
    expect(await solve()).toMatchObject({ error: { kind: "still-short" } });
    await inTransaction(db, (tx) => releaseClaims(tx, { ownerId: next.id, now: NOW }));
    expect(await solve()).toMatchObject({ ok: true });
    const [claim] = await db
      .select()
      .from(hireClaims)
      .where(and(eq(hireClaims.ownerId, second.id), eq(hireClaims.itemId, other.id)));
    expect(claim).toMatchObject({ startsAt: irish("2027-06-11T16:30"), endsAt: irish("2027-06-21T16:30") });
  });

  it("with a mail that names both items in the customer's language and what staff add, or with none", async () => {
    for (const locale of ["en", "ga"] as const) {
      const { site, item, other, second, id } = await shortHire();
      await db.update(hires).set({ locale }).where(eq(hires.id, second.id));
      await db.update(hireItems).set({ nameGa: "Spotsolas" }).where(eq(hireItems.id, item.id));
      const message = "It is brighter.\r\n\r\nAnswer if it does not suit.";
      await solveBySubstitute(site.context, {
        id,
        quantity: 1,
        itemId: other.id,
        message,
        actorId,
        now: NOW,
      });
      const [mail] = await db
        .select()
        .from(outboxMails)
        .where(and(eq(outboxMails.subjectId, second.id), eq(outboxMails.kind, "hire-substituted")));
      const shown = {
        en: [
          `A change to your hire ${second.number}`,
          "1 × Other spot in place of 1 × Spot. The price stays",
        ],
        ga: [
          `Athrú ar d’ordú cíosa ${second.number}`,
          "1 × Other spot in ionad 1 × Spotsolas. Fanann an praghas",
        ],
      }[locale];
      expect([mail?.locale, mail?.recipient, mail?.subject]).toEqual([locale, second.email, shown[0]]);
      const text = mail?.text.replace(/\s+/g, " ");
      for (const part of [shown[1], "It is brighter.", "Answer if it does not suit."])
        expect(text).toContain(part);
      expect(mail?.html).toContain(`/dry-hire/hire/${second.token}`);
    }
    const { site, other, second, id } = await shortHire();
    await solveBySubstitute(site.context, {
      id,
      quantity: 1,
      itemId: other.id,
      message: null,
      actorId,
      now: NOW,
    });
    expect(await shortagesOf(second.id)).toEqual([[1, "solved", "substituted"]]);
    expect(await site.mailsAbout(second.id)).not.toContain("hire-substituted");
  });

  it("with pieces of another hire, which gives way and has the shortage then", async () => {
    const { first, second, id } = await shortHire();
    const solve = (donorId: string | null, quantity = 1) =>
      solveFromHire(db, { id, quantity, donorId, actorId, now: NOW });
    expect(await solve(second.id)).toMatchObject({ error: { kind: "not-there" } });
    expect(await solve(null)).toMatchObject({ error: { kind: "not-there" } });
    expect(await solve(first.id)).toMatchObject({ ok: true });
    expect(await shortagesOf(second.id)).toEqual([[1, "solved", "reallocated"]]);
    expect(await shortagesOf(first.id)).toEqual([[1, "open", null]]);
    const pieces = async (ownerId: string) =>
      (await claimsOf(ownerId)).reduce((sum, [, , quantity]) => sum + Number(quantity), 0);
    expect([await pieces(first.id), await pieces(second.id)]).toEqual([1, 2]);
    expect(await solve(first.id)).toMatchObject({ error: { kind: "conflict" } });
  });

  it("again once its substitute is gone: the line is short of the promised item", async () => {
    const { site, item, other, second, id } = await shortHire();
    const substitute = { quantity: 1, itemId: other.id, message: null, actorId, now: NOW };
    const own = (itemId: string, by: number) =>
      inTransaction(db, (tx) => changeOwned(tx, { itemId, by, now: NOW }));
    await solveBySubstitute(site.context, { id, ...substitute });
    await own(other.id, -1);
    expect(await openOf(second.id)).toMatchObject([{ itemId: item.id, quantity: 1 }]);
    await own(other.id, 1);
    const [again] = await openOf(second.id);
    await solveBySubstitute(site.context, { id: again?.id ?? "", ...substitute });
    expect(await claimsOf(second.id)).toEqual([
      [other.id, item.id, 1],
      [item.id, null, 1],
    ]);
    await site.scan(second.id, "prepare", { itemId: item.id });
    await site.scan(second.id, "prepare", { itemId: other.id });
    expect((await site.view(second.token)).lines).toMatchObject([{ quantity: 2, prepped: 2 }]);
    await own(other.id, -1);
    await own(item.id, 1);
    expect(await openOf(second.id)).toEqual([]);
    expect(await claimsOf(second.id)).toEqual([
      [item.id, null, 1],
      [item.id, null, 1],
    ]);
  });

  it("at once where a piece of the promised item is free as its substitute goes", async () => {
    const { site, item, other, first, second, id } = await shortHire({ turnaroundMinutes: 480 });
    const substitute = { id, quantity: 1, itemId: other.id, message: null, actorId, now: NOW };
    await solveBySubstitute(site.context, substitute);
    await inTransaction(db, (tx) => releaseClaims(tx, { ownerId: first.id, now: NOW }));
    await inTransaction(db, (tx) => changeOwned(tx, { itemId: other.id, by: -1, now: NOW }));
    expect(await openOf(second.id)).toEqual([]);
    const [claim] = await db
      .select()
      .from(hireClaims)
      .where(
        and(eq(hireClaims.ownerId, second.id), eq(hireClaims.itemId, item.id), eq(hireClaims.quantity, 1)),
      )
      .orderBy(desc(hireClaims.id));
    expect(claim).toMatchObject({ forItemId: null, startsAt: WEEK.from, endsAt: WEEK.to });
  });

  it("with a substitute of another hire, which is short of what it was promised then", async () => {
    const { site, item, other, second, id } = await shortHire();
    const substitute = { id, quantity: 1, itemId: other.id, message: null, actorId, now: NOW };
    await solveBySubstitute(site.context, substitute);
    await inTransaction(db, (tx) => changeOwned(tx, { itemId: other.id, by: 1, now: NOW }));
    site.clock.move(1_000);
    const third = await site.reserved([[other.id, 1]]);
    await inTransaction(db, (tx) => changeOwned(tx, { itemId: other.id, by: -1, now: NOW }));
    const [short] = await openOf(third.id);
    const taken = { id: short?.id ?? "", quantity: 1, donorId: second.id, actorId, now: NOW };
    expect(await solveFromHire(db, taken)).toMatchObject({ ok: true });
    expect(await openOf(second.id)).toMatchObject([{ itemId: item.id, quantity: 1 }]);
    expect(await claimsOf(third.id)).toEqual([[other.id, null, 1]]);
  });

  it("not with pieces that are prepared for the other hire already", async () => {
    const { site, item, first, id } = await shortHire();
    await site.scan(first.id, "prepare", { itemId: item.id, quantity: 2 });
    expect(await solveFromHire(db, { id, quantity: 1, donorId: first.id, actorId, now: NOW })).toMatchObject({
      error: { kind: "not-there" },
    });
  });

  it("and the page offers each way that there is", async () => {
    const { other, first, id } = await shortHire();
    const query = { view: "all", search: "", page: 1 } as const;
    const { shortages } = await listShortages(db, query, { viewerId: actorId, now: NOW });
    const ways = await listShortageWays(db, shortages, NOW);
    expect(ways[id]).toEqual({
      substitutes: [{ id: other.id, name: "Other spot", free: 1 }],
      donors: [
        {
          id: first.id,
          number: first.number,
          customer: first.name,
          startsAt: first.startsAt,
          endsAt: first.endsAt,
        },
      ],
    });
  });
});
