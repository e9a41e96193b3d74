import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { hireClaims } from "#app/db/schema/hire/claims.ts";
import { hireItems } from "#app/db/schema/hire/fleet.ts";
import { hires } from "#app/db/schema/hire/hires.ts";
import { changeOwned } from "#app/features/claims/change-owned.server.ts";
import { openUnitBlock } from "#app/features/claims/units/unit-blocks.server.ts";
import { newId } from "#app/lib/ids.ts";
import { addMs, DAY_MS, HOUR_MS } from "#app/lib/time/clock.ts";
import { dayOfIso, startOfIrishDay } from "#app/lib/time/irish-time.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { irish, NOW } from "#tests/support/hire/claims.ts";
import { createHireGroup, createHireItem } from "#tests/support/hire/factories-hire.ts";
import { hiresOn } from "#tests/support/hire/hires.ts";
import { newRandom } from "#tests/support/random.ts";
import type { BoardBar, BoardRow } from "./board.ts";
import { hireBoard } from "./board-query.ts";
import { listBoard } from "./list-board.server.ts";

const db = await useTestDb();

const FIRST = dayOfIso("2027-06-01") ?? 0;

function ask(days = 60, now = NOW) {
  const range = { from: startOfIrishDay(FIRST), to: startOfIrishDay(FIRST + days) };
  return {
    range,
    now,
    overdueUntil: addMs(now, 32 * HOUR_MS),
    viewerId: "me",
    canOpen: (href: string) => href !== "",
  };
}

const board = (address = "", asked = ask()) =>
  listBoard(db, hireBoard.parse(new URLSearchParams(address)), asked);

const rowOf = (rows: readonly BoardRow[], id: string) => {
  const row = rows.find((one) => one.id === id);
  if (!row) throw new Error("No such row");
  return row;
};

/** Every statement that `work` sends. */
async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const session = db._.session as unknown as { prepareQuery: (...asked: readonly unknown[]) => unknown };
  const before = session.prepareQuery.bind(session);
  let count = 0;
  session.prepareQuery = (...asked) => {
    count += 1;
    return before(...asked);
  };
  try {
    await work();
  } finally {
    session.prepareQuery = before;
  }
  return count;
}

/** Claims of many items at random times, some of them blocks, some that are over or have lapsed. */
async function fillBoard(items: number, claims: number): Promise<void> {
  const random = newRandom();
  const { id: groupId } = await createHireGroup(db);
  const ids = Array.from({ length: items }, () => newId());
  await db.insert(hireItems).values(
    ids.map((id, n) => ({
      id,
      groupId,
      code: `ROW-${n}`,
      name: `Row ${String(n).padStart(3, "0")}`,
      slug: `row-${n}`,
      kind: "bulk" as const,
      owned: 10_000,
      dayRateNet: sql`1000`,
    })),
  );
  const kinds = ["hire", "hire", "turnaround", "maintenance", "expected"] as const;
  const states = ["firm", "provisional", "out", "released"] as const;
  const rows = Array.from({ length: claims }, () => {
    const startsAt = addMs(startOfIrishDay(FIRST), (random(90) - 20) * DAY_MS + random(24) * HOUR_MS);
    const kind = kinds[random(kinds.length)] ?? "hire";
    const state = kind === "hire" ? (states[random(states.length)] ?? "firm") : "firm";
    const expiresAt = state === "provisional" ? addMs(NOW, (random(2) * 2 - 1) * DAY_MS) : null;
    return {
      itemId: ids[random(ids.length)] ?? "",
      quantity: 1 + random(9),
      kind,
      state,
      startsAt,
      expiresAt,
      endsAt: addMs(startsAt, (1 + random(240)) * HOUR_MS),
      owner: "staff" as const,
      reference: "",
    };
  });
  for (let from = 0; from < rows.length; from += 1_000)
    await db.insert(hireClaims).values(rows.slice(from, from + 1_000));
}

test("500 rows of 60 days are one statement, and equal to what a naive count finds", async () => {
  await fillBoard(500, 4_000);
  const asked = ask();
  expect(await statementsOf(() => board("days=60", asked))).toBe(1);
  const { rows, matches } = await board("days=60", asked);
  expect([rows.length, matches]).toEqual([500, 500]);
  const claims = await db.select().from(hireClaims);
  const { now, overdueUntil, range } = asked;
  const live = claims.flatMap((claim) => {
    const counts =
      ["firm", "out"].includes(claim.state) ||
      (claim.state === "provisional" && (claim.expiresAt ?? now) > now);
    const runsOn = claim.state === "out" || (claim.state === "firm" && claim.kind === "maintenance");
    const to = runsOn && claim.endsAt <= now && claim.endsAt < overdueUntil ? overdueUntil : claim.endsAt;
    return counts && claim.startsAt < range.to && to > range.from ? [{ ...claim, to }] : [];
  });
  const sum = (bars: readonly BoardBar[]) => bars.reduce((total, { quantity }) => total + quantity, 0);
  for (const row of rows) {
    const own = live.filter(({ itemId }) => itemId === row.id);
    expect(sum(row.bars)).toBe(own.reduce((total, { quantity }) => total + quantity, 0));
    const instants = own.flatMap(({ startsAt }) => [Math.max(startsAt.getTime(), range.from.getTime())]);
    const takenAt = (at: number) =>
      own
        .filter(({ startsAt, to }) => startsAt.getTime() <= at && at < to.getTime())
        .reduce((n, one) => n + one.quantity, 0);
    expect(row.peak).toBe(Math.max(0, ...instants.map(takenAt)));
  }
});

test("a page beyond the last is the last", async () => {
  await fillBoard(501, 10);
  const last = await board("page=2");
  expect([last.rows.length, last.matches]).toEqual([1, 501]);
  expect(await board("page=9")).toEqual(last);
  await hiresOn(db).accepted();
  expect(await board("rows=hires&page=2")).toMatchObject({ rows: [{ kind: "hire" }], matches: 1 });
});

test("a hire has its bar with its buffers apart, its page, and can be moved until it is collected", async () => {
  const { id: groupId } = await createHireGroup(db, { prepMinutes: 60, turnaroundMinutes: 120 });
  const item = await createHireItem(db, { groupId, name: "Moving head", owned: 4 });
  const hire = await hiresOn(db).accepted({ lines: [{ kind: "item", itemId: item.id, quantity: 3 }] });
  const { rows, subjects } = await board();
  const [bar] = rowOf(rows, item.id).bars;
  expect(bar).toMatchObject({
    quantity: 3,
    coreFrom: hire.startsAt.getTime(),
    coreTo: hire.endsAt.getTime(),
  });
  expect(bar && bar.from < bar.coreFrom && bar.coreTo < bar.to).toBe(true);
  expect(rowOf(rows, item.id)).toMatchObject({ owned: 4, peak: 3, short: 0, late: 0 });
  const subject = bar && subjects[bar.subject];
  expect(subject).toMatchObject({
    number: hire.number,
    movable: true,
    version: hire.version,
    customer: "Máire Ní Bhriain",
  });
  expect(subject?.href).toBe(`/admin/hire/hires/${hire.id}`);

  const onlyStore = { ...ask(), canOpen: (href: string) => href.startsWith("/admin/hire/warehouse") };
  await db.update(hires).set({ state: "ready" }).where(eq(hires.id, hire.id));
  const seen = (await board("", onlyStore)).subjects[0];
  expect(seen).toMatchObject({ movable: false, href: `/admin/hire/warehouse/${hire.id}/prepare` });
  await db.update(hires).set({ state: "out" }).where(eq(hires.id, hire.id));
  expect((await board()).subjects[0]).toMatchObject({ movable: false, state: "out" });
});

test("H29: what is out past its return and what is short are counted in their rows, and found by one filter", async () => {
  const site = hiresOn(db);
  const late = await createHireItem(db, { name: "Late desk", owned: 2 });
  const short = await createHireItem(db, { name: "Short lamp", owned: 5 });
  const fine = await createHireItem(db, { name: "Fine cable" });
  const one = await site.accepted({ lines: [{ kind: "item", itemId: late.id, quantity: 2 }] });
  await site.accepted({ lines: [{ kind: "item", itemId: short.id, quantity: 4 }] });
  await site.accepted({ lines: [{ kind: "item", itemId: fine.id, quantity: 1 }] });
  await inTransaction(db, (tx) => changeOwned(tx, { itemId: short.id, by: -3, now: NOW }));
  await db.update(hires).set({ state: "out" }).where(eq(hires.id, one.id));
  await db.update(hireClaims).set({ state: "out" }).where(eq(hireClaims.ownerId, one.id));
  const after = ask(60, irish("2027-06-19T10:00"));
  const { rows } = await board("problems=yes", { ...after, now: addMs(one.endsAt, HOUR_MS) });
  const names = rows.map(({ name }) => name);
  expect(names).toContain("Late desk");
  expect(names).not.toContain("Fine cable");
  expect(rowOf(rows, late.id)).toMatchObject({ late: 2 });
  const before = await board("problems=yes");
  expect(before.rows.map(({ name }) => name)).toEqual(["Short lamp"]);
  expect(before.rows[0]).toMatchObject({ short: 2, peak: 2, owned: 2 });
  expect((await board("rows=hires&problems=yes")).rows).toHaveLength(1);
});

test("filters narrow the rows; other bars of a row stay and say that they were not asked for", async () => {
  const site = hiresOn(db);
  const item = await createHireItem(db, { name: "Moving head", code: "MH-350", owned: 9 });
  const other = await createHireItem(db, { name: "Cable" });
  const lines = [{ kind: "item", itemId: item.id, quantity: 2 }] as const;
  const cait = await site.accepted({ lines, name: "Cáit Ní Shé" });
  const sean = await site.accepted({
    lines,
    name: "Seán Ó Sé",
    version: { startsAt: irish("2027-06-20T09:00"), endsAt: irish("2027-06-21T09:00") },
  });
  await db.update(hires).set({ name: "Cáit Ní Shé" }).where(eq(hires.id, cait.id));
  await db.update(hires).set({ name: "Seán Ó Sé", assigneeId: null }).where(eq(hires.id, sean.id));
  const found = await board("search=Se%C3%A1n");
  expect(found.rows.map(({ name }) => name)).toEqual(["Moving head"]);
  expect(found.rows[0]?.bars.map(({ matched }) => matched)).toEqual([false, true]);
  expect((await board("search=mh-350")).rows[0]?.bars.every(({ matched }) => matched)).toBe(true);
  expect((await board("search=cable")).rows.map(({ id }) => id)).toEqual([other.id]);
  expect((await board("state=maintenance")).rows).toEqual([]);
  expect(
    (await board("assignee=none&state=firm")).matches +
      (await board("assignee=none&state=provisional")).matches,
  ).toBe(1);
  expect((await board("assignee=me")).rows).toEqual([]);
  expect((await board(`group=${other.groupId}`)).rows.map(({ id }) => id)).toEqual([other.id]);
  expect((await board(`category=${newId()}`)).rows).toEqual([]);
  const byHire = await board("rows=hires&search=mh-350");
  expect(byHire.rows.map(({ name, detail }) => [name, detail])).toEqual([
    [cait.number, "Cáit Ní Shé"],
    [sean.number, "Seán Ó Sé"],
  ]);
  expect((await board("rows=hires&search=cable")).rows).toEqual([]);
  expect(await statementsOf(() => board("rows=hires"))).toBe(1);
});

test("the search for a hire finds no repair of a unit that came back from it", async () => {
  const item = await createHireItem(db, { kind: "serialised", name: "Desk", owned: 2 });
  const [unitNumber = 0] = item.units;
  const block = { unitNumber, kind: "maintenance", from: NOW, to: null, actorId: null, now: NOW } as const;
  await inTransaction(db, (tx) => openUnitBlock(tx, { ...block, reference: "H-2027-0099" }));
  expect((await board()).subjects).toMatchObject([{ number: "H-2027-0099" }]);
  expect((await board("search=H-2027-0099")).rows).toEqual([]);
  expect((await board("state=maintenance")).rows).toHaveLength(1);
});

test("a unit that is not back from repair after its promised day is late", async () => {
  const item = await createHireItem(db, { kind: "serialised", name: "Desk", owned: 2 });
  const [unitNumber = 0] = item.units;
  const to = addMs(NOW, DAY_MS);
  const block = { unitNumber, kind: "maintenance", from: NOW, to, actorId: null, now: NOW } as const;
  await inTransaction(db, (tx) => openUnitBlock(tx, block));
  expect((await board("problems=yes")).rows).toEqual([]);
  const { rows } = await board("problems=yes", ask(60, addMs(to, HOUR_MS)));
  expect(rows).toMatchObject([{ name: "Desk", late: 1, bars: [{ kind: "maintenance", late: true }] }]);
});

test("the units of a serialised item unfold below it, each with the bars that name it", async () => {
  const item = await createHireItem(db, { kind: "serialised", name: "Desk", owned: 2 });
  const [first = 0, second = 0] = item.units;
  const lines = [{ kind: "item", itemId: item.id, quantity: 1, unitNumber: second }] as const;
  await hiresOn(db).accepted({ lines });
  const { rows } = await board(`units=${item.id}`);
  const at = rows.findIndex(({ id }) => id === item.id);
  expect(rows[at]).toMatchObject({ unfolded: true, peak: 1 });
  expect(rows.slice(at + 1, at + 3).map(({ name, bars }) => [name, bars.length])).toEqual([
    [String(first), 0],
    [String(second), 1],
  ]);
  expect(rowOf((await board()).rows, item.id).unfolded).toBe(false);
});
