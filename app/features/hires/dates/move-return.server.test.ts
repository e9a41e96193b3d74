import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { assets } from "#app/db/schema/hire/assets.ts";
import { hires } from "#app/db/schema/hire/hires.ts";
import { inspections } from "#app/db/schema/hire/inspections.ts";
import { auditLog } from "#app/db/schema/system/audit.ts";
import { outboxMails } from "#app/db/schema/system/mail.ts";
import { addMs, DAY_MS } from "#app/lib/time/clock.ts";
import { toIrishInput } from "#app/lib/time/irish-time.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { claimsOn, period } from "#tests/support/hire/claims.ts";
import { sendFurther } from "#tests/support/hire/further-version.ts";
import { scansOn } from "#tests/support/hire/scans.ts";
import { lateChargeOfHire } from "../payments/return-charges.server.ts";
import { readWantedPeriod } from "../public/wanted-period.ts";
import { checkDates } from "./check-dates.server.ts";
import { moveHire } from "./move-hire.server.ts";

const db = await useTestDb();
const { promise, available } = claimsOn(db);
const actorId = "staff-1";
const NEXT = period("2027-06-21T09:00", "2027-06-23T17:00");

const mailsOf = (hireId: string) => db.select().from(outboxMails).where(eq(outboxMails.subjectId, hireId));

describe("a hire that is out", () => {
  /** A hire of 4 of 10 pieces from 14 to 18 June 2027 that has left the store, two days after its collection. */
  async function running({ offered = false } = {}) {
    const site = scansOn(db);
    const item = await site.item({ owned: 10 });
    const hire = await site.reserved([[item.id, 4]]);
    site.clock.move(hire.startsAt.getTime() - site.clock.now().getTime());
    if (offered) await sendFurther(site, db, await site.view(hire.token), { quantity: 4, dates: NEXT });
    await site.scan(hire.id, "prepare", { itemId: item.id, quantity: 4 });
    await site.scan(hire.id, "hand-over");
    site.clock.move(2 * DAY_MS);
    const now = site.clock.now();
    const view = await site.view(hire.token);
    return { site, view, itemId: item.id, ask: { id: hire.id, version: view.version, actorId, now } };
  }

  it("is kept longer where nothing else needs its gear: its return, its claims and what is free move", async () => {
    const { site, view, itemId, ask } = await running();
    expect(view.state).toBe("out");
    expect(await available(itemId, NEXT, { now: ask.now })).toBe(10);
    expect(await moveHire(site.context, { ...ask, from: "", to: "2027-06-23T17:00" })).toMatchObject({
      ok: true,
    });
    const moved = await site.view(view.token);
    expect(moved).toMatchObject({
      startsAt: view.startsAt,
      endsAt: NEXT.to,
      total: view.total,
      state: "out",
    });
    expect(await available(itemId, NEXT, { now: ask.now })).toBe(6);
    expect(await site.pieces(view.id)).toEqual({ out: 4 });
    expect(await lateChargeOfHire(db, moved, NEXT.to)).toBe(0);
  });

  it.each([
    [
      "en",
      "Another return for your hire",
      "It was due on 18 June 2027, 17:00. It is now due on 23 June 2027, 17:00.",
      "It was due on 18 June 2027, 17:00. It is now due on 24 June 2027, 17:00.",
    ],
    [
      "ga",
      "Am eile tabhartha ar ais: d’ordú cíosa",
      "An t-am roimhe seo: 18 Meitheamh 2027, 17:00. An t-am nua: 23 Meitheamh 2027, 17:00.",
      "An t-am roimhe seo: 18 Meitheamh 2027, 17:00. An t-am nua: 24 Meitheamh 2027, 17:00.",
    ],
  ] as const)(
    "has one mail for moves of its return within a few minutes (%s)",
    async (locale, subject, words, later) => {
      const { site, view, ask } = await running();
      await db.update(hires).set({ locale }).where(eq(hires.id, view.id));
      const moveTo = async (to: string) => {
        const { version } = await site.view(view.token);
        return moveHire(site.context, { ...ask, version, from: "", to });
      };
      const mailed = async () => (await mailsOf(view.id)).filter(({ kind }) => kind === "hire-return-moved");
      expect(await moveTo(toIrishInput(view.endsAt))).toMatchObject({ ok: true });
      expect(await moveTo("2027-06-15T17:00")).toMatchObject({ ok: false });
      expect(await mailed()).toEqual([]);
      expect(await moveTo("2027-06-23T17:00")).toMatchObject({ ok: true });
      expect(await moveHire(site.context, { ...ask, from: "", to: "2027-06-23T17:00" })).toMatchObject({
        error: { kind: "conflict" },
      });
      const [mail, ...others] = await mailed();
      expect(others).toEqual([]);
      expect(mail).toMatchObject({ recipient: view.email, subject: `${subject} ${view.number}` });
      const text = mail?.text.replace(/\s+/g, " ");
      expect(text).toContain(words);
      expect(text).toContain(`/dry-hire/hire/${view.token}`);
      await moveTo("2027-06-24T17:00");
      const [last, ...more] = await mailed();
      expect(more).toEqual([]);
      expect(last?.text.replace(/\s+/g, " ")).toContain(later);
      await moveTo(toIrishInput(view.endsAt));
      expect(await mailed()).toEqual([]);
    },
  );

  it("is not kept longer onto gear that another was promised, also once it is late", async () => {
    const { site, view, itemId, ask } = await running();
    await promise({ lines: [{ itemId, quantity: 7 }], period: NEXT });
    const clash = await moveHire(site.context, { ...ask, from: "", to: "2027-06-23T17:00" });
    expect(clash).toMatchObject({ error: { kind: "short", items: [{ itemId, available: 3 }] } });
    expect(await site.view(view.token)).toMatchObject({ endsAt: view.endsAt, version: view.version });
    expect(await site.pieces(view.id)).toEqual({ out: 4 });
    const late = { ...ask, from: "", now: addMs(view.endsAt, DAY_MS) };
    expect(await moveHire(site.context, { ...late, to: "2027-06-23T17:00" })).toMatchObject({
      error: { kind: "short" },
    });
    expect(await moveHire(site.context, { ...late, to: "2027-06-20T17:00" })).toMatchObject({ ok: true });
  });

  it("counts the turnaround of what came back, and asks for no more than is still out", async () => {
    const { site, view, itemId, ask } = await running();
    await site.scan(view.id, "return", { itemId, quantity: 3 });
    await promise({ lines: [{ itemId, quantity: 9 }], period: NEXT });
    const { version } = await site.view(view.token);
    const longer = { ...ask, version, from: "", to: "2027-06-23T17:00" };
    const answer = await checkDates(db, await site.view(view.token), {
      period: { from: view.startsAt, to: NEXT.to },
      now: ask.now,
    });
    expect(answer).toMatchObject({ short: [] });
    expect(await moveHire(site.context, longer)).toMatchObject({ ok: true });
    expect(await available(itemId, NEXT, { now: ask.now })).toBe(0);
  });

  it("is not kept longer with a unit that is promised by its number", async () => {
    const site = scansOn(db);
    const { id: itemId, units } = await site.item({ kind: "serialised", owned: 2 });
    const hire = await site.reserved([[itemId, 1]]);
    site.clock.move(hire.startsAt.getTime() - site.clock.now().getTime());
    await site.scan(hire.id, "out", { code: `${units[0]}` });
    const { version } = await site.view(hire.token);
    const ask = { id: hire.id, version, actorId, now: site.clock.now(), from: "" };
    await promise({ lines: [{ itemId, quantity: 1, unitNumber: units[0] ?? 0 }], period: NEXT });
    const to = "2027-06-22T17:00";
    expect(await moveHire(site.context, { ...ask, to })).toMatchObject({
      error: { kind: "unit-taken", fault: "taken" },
    });
    expect(await moveHire(site.context, { ...ask, to: "2027-06-20T17:00" })).toMatchObject({ ok: true });
  });

  it("H30: does not keep lifting gear beyond its report, no more than it leaves without one", async () => {
    const site = scansOn(db);
    const { id: itemId, units } = await site.item({ kind: "serialised", owned: 1, lifting: "equipment" });
    const [unit = 0] = units;
    const hire = await site.reserved([[itemId, 1]]);
    const [asset] = await db.select().from(assets).where(eq(assets.unitNumber, unit));
    const report = { scheme: "ga1", doneOn: "2026-12-20", dueOn: "2027-06-20", passed: true } as const;
    await db.insert(inspections).values({ ...report, assetId: asset?.id ?? "", person: "Síle" });
    site.clock.move(hire.startsAt.getTime() - site.clock.now().getTime());
    await site.scan(hire.id, "out", { code: `${unit}` });
    const { version, state } = await site.view(hire.token);
    expect(state).toBe("out");
    const ask = { id: hire.id, version, actorId, now: site.clock.now(), from: "" };
    expect(await moveHire(site.context, { ...ask, to: "2027-06-21T17:00" })).toMatchObject({
      error: { kind: "inspection", unitNumber: unit },
    });
    expect(await moveHire(site.context, { ...ask, to: "2027-06-20T17:00" })).toMatchObject({ ok: true });
  });

  it("ended the version that was sent before it left: no move of its return says so", async () => {
    const { site, view, ask } = await running({ offered: true });
    expect(await moveHire(site.context, { ...ask, from: "", to: "2027-06-24T17:00" })).toMatchObject({
      ok: true,
    });
    const isEnded = and(eq(auditLog.subjectId, view.quoteId), eq(auditLog.action, "quote.version-ended"));
    expect(await db.$count(auditLog, isEnded)).toBe(0);
  });

  it("keeps its collection, and comes back in time to come", async () => {
    const { site, view, ask } = await running();
    const moved = (from: string, to: string) => moveHire(site.context, { ...ask, from, to });
    expect(await moved("2027-06-15T09:00", "2027-06-23T17:00")).toMatchObject({ error: { kind: "out" } });
    expect(await moved("", "2027-06-15T17:00")).toMatchObject({ error: { kind: "return-past" } });
    expect(await moved("", "2027-06-10T17:00")).toMatchObject({ error: { kind: "return-past" } });
    const asked = (to: string) => readWantedPeriod(view, { from: "", to }, ask.now);
    expect(asked("2027-06-15T17:00")).toMatchObject({ error: { kind: "return-past" } });
    expect(asked("2027-06-23T17:00")).toEqual({ ok: true, value: { from: view.startsAt, to: NEXT.to } });
    expect(await moved(toIrishInput(view.startsAt), "2027-06-17T17:00")).toMatchObject({ ok: true });
  });
});
