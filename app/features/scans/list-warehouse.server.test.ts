import { expect, it } from "vitest";
import { DAY_MS } from "#app/lib/time/clock.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { WEEK } from "#tests/support/hire/claims.ts";
import { scansOn } from "#tests/support/hire/scans.ts";
import { listWarehouse } from "./list-warehouse.server.ts";

const db = await useTestDb();

it("marks what leaves or comes back today while something of it is to be paid, and names no sum", async () => {
  const site = scansOn(db);
  const stand = await site.item({ owned: 9 });
  const hire = await site.reserved([[stand.id, 1]]);
  const listed = async () => {
    const lists = await listWarehouse(db, { search: hire.number, now: site.clock.now() });
    return Object.values(lists).flat();
  };
  const moveTo = (at: Date) => site.clock.move(at.getTime() - site.clock.now().getTime());
  moveTo(new Date(WEEK.from.getTime() - DAY_MS));
  expect(await listed()).toMatchObject([{ unpaid: false }]);
  moveTo(WEEK.from);
  const [today] = await listed();
  expect(today).toMatchObject({ unpaid: true });
  expect(Object.values(today ?? {})).not.toContain(hire.total);
  await site.scan(hire.id, "out", { itemId: stand.id });
  expect(await listed()).toMatchObject([{ state: "out", unpaid: false }]);
  moveTo(new Date(WEEK.to.getTime() + DAY_MS));
  expect(await listed()).toMatchObject([{ late: true, unpaid: true }]);
  await site.payPart(hire.token, "balance");
  expect(await listed()).toMatchObject([{ late: true, unpaid: false }]);
});

it("what never left is no longer to go out once the rest is back and the return has passed", async () => {
  const site = scansOn(db);
  const [stand, lamp] = [await site.item({ owned: 9 }), await site.item({ owned: 9 })];
  const lines = [
    [stand.id, 1],
    [lamp.id, 1],
  ] as const;
  const hire = await site.reserved(lines);
  site.clock.move(Math.max(0, WEEK.from.getTime() - site.clock.now().getTime()));
  await site.scan(hire.id, "out", { itemId: stand.id });
  await site.scan(hire.id, "return", { itemId: stand.id });
  const leaving = async (now: Date) => {
    const { leaving } = await listWarehouse(db, { search: hire.number, now });
    return leaving.map(({ number }) => number);
  };
  expect(await leaving(site.clock.now())).toEqual([hire.number]);
  expect(await leaving(new Date(WEEK.to.getTime() + DAY_MS))).toEqual([]);
});
