import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { assets } from "#app/db/schema/hire/assets.ts";
import { inspectionReminders, inspections } from "#app/db/schema/hire/inspections.ts";
import { outboxMails } from "#app/db/schema/system/mail.ts";
import { addMs, DAY_MS, HOUR_MS } from "#app/lib/time/clock.ts";
import { irishDayOf, isoDay } from "#app/lib/time/irish-time.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createHireItem } from "#tests/support/hire/factories-hire.ts";
import { scansOn } from "#tests/support/hire/scans.ts";
import { handClock, workContext } from "#tests/support/shop/work-context.ts";
import { listEndangeredHires } from "./list-endangered-hires.server.ts";
import { remindInspections } from "./remind-inspections.server.tsx";

const db = await useTestDb();
/** A Monday morning in working hours. */
const MONDAY = new Date("2027-05-10T10:00:00Z");
let clock = handClock(MONDAY);
let work = workContext(db, {}, clock);
beforeEach(() => {
  clock = handClock(MONDAY);
  work = workContext(db, { MAIL_TO: "staff@example.ie" }, clock);
});

/** A day so many days from the clock's. */
const day = (ahead: number) => isoDay(irishDayOf(clock.now()) + ahead);

async function inspect(number: number, dueOn: string, values: Partial<typeof inspections.$inferInsert> = {}) {
  const [asset] = await db.select().from(assets).where(eq(assets.unitNumber, number));
  const [row] = await db
    .insert(inspections)
    .values({
      assetId: asset?.id ?? "",
      scheme: "ga1",
      doneOn: "2026-05-01",
      dueOn,
      passed: true,
      person: "Síle",
      ...values,
    })
    .returning();
  return row?.id ?? "";
}

const mails = async () =>
  (await db.select().from(outboxMails).where(eq(outboxMails.kind, "inspections-due"))).map(
    ({ text }) => text,
  );

const hoists = (owned: number) => createHireItem(db, { kind: "serialised", owned, lifting: "equipment" });

describe("reminders of inspections", () => {
  it("name what is due and overdue in one mail, once each, and again once the due day has passed", async () => {
    const [a = 0, b = 0, c = 0, d = 0] = (await hoists(4)).units;
    await inspect(a, day(10));
    await inspect(b, day(-1));
    await inspect(c, day(31));
    await inspect(d, day(5), { passed: false, dueOn: null });
    for (let time = 0; time < 3; time += 1) await remindInspections(work);
    const [{ html = "" } = {}] = await db.select({ html: outboxMails.html }).from(outboxMails);
    expect(html.match(/(?<=<h2[^>]*>)[^<]+/g)).toEqual([expect.stringMatching(/^Overdue/), "Due soon"]);
    const [mail = "", ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toContain(`${a} ·`);
    expect(mail.indexOf(`${b} ·`)).toBeLessThan(mail.indexOf(`${a} ·`));
    for (const number of [c, d]) expect(mail).not.toContain(`${number} ·`);
    clock.move(11 * DAY_MS);
    await remindInspections(work);
    expect(await mails()).toHaveLength(2);
    expect(await db.$count(inspectionReminders)).toBe(4);
  });

  it("say of an overdue report GA1 that its unit does not leave, of a test under Reg. 81 that it takes a reason", async () => {
    const [hoist = 0] = (await hoists(1)).units;
    const { units } = await createHireItem(db, { kind: "serialised", owned: 1, electrical: true });
    await inspect(hoist, day(-1));
    await inspect(units[0] ?? 0, day(-2), { scheme: "reg81" });
    await remindInspections(work);
    const [{ html = "" } = {}] = await db.select({ html: outboxMails.html }).from(outboxMails);
    expect(html.split(/<h2[^>]*>/).slice(1)).toEqual([
      expect.stringMatching(new RegExp(`^Overdue GA1 reports: these units do not leave.*${hoist} ·`, "s")),
      expect.stringMatching(
        new RegExp(`^Overdue tests under Reg. 81: .* leave the store only with a reason.*${units[0]} ·`, "s"),
      ),
    ]);
  });

  it("leave out what a newer or corrected inspection has overtaken, and units that are gone", async () => {
    const [a = 0, b = 0, c = 0] = (await hoists(3)).units;
    await inspect(a, day(5));
    await inspect(a, day(200), { doneOn: "2027-05-01" });
    const wrong = await inspect(b, day(3));
    await inspect(b, day(300), { replacesId: wrong });
    await inspect(c, day(3));
    await db.update(assets).set({ state: "sold" }).where(eq(assets.unitNumber, c));
    await remindInspections(work);
    expect(await mails()).toEqual([]);
  });

  it("wait for working hours", async () => {
    const [a = 0] = (await hoists(1)).units;
    await inspect(a, day(3));
    clock.move(12 * HOUR_MS);
    await remindInspections(work);
    expect(await mails()).toEqual([]);
    clock.move(12 * HOUR_MS);
    await remindInspections(work);
    expect(await mails()).toHaveLength(1);
  });
});

describe("hires that lack inspected units", () => {
  it("H30: are listed before dispatch day, by their prepared unit or by the count of good ones", async () => {
    const site = scansOn(db);
    const item = await site.item({ kind: "serialised", owned: 2, lifting: "equipment", name: "Chain hoist" });
    const [unit = 0, other = 0] = item.units;
    const now = site.clock.now();
    const week = { from: addMs(now, 2 * DAY_MS), to: addMs(now, 5 * DAY_MS) };
    const hire = await site.reserved([[item.id, 2]], week);
    const ends = isoDay(irishDayOf(week.to));
    const list = () => listEndangeredHires(db, { now: site.clock.now() });
    expect(await list()).toMatchObject([{ number: hire.number, unit: null, needed: 2, good: 0 }]);
    await inspect(unit, ends);
    const second = await inspect(other, ends);
    expect(await list()).toEqual([]);
    await site.scan(hire.id, "prepare", { code: `${other}` });
    await db
      .update(inspections)
      .set({ dueOn: isoDay(irishDayOf(week.to) - 1) })
      .where(eq(inspections.id, second));
    expect(await list()).toMatchObject([{ number: hire.number, unit: other, needed: 1, good: 0 }]);
    expect(await listEndangeredHires(db, { now, hireId: hire.id })).toHaveLength(1);
  });
});
