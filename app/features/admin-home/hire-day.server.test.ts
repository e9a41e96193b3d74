import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { hires } from "#app/db/schema/hire/hires.ts";
import { hireSuppliers } from "#app/db/schema/hire/quotes.ts";
import { hireSubhires } from "#app/db/schema/hire/subhires.ts";
import { changeOwned } from "#app/features/claims/change-owned.server.ts";
import { hireBoard } from "#app/features/hires/board/board-query.ts";
import { getBoard } from "#app/features/hires/board/get-board.server.ts";
import { listPartlyOut } from "#app/features/hires/closing/pieces-to-go.server.ts";
import { hiresList } from "#app/features/hires/list/hires-query.ts";
import { listHires } from "#app/features/hires/list/list-hires.server.ts";
import { listWarehouse } from "#app/features/scans/list-warehouse.server.ts";
import { newId } from "#app/lib/ids.ts";
import { cents } from "#app/lib/money.ts";
import { addMs, DAY_MS, HOUR_MS } from "#app/lib/time/clock.ts";
import { explainStatements } from "#tests/support/database/explain.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { period } from "#tests/support/hire/claims.ts";
import { scansOn } from "#tests/support/hire/scans.ts";
import {
  listCollectionsOfDay,
  listDaySubhires,
  listReturnsOfDay,
  listToCheck,
  listToPrepare,
} from "./hire-day.server.ts";
import { getMenuCounts } from "./menu-counts.server.ts";
import { readHireDay } from "./read-hire-day.server.ts";

const db = await useTestDb();
const FIRST = period("2027-06-14T09:00", "2027-06-17T17:00");
const NEXT = period("2027-06-18T12:00", "2027-06-19T17:00");
const store = (now: Date) => readHireDay(db, { roles: ["store"], now });

it("H29: a late unit whose next hire begins today is listed with that hire before anybody asks", async () => {
  const site = scansOn(db);
  const lamp = await site.item({ kind: "serialised", owned: 1, name: "Spot" });
  const first = await site.reserved([[lamp.id, 1]], FIRST);
  const next = await site.reserved([[lamp.id, 1]], NEXT);
  site.clock.move(FIRST.from.getTime() - site.clock.now().getTime());
  await site.scan(first.id, "out", { code: `${lamp.units[0]}` });
  site.clock.move(NEXT.from.getTime() - 4 * HOUR_MS - site.clock.now().getTime());
  const { warehouse } = await store(site.clock.now());
  expect(warehouse?.late).toMatchObject({ count: 1, hires: [{ number: first.number, pieces: 1 }] });
  expect(warehouse?.late.hires[0]?.endangers).toMatchObject([{ number: next.number, items: ["Spot"] }]);
  expect(warehouse?.collections.hires.map(({ number }) => number)).toEqual([next.number]);
  await site.scan(first.id, "return", { code: `${lamp.units[0]}` });
  expect((await store(site.clock.now())).warehouse?.late).toEqual({ hires: [], count: 0 });
});

it("the day begins and ends by Irish clocks, and what should have left before is still on it", async () => {
  const site = scansOn(db);
  const stand = await site.item({ owned: 50 });
  const hire = (from: string, to: string) => site.reserved([[stand.id, 1]], period(from, to));
  const left = await hire("2027-06-17T09:00", "2027-06-21T17:00");
  const early = await hire("2027-06-18T00:15", "2027-06-19T17:00");
  const late = await hire("2027-06-18T23:45", "2027-06-19T17:00");
  await hire("2027-06-19T00:00", "2027-06-20T17:00");
  const back = await hire("2027-06-16T09:00", "2027-06-18T23:45");
  site.clock.move(new Date("2027-06-18T08:00Z").getTime() - site.clock.now().getTime());
  await site.scan(back.id, "out", { itemId: stand.id });
  const { warehouse } = await store(site.clock.now());
  const numbers = (hires: readonly { readonly number: string }[] = []) => hires.map(({ number }) => number);
  expect(numbers(warehouse?.collections.hires)).toEqual([left.number, early.number, late.number]);
  expect(numbers(warehouse?.returns.hires)).toEqual([back.number]);
  await site.scan(back.id, "return", { itemId: stand.id });
  expect((await store(site.clock.now())).warehouse?.returns.hires).toMatchObject([{ state: "back" }]);
});

it("a hire of which a part left is among what is to go out until the rest is gone or stays", async () => {
  const site = scansOn(db);
  const [stand, lamp] = [await site.item({ owned: 9 }), await site.item({ owned: 9 })];
  const lines = [
    [stand.id, 5],
    [lamp.id, 3],
  ] as const;
  const hire = await site.reserved(lines, FIRST);
  const other = await site.reserved([[stand.id, 2]], FIRST);
  const now = () => site.clock.now();
  site.clock.move(FIRST.from.getTime() - now().getTime());
  const numbers = (of: readonly { readonly number: string }[]) => of.map(({ number }) => number);
  const lists = async () => {
    const { leaving, out } = await listWarehouse(db, { search: "", now: now() });
    const query = hiresList.parse(new URLSearchParams("view=upcoming"));
    const { hires } = await listHires(db, query, now());
    const { warehouse } = await store(now());
    return { leaving, out, upcoming: hires, today: warehouse?.collections.hires ?? [] };
  };
  await site.scan(hire.id, "out", { itemId: stand.id, quantity: 5 });
  const partly = await lists();
  const row = { number: hire.number, state: "out", isPartlyOut: true };
  expect(partly.leaving).toContainEqual(expect.objectContaining({ ...row, toGo: 3, needed: 8 }));
  expect(partly.out).toContainEqual(expect.objectContaining(row));
  expect(partly.upcoming).toContainEqual(expect.objectContaining(row));
  expect(partly.today).toContainEqual(expect.objectContaining(row));
  const query = hireBoard.parse(new URLSearchParams("rows=hires&from=2027-06-14"));
  const board = await getBoard(db, query, { viewerId: "", canOpen: () => true, now: now() });
  expect(board.subjects).toContainEqual(expect.objectContaining(row));
  expect(board.subjects.find(({ number }) => number === other.number)?.isPartlyOut).toBeFalsy();
  expect(await listPartlyOut(db, [hire.id, other.id], now())).toEqual(new Set([hire.id]));
  expect(partly.leaving).toContainEqual(expect.objectContaining({ number: other.number, toGo: 2 }));
  await site.scan(hire.id, "stays");
  const whole = await lists();
  for (const list of [whole.leaving, whole.upcoming]) expect(numbers(list)).not.toContain(hire.number);
  expect(whole.out).toContainEqual(expect.objectContaining({ number: hire.number, isPartlyOut: false }));
});

it("hires of the next seven days are listed and counted until they are prepared", async () => {
  const site = scansOn(db);
  const stand = await site.item({ owned: 9 });
  const now = new Date("2028-03-06T09:00Z");
  const hire = (from: string, to: string) => site.reserved([[stand.id, 1]], period(from, to));
  const before = (await getMenuCounts(db, now)).hires;
  await hire("2028-03-06T17:00", "2028-03-07T17:00");
  const next = await hire("2028-03-13T23:45", "2028-03-14T17:00");
  await hire("2028-03-14T00:00", "2028-03-15T17:00");
  const { warehouse } = await store(now);
  expect(warehouse?.toPrepare).toMatchObject({ count: 1, hires: [{ number: next.number }] });
  expect((await getMenuCounts(db, now)).hires).toBe(before + 2);
  await db.update(hires).set({ state: "ready" }).where(eq(hires.id, next.id));
  expect((await store(now)).warehouse?.toPrepare.count).toBe(0);
  expect((await getMenuCounts(db, now)).hires).toBe(before + 1);
});

it("what came back on another day is listed and counted until it is checked", async () => {
  const site = scansOn(db);
  const stand = await site.item({ owned: 9 });
  const hire = await site.reserved([[stand.id, 1]], period("2027-07-05T09:00", "2027-07-06T17:00"));
  site.clock.move(new Date("2027-07-05T09:00Z").getTime() - site.clock.now().getTime());
  await site.scan(hire.id, "out", { itemId: stand.id });
  const before = await getMenuCounts(db, site.clock.now());
  const listed = async () => {
    const { warehouse } = await store(new Date("2027-07-09T09:00Z"));
    return warehouse?.toCheck.hires.filter(({ id }) => id === hire.id);
  };
  expect(await listed()).toEqual([]);
  await site.scan(hire.id, "return", { itemId: stand.id });
  expect(await listed()).toMatchObject([{ number: hire.number, state: "back" }]);
  expect((await getMenuCounts(db, site.clock.now())).hires).toBe(before.hires + 1);
  await db.update(hires).set({ state: "checked" }).where(eq(hires.id, hire.id));
  expect(await listed()).toEqual([]);
  expect((await getMenuCounts(db, site.clock.now())).hires).toBe(before.hires);
});

it("a hire of which everything that left is back in time is not late, and waits until staff say what happened to the rest", async () => {
  const site = scansOn(db);
  const [stand, cable] = [await site.item({ owned: 9 }), await site.item({ owned: 9 })];
  const lines = [
    [stand.id, 2],
    [cable.id, 3],
  ] as const;
  const hire = await site.reserved(lines, period("2027-06-23T09:00", "2027-06-24T17:00"));
  site.clock.move(new Date("2027-06-23T09:00Z").getTime() - site.clock.now().getTime());
  await site.scan(hire.id, "out", { itemId: stand.id, quantity: 2 });
  await site.scan(hire.id, "return", { itemId: stand.id, quantity: 2 });
  const now = new Date("2027-06-26T09:00Z");
  const { warehouse } = await store(now);
  expect(warehouse?.late).toEqual({ hires: [], count: 0 });
  expect(warehouse?.returns.hires).toMatchObject([{ number: hire.number, keepsRest: true }]);
  const { out } = await listWarehouse(db, { search: hire.number, now });
  expect(out).toMatchObject([{ late: false, out: 0, back: 2, needed: 5 }]);
  site.clock.move(now.getTime() - site.clock.now().getTime());
  await site.scan(hire.id, "stays");
  expect((await store(now)).warehouse?.returns.hires).toEqual([]);
});

it("shortages, and sub-hires that come or go back today, are named without what they cost", async () => {
  const site = scansOn(db);
  const fader = await site.item({ owned: 2, name: "Console" });
  const hire = await site.reserved([[fader.id, 2]], NEXT);
  await inTransaction(db, (tx) => changeOwned(tx, { itemId: fader.id, by: -1, now: site.clock.now() }));
  const supplierId = newId();
  await db.insert(hireSuppliers).values({ id: supplierId, name: "Castlegar Lights" });
  const subhire = { supplierId, hireId: hire.id, itemId: fader.id, quantity: 1, costNet: cents(77_777) };
  const days = [
    ...([{ state: "confirmed", startsAt: NEXT.from, endsAt: NEXT.to }] as const),
    ...([{ state: "received", startsAt: FIRST.from, endsAt: NEXT.from }] as const),
    ...([{ state: "received", startsAt: FIRST.from, endsAt: NEXT.to }] as const),
    ...([{ state: "cancelled", startsAt: NEXT.from, endsAt: NEXT.to }] as const),
  ];
  await db.insert(hireSubhires).values(days.map((day) => ({ ...subhire, ...day })));
  const { warehouse } = await store(NEXT.from);
  expect(warehouse?.shortages).toMatchObject([{ item: "Console", quantity: 1, reference: hire.number }]);
  expect(warehouse?.subhires.map(({ state, what }) => [state, what])).toEqual([
    ["confirmed", "Console"],
    ["received", "Console"],
  ]);
  expect(JSON.stringify(warehouse)).not.toMatch(/77777|cents|Net/i);
});

it("sub-hires of hires that ended, or asked for until a day before, do not come", async () => {
  const site = scansOn(db);
  const fader = await site.item({ owned: 4, name: "Console" });
  const [hire, lapsed] = [
    await site.reserved([[fader.id, 1]], NEXT),
    await site.reserved([[fader.id, 1]], NEXT),
  ];
  await db.update(hires).set({ state: "lapsed" }).where(eq(hires.id, lapsed.id));
  const supplierId = newId();
  await db.insert(hireSuppliers).values({ id: supplierId, name: "Castlegar Lights" });
  const row = { supplierId, itemId: fader.id, state: "asked", costNet: cents(1) } as const;
  const [next, before] = [
    { startsAt: NEXT.from, endsAt: NEXT.to },
    { startsAt: FIRST.from, endsAt: addMs(NEXT.from, -DAY_MS) },
  ];
  await db.insert(hireSubhires).values([
    { ...row, ...next, hireId: hire.id, quantity: 1 },
    { ...row, ...next, hireId: lapsed.id, quantity: 2 },
    { ...row, ...before, hireId: hire.id, quantity: 3 },
    { ...row, ...before, hireId: hire.id, quantity: 4, orderedAt: FIRST.from },
  ]);
  const { warehouse } = await store(NEXT.from);
  expect(warehouse?.subhires.map(({ quantity }) => quantity)).toEqual([4, 1]);
});

it("each role sees its own part of the day", async () => {
  const now = NEXT.from;
  const parts = async (role: "sales" | "store" | "technician" | "editor") => {
    const { warehouse, inspections, opensHires } = await readHireDay(db, { roles: [role], now });
    return [warehouse !== null, inspections !== null, opensHires];
  };
  expect(await parts("sales")).toEqual([true, true, true]);
  expect(await parts("store")).toEqual([true, true, false]);
  expect(await parts("technician")).toEqual([false, true, false]);
  expect(await parts("editor")).toEqual([false, false, false]);
});

it.each([
  {
    list: listCollectionsOfDay,
    table: "hires",
    indexes: ["hires_state_starts", "hires_state_starts", "hires_starts"],
  },
  { list: listReturnsOfDay, table: "hires", indexes: ["hires_state_starts", "hires_ends"] },
  { list: listToPrepare, table: "hires", indexes: ["hires_starts"] },
  { list: listToCheck, table: "hires", indexes: ["hires_state_starts"] },
  {
    list: listDaySubhires,
    table: "hire_subhires",
    indexes: ["hire_subhires_to_come", "hire_subhires_open"],
  },
])("$list.name finds its rows by an index", async ({ list, table, indexes }) => {
  const [plan = ""] = await explainStatements(db, (tx) => list(tx, NEXT.from));
  // What a subquery reads for one row of the list comes after the list's own plan.
  const [own = ""] = plan.split(/^ +SubPlan /m);
  const scans = own.matchAll(/Index Scan (?:using|on) (\w+).*\n +Index Cond: /g);
  const used = [...scans].map(([, name = ""]) => name);
  expect(used.filter((name) => name.startsWith(table))).toEqual(indexes);
  expect(own).not.toContain(`Seq Scan on ${table}\n`);
});
