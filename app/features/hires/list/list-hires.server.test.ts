import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { hires } from "#app/db/schema/hire/hires.ts";
import { cents } from "#app/lib/money.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { hiresOn } from "#tests/support/hire/hires.ts";
import type { HireState } from "../hire-states.ts";
import { chargeHire } from "../payments/charge-hire.server.ts";
import { waiveHirePayment } from "../payments/recorded/waive-hire-payment.server.ts";
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
