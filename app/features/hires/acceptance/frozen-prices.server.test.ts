import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { hireItems } from "#app/db/schema/hire/fleet.ts";
import { hireLines } from "#app/db/schema/hire/hires.ts";
import { hireAcceptances, hireQuoteVersions } from "#app/db/schema/hire/quotes.ts";
import { changeOpeningHours } from "#app/features/enquiries/admin/change-opening-hours.server.ts";
import { getEditedHours } from "#app/features/opening-hours/opening-hours.server.ts";
import type { OpeningHours } from "#app/features/opening-hours/opening-hours.ts";
import { changeSetting } from "#app/features/settings/change-setting.server.ts";
import { getSettings } from "#app/features/settings/queries.server.ts";
import { cents } from "#app/lib/money.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { irish } from "#tests/support/hire/claims.ts";
import { createHireItem } from "#tests/support/hire/factories-hire.ts";
import { hiresOn } from "#tests/support/hire/hires.ts";
import { lateChargeOfHire, longerChargeOfHire } from "../payments/return-charges.server.ts";

const db = await useTestDb();

it("H14: a rate, VAT rate and price list that change after sending leave the quote and the hire as they were", async () => {
  const site = hiresOn(db);
  const draft = await site.quotes.draft();
  await site.quotes.send(draft.id);
  const before = (await site.quotes.view(draft.id)).sent;
  await db
    .update(hireItems)
    .set({ dayRateNet: cents(99_900), vatRate: 1_350, replacementNet: cents(1) })
    .where(eq(hireItems.id, draft.itemId));
  expect((await site.quotes.view(draft.id)).sent).toEqual(before);
  const done = await site.accept(draft.id);
  if (!done.ok) throw new Error(done.error.kind);
  const hire = await site.view(done.value.hireToken);
  expect(hire).toMatchObject({ total: before[0]?.total, settings: before[0]?.content.settings });
  const [line] = await db.select().from(hireLines).where(eq(hireLines.hireId, hire.id));
  expect(line).toMatchObject({ dayRateNet: 4_500, vatRate: 2_300 });
});

it("H14, E12: the late charge follows the rates, factors and hours of grace of the day of sending", async () => {
  const site = hiresOn(db);
  const itemId = (await createHireItem(db)).id;
  const hire = await site.accepted({
    lines: [{ kind: "item", itemId, quantity: 4 }],
    version: { startsAt: irish("2027-08-05T09:00"), endsAt: irish("2027-08-06T17:00") },
  });
  const late = irish("2027-08-09T11:00");
  const before = await lateChargeOfHire(db, hire, late);
  expect(before).toBe(18_000);
  await db
    .update(hireItems)
    .set({ dayRateNet: cents(99_900), vatRate: 900 })
    .where(eq(hireItems.id, itemId));
  const { hire: settings } = await getSettings(db);
  const steps = settings.steps.map((step) => ({ ...step, thousandths: step.thousandths * 2 }));
  const changed = { ...settings, steps, freeUntil: 12 * 60, minimumNet: cents(90_000) };
  await inTransaction(db, (tx) => changeSetting(tx, "hire", changed));
  expect(await lateChargeOfHire(db, await site.view(hire.token), late)).toBe(before);
});

it("H14, E12: days off and hours that change after sending leave the late and the longer hire as they were", async () => {
  const site = hiresOn(db);
  const itemId = (await createHireItem(db)).id;
  const hire = await site.accepted({
    lines: [{ kind: "item", itemId, quantity: 4 }],
    version: { startsAt: irish("2027-08-05T09:00"), endsAt: irish("2027-08-06T17:00") },
  });
  const late = irish("2027-08-09T11:00");
  const charges = async () => [
    await lateChargeOfHire(db, hire, late),
    (await longerChargeOfHire(db, hire, late))?.net,
  ];
  expect(await charges()).toEqual([18_000, 18_000]);
  const { hours } = await getEditedHours(db);
  const week = hours.week.map((day, at) => (at === 5 ? hours.week[0] : day)) as OpeningHours["week"];
  for (const change of [{ week }, { daysOff: ["2027-08-09"] }]) {
    const { version } = await getEditedHours(db);
    const now = site.clock.now();
    site.clock.move(1_000);
    const done = await changeOpeningHours(db, { hours: { ...hours, ...change }, version, actorId: "", now });
    expect(done).toMatchObject({ ok: true });
    expect(await charges()).toEqual([18_000, 18_000]);
  }
});

it("H22: the database itself refuses a change of any column of an acceptance, and of what was sent", async () => {
  const site = hiresOn(db);
  const hire = await site.accepted();
  const [row] = await db.select().from(hireAcceptances);
  if (!row) throw new Error("No acceptance");
  for (const change of [
    { name: "X" },
    { email: "x@example.ie" },
    { ip: "192.0.2.1" },
    { hash: "0".repeat(64) },
    { acceptedAt: new Date(0) },
    { termsVersion: "x" },
    { total: cents(1) },
  ])
    await expect(db.update(hireAcceptances).set(change)).rejects.toMatchObject({ cause: { code: "23001" } });
  for (const change of [{ content: {} }, { hash: "0".repeat(64) }, { expiresAt: new Date(0) }])
    await expect(
      db.update(hireQuoteVersions).set(change).where(eq(hireQuoteVersions.id, hire.versionId)),
    ).rejects.toMatchObject({ cause: { code: "23001" } });
  expect(await db.select().from(hireAcceptances)).toEqual([row]);
});
