import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { hires } from "#app/db/schema/hire/hires.ts";
import { auditLog } from "#app/db/schema/system/audit.ts";
import { cents } from "#app/lib/money.ts";
import { addMs, DAY_MS, MINUTE_MS } from "#app/lib/time/clock.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createUser } from "#tests/support/factories.ts";
import { hiresOn } from "#tests/support/hire/hires.ts";
import type { HireState } from "../hire-states.ts";
import { chargeHire } from "../payments/charge-hire.server.ts";
import { waiveHirePayment } from "../payments/recorded/waive-hire-payment.server.ts";
import { exportHires } from "./export-hires.server.ts";
import { type HireListView, hiresList } from "./hires-query.ts";
import { listHires } from "./list-hires.server.ts";

const db = await useTestDb();
const actorId = "staff-1";

it("shows what is to be paid of each hire, and lists those of which something is, and those that are back", async () => {
  const site = hiresOn(db);
  const list = async (view: HireListView) => {
    const query = hiresList.parse(new URLSearchParams({ view }));
    const { hires: found, matches } = await listHires(db, query, site.clock.now());
    expect(matches).toBe(found.length);
    return found.map(({ number, toPay }) => [number, Number(toPay)]);
  };
  const inState = async (state: HireState) => {
    const hire = await site.accepted();
    await site.payPart(hire.token, "deposit");
    await db.update(hires).set({ state }).where(eq(hires.id, hire.id));
    return site.view(hire.token);
  };
  const awaiting = await site.accepted();
  const [reserved, back, checked, charged, closed] = [
    await inState("reserved"),
    await inState("back"),
    await inState("checked"),
    await inState("checked"),
    await inState("closed"),
  ];
  for (const paid of [charged, closed]) await site.payPart(paid.token, "balance");
  await db
    .update(hires)
    .set({ security: cents(75_000) })
    .where(eq(hires.id, reserved.id));
  await db
    .update(hires)
    .set({ security: cents(75_000) })
    .where(eq(hires.id, back.id));
  const at = (await site.view(charged.token)).version;
  const charge = {
    charge: "lost",
    text: "",
    net: cents(10_000),
    vatRate: 2_300,
    fromSecurity: false,
  } as const;
  await chargeHire(site.context, { id: charged.id, version: at, actorId, ...charge });
  const rest = Number(reserved.money.balance.open);
  expect((await list("unpaid")).sort()).toEqual(
    [
      [awaiting.number, Number(awaiting.deposit)],
      [reserved.number, rest + 75_000],
      [back.number, rest],
      [checked.number, rest],
      [charged.number, 12_300],
    ].sort(),
  );
  expect((await list("returned")).map(([number]) => number).sort()).toEqual(
    [back, checked, charged].map(({ number }) => number).sort(),
  );
  const waived = { id: checked.id, version: checked.version, part: "balance", reason: "Rain" } as const;
  expect(await waiveHirePayment(site.context, { ...waived, actorId, limit: null })).toMatchObject({
    ok: true,
  });
  expect((await list("unpaid")).map(([number]) => number)).not.toContain(checked.number);
  expect((await list("all")).find(([number]) => number === closed.number)).toEqual([closed.number, 0]);
});

/** Hires named `name` that are collected and returned so many days from now, accepted in this order. */
async function madeOf(name: string, days: readonly (readonly [collected: number, returned: number])[]) {
  const site = hiresOn(db);
  const made = [];
  for (const [collected, returned] of days) {
    const now = site.clock.now();
    const version = { startsAt: addMs(now, collected * DAY_MS), endsAt: addMs(now, returned * DAY_MS) };
    made.push(await site.accepted({ name, version }));
    site.clock.move(MINUTE_MS);
  }
  return { site, made };
}

it("is in the order that the address names, and in that of its view where it names none", async () => {
  const { site, made } = await madeOf("Order", [
    [20, 40],
    [10, 50],
    [30, 35],
  ]);
  const order = async (ask: string) => {
    const query = hiresList.parse(new URLSearchParams(`search=Order&${ask}`));
    const { hires: found } = await listHires(db, query, site.clock.now());
    return found.map(({ id }) => made.findIndex((one) => one.id === id));
  };
  expect(await order("view=upcoming")).toEqual([1, 0, 2]);
  expect(await order("view=all")).toEqual([2, 1, 0]);
  expect(await order("view=all&sort=oldest")).toEqual([0, 1, 2]);
  expect(await order("view=all&sort=collection")).toEqual([1, 0, 2]);
  expect(await order("view=upcoming&sort=collection-latest")).toEqual([2, 0, 1]);
  expect(await order("view=upcoming&sort=return")).toEqual([2, 0, 1]);
  expect(await order("view=upcoming&sort=return-latest")).toEqual([1, 0, 2]);
  expect(await order("view=upcoming&sort=newest")).toEqual([2, 1, 0]);
});

it("lists what we deliver alone", async () => {
  const { site, made } = await madeOf("Driven", [
    [20, 40],
    [10, 50],
  ]);
  const [driven] = made;
  await db
    .update(hires)
    .set({ transport: "delivery" })
    .where(eq(hires.id, driven?.id ?? ""));
  const query = hiresList.parse(new URLSearchParams("search=Driven&transport=delivery"));
  const { hires: found, matches } = await listHires(db, query, site.clock.now());
  expect([matches, found.map(({ id }) => id)]).toEqual([1, [driven?.id]]);
  expect(hiresList.href(query)).toContain("transport=delivery");
});

it("H35: the file of a list has every hire once, no cell that a spreadsheet computes, and is written down", async () => {
  const { id } = await createUser(db);
  const { site, made } = await madeOf("=HYPERLINK(1)", [
    [20, 40],
    [10, 50],
  ]);
  const fileOf = async (ask: string) => {
    const query = hiresList.parse(new URLSearchParams(ask));
    const csv = await exportHires(db, query, { actorId: id, now: site.clock.now() });
    return csv
      .replace(/^\uFEFF/, "")
      .trim()
      .split("\r\n");
  };
  const [head, ...lines] = await fileOf("view=all&search=HYPERLINK&sort=collection");
  expect(head).toMatch(/^Hire,Status,.*,Total incl\. VAT,To pay$/);
  expect(lines.map((line) => line.split(",")[0])).toEqual([made[1]?.number, made[0]?.number]);
  const [second] = made;
  const sums = [Number(second?.total) / 100, Number(second?.deposit) / 100].join(",");
  expect(lines[1]).toMatch(/,awaiting-deposit,,"?'=HYPERLINK\(1\)"?,/);
  expect(lines[1]?.endsWith(`,${sums}`)).toBe(true);
  expect(await fileOf("view=cancelled&search=HYPERLINK")).toHaveLength(1);
  const entries = await db.select().from(auditLog).where(eq(auditLog.action, "hires.exported"));
  expect(entries).toMatchObject([
    { actorId: id, details: { rows: 2, view: "all" } },
    { actorId: id, details: { rows: 0, view: "cancelled" } },
  ]);
  // What was searched for may name a person.
  expect(JSON.stringify(entries)).not.toContain("HYPERLINK");
});
