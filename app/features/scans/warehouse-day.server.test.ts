import { and, eq, inArray, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { listRows } from "#app/db/client.server.ts";
import { assets } from "#app/db/schema/hire/assets.ts";
import { hireClaims } from "#app/db/schema/hire/claims.ts";
import { hires } from "#app/db/schema/hire/hires.ts";
import { addMs, DAY_MS, HOUR_MS, MINUTE_MS } from "#app/lib/time/clock.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { NOW, WEEK } from "#tests/support/hire/claims.ts";
import { scansOn } from "#tests/support/hire/scans.ts";
import { newRandom } from "#tests/support/random.ts";
import { getWarehouseView } from "./get-warehouse-view.server.ts";
import { predict } from "./predict.ts";
import type { Scan } from "./scans.ts";

const db = await useTestDb();
const HIRES = 20;

/** Items of which live claims sum to more than is owned at some instant at which one of them begins: there must be none. */
async function overbooked(): Promise<readonly unknown[]> {
  return listRows(
    db,
    sql`select c.item_id, c.starts_at, sum(o.quantity) as taken, i.owned
      from hire_claims c join hire_items i on i.id = c.item_id
      join hire_claims o on o.item_id = c.item_id and o.starts_at <= c.starts_at and o.ends_at > c.starts_at
        and o.state in ('firm', 'out')
      where c.state in ('firm', 'out') group by c.id, c.item_id, c.starts_at, i.owned
      having sum(o.quantity) > i.owned`,
  );
}

it("a day of 20 hires: scans that are lost, late, doubled and out of order count once, and nothing is booked twice", async () => {
  const random = newRandom();
  const site = scansOn(db);
  const clamp = await site.item({ owned: 120, turnaroundMinutes: 60 });
  const lamp = await site.item({ kind: "serialised", owned: 45 });
  const jobs = [];
  for (let n = 0; n < HIRES; n++)
    jobs.push({
      hire: await site.reserved([
        [clamp.id, 4],
        [lamp.id, 2],
      ]),
      units: lamp.units.slice(n * 2, n * 2 + 2),
    });
  site.clock.move(WEEK.from.getTime() - NOW.getTime());
  const made: Scan[] = [];
  for (const [n, { hire, units }] of jobs.entries()) {
    const at = (minutes: number) => addMs(site.clock.now(), (n * 7 + minutes) * MINUTE_MS - 12 * HOUR_MS);
    const piece = (action: Scan["action"], quantity: number, minutes: number, change = {}) =>
      made.push(site.make(hire.id, action, { itemId: clamp.id, quantity, at: at(minutes), ...change }));
    const unit = (action: Scan["action"], number: number, minutes: number, change = {}) =>
      made.push(site.make(hire.id, action, { code: `${number}`, at: at(minutes), ...change }));
    for (const number of units) unit("out", number, 10);
    piece("out", 4, 12);
    for (const [which, number] of units.entries())
      unit("return", number, 300 + which, { condition: random(6) === 0 ? "damaged" : "good" });
    piece("return", 3, 310);
    piece("return", 1, 311, { condition: random(5) === 0 ? "missing" : "good" });
  }
  const queue = [...made, ...made.filter(() => random(3) === 0)];
  for (let left = queue.length; left > 1; left--) {
    const other = random(left);
    const [a, b] = [queue[left - 1], queue[other]];
    if (a && b) [queue[left - 1], queue[other]] = [b, a];
  }
  for (const scan of queue) {
    await site.send(scan);
    expect(await overbooked()).toEqual([]);
  }
  // What was refused because it came too early was taken when its turn came: every device tries no more.
  const states = await db
    .select({ state: hires.state })
    .from(hires)
    .where(
      inArray(
        hires.id,
        jobs.map(({ hire }) => hire.id),
      ),
    );
  expect(new Set(states.map(({ state }) => state))).toEqual(new Set(["back"]));
  for (const { hire } of jobs)
    expect((await site.view(hire.token)).lines).toMatchObject([{ out: 4 }, { out: 2 }]);
  const left = and(eq(hireClaims.kind, "hire"), inArray(hireClaims.state, ["firm", "out"]));
  expect(await db.$count(hireClaims, left)).toBe(0);
}, 240_000);

it("a device predicts what the server then says of counted pieces, of units on the list and of their case", async () => {
  const random = newRandom();
  const site = scansOn(db);
  const clamp = await site.item({ owned: 9 });
  const lamp = await site.item({ kind: "serialised", owned: 3 });
  const hire = await site.reserved([
    [clamp.id, 6],
    [lamp.id, 2],
  ]);
  const box = await site.item({ kind: "serialised", owned: 1 });
  const [boxNumber = 0] = box.units;
  const [{ id: caseId } = { id: "" }] = await db
    .select({ id: assets.id })
    .from(assets)
    .where(eq(assets.unitNumber, boxNumber));
  await db
    .update(assets)
    .set({ caseId })
    .where(inArray(assets.unitNumber, lamp.units.slice(0, 2)));
  const actions = ["prepare", "put-back", "out", "return"] as const;
  let cases = 0;
  for (let step = 0; step < 120; step++) {
    site.clock.move(MINUTE_MS);
    const action = actions[random(actions.length)] ?? "prepare";
    const what =
      random(2) === 0
        ? { itemId: clamp.id, quantity: 1 + random(3) }
        : { code: `${[...lamp.units, boxNumber, boxNumber][random(lamp.units.length + 2)]}` };
    const scan = site.make(hire.id, action, what);
    const view = await getWarehouseView(db, hire.id);
    if (!view) throw new Error("No such hire");
    const predicted = predict(view, scan);
    const answer = await site.send(scan);
    const after = await getWarehouseView(db, hire.id);
    if (answer.reason === "hire-state") break;
    if (predicted.reason === "unknown") continue;
    expect([step, action, what, predicted.reason]).toEqual([step, action, what, answer.reason]);
    expect(predicted.view.items).toEqual(after?.items);
    if (what.code === `${boxNumber}`) cases += 1;
  }
  expect(cases).toBeGreaterThan(0);
});

/** A device with its queue, as the browser keeps it: a batch is forgotten only when its answers arrived. */
interface Device {
  readonly queue: Scan[];
  /** The milliseconds that its clock is off. */
  readonly offMs: number;
}

it("H25 a day of 20 hires on three phones whose network is cut at random: every scan counts once, and the claims hold after every step", async () => {
  const random = newRandom();
  const site = scansOn(db);
  const clamp = await site.item({ owned: 100, turnaroundMinutes: 30 });
  const lamp = await site.item({ kind: "serialised", owned: 40 });
  const jobs: { readonly id: string; readonly token: string }[] = [];
  for (let n = 0; n < HIRES; n++)
    jobs.push(
      await site.reserved([
        [clamp.id, 5],
        [lamp.id, 2],
      ]),
    );
  site.clock.move(WEEK.from.getTime() - NOW.getTime());
  const devices: Device[] = [0, DAY_MS, -HOUR_MS].map((offMs) => ({ queue: [], offMs }));
  const deviceAt = (n: number) => devices[n % devices.length] ?? { queue: [], offMs: 0 };
  const now = ({ offMs }: Device) => addMs(site.clock.now(), offMs);
  const scan = (n: number, action: Scan["action"], change: Partial<Scan>) => {
    const [device, hire] = [deviceAt(n), jobs[n]];
    site.clock.move(MINUTE_MS);
    if (hire) device.queue.push(site.make(hire.id, action, { ...change, at: now(device) }));
  };
  /** Sends a batch of a device, unless the network is cut before it arrives or before its answers do. */
  const deliver = async (device: Device, cut: number) => {
    const batch = device.queue.slice(0, 4);
    if (cut === 0 || batch.length === 0) return;
    for (const one of batch) {
      await site.send(one, { sentAt: now(device) });
      expect(await overbooked()).toEqual([]);
    }
    if (cut !== 1) device.queue.splice(0, batch.length);
  };
  const settle = async (isCut: boolean) => {
    for (const device of devices) await deliver(device, isCut ? random(4) : 2);
  };
  const drain = async () => {
    while (devices.some(({ queue }) => queue.length > 0)) await settle(false);
  };
  for (let n = 0; n < HIRES; n++) {
    for (const number of lamp.units.slice(n * 2, n * 2 + 2)) scan(n, "prepare", { code: `${number}` });
    scan(n, "prepare", { itemId: clamp.id, quantity: 5 });
    scan(n, "hand-over", {});
    await settle(true);
  }
  await drain();
  for (const hire of jobs) expect(await site.pieces(hire.id)).toEqual({ out: 7 });
  site.clock.move(WEEK.to.getTime() - site.clock.now().getTime());
  const broken = new Set<number>();
  for (let n = 0; n < HIRES; n++) {
    for (const number of lamp.units.slice(n * 2, n * 2 + 2)) {
      const condition = random(5) === 0 ? "damaged" : "good";
      if (condition === "damaged") broken.add(number);
      scan(n, "return", { code: `${number}`, condition });
    }
    scan(n, "return", { itemId: clamp.id, quantity: 3 });
    scan(n, "return", { itemId: clamp.id, quantity: 2 });
    await settle(true);
  }
  await drain();
  for (const hire of jobs) expect((await site.view(hire.token)).state).toBe("back");
  for (const number of lamp.units)
    expect(await site.unitState(number)).toBe(broken.has(number) ? "repair" : "in-service");
  const left = and(eq(hireClaims.kind, "hire"), inArray(hireClaims.state, ["firm", "out"]));
  expect(await db.$count(hireClaims, left)).toBe(0);
}, 240_000);
