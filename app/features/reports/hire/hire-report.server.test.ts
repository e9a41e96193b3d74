import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { fleetMovements } from "#app/db/schema/hire/fleet.ts";
import { hires } from "#app/db/schema/hire/hires.ts";
import { hireQuotes, hireSuppliers } from "#app/db/schema/hire/quotes.ts";
import { hireSubhires } from "#app/db/schema/hire/subhires.ts";
import { changeOwned } from "#app/features/claims/change-owned.server.ts";
import { getHireMargin as marginOfHire } from "#app/features/hires/subhires/list-subhires.server.ts";
import { newId } from "#app/lib/ids.ts";
import { cents } from "#app/lib/money.ts";
import { dayOfIso } from "#app/lib/time/irish-time.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { irish, period } from "#tests/support/hire/claims.ts";
import { scansOn } from "#tests/support/hire/scans.ts";
import { getHireReport } from "./get-hire-report.server.ts";
import { listShortageLoss } from "./hire-loss.server.ts";
import { hireMargin, sortItems, utilisationOf } from "./hire-report.ts";

const db = await useTestDb();
const range = { first: dayOfIso("2027-06-14") ?? 0, last: dayOfIso("2027-06-20") ?? 0 };
const DAYS = period("2027-06-14T09:00", "2027-06-16T17:00");
const report = (now: Date) => getHireReport(db, { range, step: "day", now });

/** An item that is owned from the first of June, with a clock that is moved to where the report is asked. */
async function siteWith(owned: number) {
  const site = scansOn(db);
  const item = await site.item({ owned, dayRateNet: cents(4_500) });
  await db.update(fleetMovements).set({ createdAt: irish("2027-06-01T00:00") });
  const moveTo = (text: string) => site.clock.move(irish(text).getTime() - site.clock.now().getTime());
  return { site, item, moveTo };
}

it("use is piece-hours with customers of piece-hours owned: agreed, early, late and at the edge of the range", async () => {
  const { site, item, moveTo } = await siteWith(10);
  const usedHours = async () => {
    const { items } = await report(site.clock.now());
    return items.find(({ itemId }) => itemId === item.id)?.usedHours ?? 0;
  };
  const one = await site.reserved([[item.id, 2]], DAYS);
  expect(await usedHours()).toBe(2 * 56);
  await site.reserved([[item.id, 1]], period("2027-06-20T12:00", "2027-06-22T17:00"));
  expect(await usedHours()).toBe(2 * 56 + 12);
  moveTo("2027-06-14T09:00");
  await site.scan(one.id, "out", { itemId: item.id, quantity: 2 });
  moveTo("2027-06-15T09:00");
  await site.scan(one.id, "return", { itemId: item.id });
  expect(await usedHours()).toBe(24 + 56 + 12);
  moveTo("2027-06-17T17:00");
  expect(await usedHours()).toBe(24 + 80 + 12);
  const { items } = await report(site.clock.now());
  const figures = items.find(({ itemId }) => itemId === item.id);
  expect(figures).toMatchObject({ owned: 10, ownedHours: 10 * 7 * 24 });
  expect(figures && utilisationOf(figures)).toBeCloseTo((24 + 80 + 12) / 1_680, 9);
});

it("pieces that came in the middle of a range are owned from then on", async () => {
  const { site, item } = await siteWith(4);
  await db.insert(fleetMovements).values({
    itemId: item.id,
    delta: 2,
    reason: "count" as const,
    createdAt: irish("2027-06-20T12:00"),
  });
  const { items } = await report(site.clock.now());
  expect(items.find(({ itemId }) => itemId === item.id)?.ownedHours).toBe(4 * 168 + 2 * 12);
});

it("late returns count by the agreed day, those still out as well", async () => {
  const { site, item, moveTo } = await siteWith(10);
  const one = await site.reserved([[item.id, 1]], DAYS);
  const two = await site.reserved([[item.id, 1]], DAYS);
  const punctual = await site.reserved([[item.id, 1]], DAYS);
  moveTo("2027-06-14T09:00");
  for (const { id } of [one, two, punctual]) await site.scan(id, "out", { itemId: item.id });
  moveTo("2027-06-16T17:00");
  await site.scan(punctual.id, "return", { itemId: item.id });
  moveTo("2027-06-16T20:00");
  await site.scan(one.id, "return", { itemId: item.id });
  moveTo("2027-06-17T17:00");
  expect((await report(site.clock.now())).now.late).toEqual({ returns: 2, hours: 3 + 24, charged: 0 });
});

it("what never left makes no return late", async () => {
  const { site, item, moveTo } = await siteWith(10);
  const hire = await site.reserved([[item.id, 2]], period("2027-06-17T09:00", "2027-06-18T17:00"));
  const before = (await report(irish("2027-06-20T09:00"))).now.late;
  moveTo("2027-06-17T09:00");
  await site.scan(hire.id, "out", { itemId: item.id });
  expect((await report(irish("2027-06-20T09:00"))).now.late.returns).toBe(before.returns + 1);
  moveTo("2027-06-18T16:00");
  await site.scan(hire.id, "return", { itemId: item.id });
  expect((await site.view(hire.token)).state).toBe("part-back");
  expect((await report(irish("2027-06-20T09:00"))).now.late).toEqual(before);
});

it("what was short is counted in days begun at the day rate, with the most pieces at one time", async () => {
  const { site, item } = await siteWith(4);
  await site.reserved([[item.id, 4]], DAYS);
  await inTransaction(db, (tx) => changeOwned(tx, { itemId: item.id, by: -3, now: site.clock.now() }));
  const { loss, now, before } = await report(site.clock.now());
  expect(loss).toMatchObject([{ itemId: item.id, most: 3, days: 3 * 3, lost: 9 * 4_500 }]);
  expect([now.lost, before.lost]).toEqual([9 * 4_500, 0]);
});

it("H10: a shortage has as many days over the ranges that cut it as in one, also where an Irish day has 25 hours", async () => {
  const { site, item } = await siteWith(4);
  await site.reserved([[item.id, 4]], period("2027-10-29T17:00", "2027-11-01T09:00"));
  await inTransaction(db, (tx) => changeOwned(tx, { itemId: item.id, by: -3, now: site.clock.now() }));
  const daysIn = async (first: string, last: string) => {
    const days = { first: dayOfIso(first) ?? 0, last: dayOfIso(last) ?? 0 };
    return (await listShortageLoss(db, days)).map(({ days, lost }) => [days, lost]);
  };
  expect(await daysIn("2027-10-29", "2027-11-01")).toEqual([[9, 9 * 4_500]]);
  // Clocks go back on the 31st.
  for (const day of ["2027-10-29", "2027-10-30", "2027-10-31"])
    expect(await daysIn(day, day)).toEqual([[3, 3 * 4_500]]);
  expect(await daysIn("2027-11-01", "2027-11-01")).toEqual([]);
});

it("the margin of a range is the sum of the margins of its hires", async () => {
  const { site, item } = await siteWith(50);
  const custom = { kind: "custom" as const, text: "Drape", quantity: 1, dayRateNet: cents(9_000) };
  const line = { kind: "item" as const, itemId: item.id, quantity: 3 };
  const version = { startsAt: DAYS.from, endsAt: DAYS.to };
  const one = await site.accepted({
    lines: [line, { ...custom, vatRate: 2_300, costNet: cents(3_300) }],
    version: { ...version, deposit: 0, crewNet: cents(20_000), ownCostNet: cents(11_100) },
  });
  const two = await site.accepted({ lines: [line], version: { ...version, deposit: 0 } });
  const cancelled = await site.accepted({ lines: [line], version: { ...version, deposit: 0 } });
  await db
    .update(hires)
    .set({ state: "cancelled", cancelledAt: site.clock.now() })
    .where(eq(hires.id, cancelled.id));
  const supplierId = newId();
  await db.insert(hireSuppliers).values({ id: supplierId, name: "Castlegar Lights" });
  const replaced = { itemId: item.id, state: "sent-back", reopenedShortage: true } as const;
  const subhire = { supplierId, startsAt: DAYS.from, endsAt: DAYS.to, quantity: 1 };
  const customLine = one.lines.find(({ kind }) => kind === "custom");
  await db.insert(hireSubhires).values([
    { ...subhire, hireId: one.id, lineId: customLine?.id ?? null, costNet: cents(4_000), state: "confirmed" },
    { ...subhire, hireId: two.id, costNet: cents(1_234), state: "sent-back", out: 1, back: 1 },
    { ...subhire, hireId: two.id, costNet: cents(777), ...replaced },
    // No item is short again of what a line in words was to have.
    { ...subhire, hireId: two.id, costNet: cents(888), state: "sent-back" },
    { ...subhire, hireId: two.id, costNet: cents(9_999), state: "asked" },
  ]);
  const { margin } = (await report(site.clock.now())).now;
  const now = site.clock.now();
  const each = [await marginOfHire(db, one.id, now), await marginOfHire(db, two.id, now)];
  expect(margin).toEqual({
    hires: 2,
    net: each.reduce((sum, { net }) => sum + net, 0),
    subhires: 6_122,
    ownCosts: each.reduce((sum, { ownCosts }) => sum + ownCosts, 0),
  });
  expect(hireMargin(margin)).toBe(each.reduce((sum, one) => sum + one.margin, 0));
});

it("quotes are counted by when they were first sent, and expire by the clock", async () => {
  const { site, item, moveTo } = await siteWith(50);
  moveTo("2027-06-14T10:00");
  const lines = [{ kind: "item" as const, itemId: item.id, quantity: 1 }];
  const week = period("2027-08-02T09:00", "2027-08-03T17:00");
  const sent: string[] = [];
  for (let n = 0; n < 4; n++) {
    const draft = await site.quotes.draft({ lines, version: { startsAt: week.from, endsAt: week.to } });
    await site.quotes.send(draft.id, { now: site.clock.now() });
    sent.push(draft.id);
  }
  expect((await site.accept(sent[0] ?? "")).ok).toBe(true);
  await db
    .update(hireQuotes)
    .set({ state: "declined" })
    .where(eq(hireQuotes.id, sent[1] ?? ""));
  const open = { sent: 4, accepted: 1, declined: 1, expired: 0, withdrawn: 0 };
  expect((await report(site.clock.now())).now.quotes).toEqual(open);
  expect((await report(irish("2027-12-01T09:00"))).now.quotes).toEqual({ ...open, expired: 2 });
});

it("items are sorted by income, most use or least use; what has no use is last where use decides", () => {
  const item = (name: string, usedHours: number, ownedHours: number, income: number) => ({
    name,
    usedHours,
    ownedHours,
    hires: 0,
    income: cents(income),
  });
  const items = [item("idle", 0, 10, 5), item("kit", 0, 0, 9), item("busy", 9, 10, 7)];
  const names = (order: "income" | "use" | "idle") => sortItems(items, order).map(({ name }) => name);
  expect(names("income")).toEqual(["kit", "busy", "idle"]);
  expect(names("use")).toEqual(["busy", "idle", "kit"]);
  expect(names("idle")).toEqual(["idle", "busy", "kit"]);
});
