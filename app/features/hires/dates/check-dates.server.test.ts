import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { hireGroups, hireItems } from "#app/db/schema/hire/fleet.ts";
import type { Period } from "#app/features/claims/claims.ts";
import { newToken } from "#app/lib/ids.ts";
import { addMs, DAY_MS } from "#app/lib/time/clock.ts";
import { toIrishInput } from "#app/lib/time/irish-time.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { irish, period } from "#tests/support/hire/claims.ts";
import { createHireItem } from "#tests/support/hire/factories-hire.ts";
import { hiresOn } from "#tests/support/hire/hires.ts";
import { requestOfHire } from "../public/request-of-hire.server.tsx";
import {
  checkDates,
  checkRequests,
  describeTakenUnit,
  namesOfShort,
  replyToDates,
  replyToStaffDates,
} from "./check-dates.server.ts";
import { datesReply } from "./dates-text.ts";
import { moveHire } from "./move-hire.server.ts";

const db = await useTestDb();

test("H24: what a hire holds itself counts as free on new dates, what others hold does not", async () => {
  const site = hiresOn(db);
  const item = await createHireItem(db, { name: "Moving head", nameGa: "Solas gluaisteach", owned: 5 });
  const lines = [{ kind: "item", itemId: item.id, quantity: 4 }] as const;
  const hire = await site.accepted({ lines });
  const now = site.clock.now();
  const later = (days: number) => ({
    from: addMs(hire.startsAt, days * DAY_MS),
    to: addMs(hire.endsAt, days * DAY_MS),
  });
  const itself = await checkDates(db, hire, { period: later(1), now });
  expect(itself).toEqual({ short: [], unconfirmed: false });
  await site.accepted({ lines, version: { startsAt: later(30).from, endsAt: later(30).to } });
  const taken = await checkDates(db, hire, { period: later(29), now });
  expect(taken?.short).toEqual([
    { name: "Moving head", nameGa: "Solas gluaisteach", quantity: 4, available: 1 },
  ]);
  expect(taken && datesReply("en", taken)).toEqual({
    text: "Not everything is free on these dates. Moving head: 1 of 4 free.",
    isFree: false,
  });
  expect(taken && datesReply("ga", taken).text).toContain("Solas gluaisteach");

  const [from, to] = [toIrishInput(later(29).from), toIrishInput(later(29).to)];
  const ask = { id: hire.id, version: hire.version, actorId: "staff", from, to, now };
  expect(await moveHire(site.context, ask)).toMatchObject({ ok: false, error: { kind: "short" } });
  expect(await namesOfShort(db, ask)).toBe("Moving head: 1 of 4 free");
});

test("a hire that cannot move because its unit is promised elsewhere names the unit and what has it", async () => {
  const site = hiresOn(db);
  const item = await createHireItem(db, { kind: "serialised", name: "Moving head", owned: 3 });
  const [unitNumber = 0] = item.units;
  const lines = [{ kind: "item", itemId: item.id, quantity: 1, unitNumber }] as const;
  const hire = await site.accepted({ lines });
  const period = {
    startsAt: addMs(hire.startsAt, 7 * DAY_MS),
    endsAt: addMs(hire.endsAt, 7 * DAY_MS),
  };
  const other = await site.accepted({ lines, version: period });
  const [from, to] = [toIrishInput(period.startsAt), toIrishInput(period.endsAt)];
  const ask = { id: hire.id, version: hire.version, actorId: "staff", from, to, now: site.clock.now() };
  const moved = await moveHire(site.context, ask);
  if (moved.ok || moved.error.kind !== "unit-taken") throw new Error("Moved");
  expect(await describeTakenUnit(db, moved.error)).toBe(
    `Unit ${unitNumber} is promised to another hire on these dates (Moving head, ${other.number}).`,
  );
});

test("an open request for other dates has its answer, one that was for a fault has none", async () => {
  const site = hiresOn(db);
  const hire = await site.accepted();
  const period = { from: addMs(hire.startsAt, DAY_MS), to: addMs(hire.endsAt, DAY_MS) };
  const context = { ...site.context, clientAddress: "192.0.2.9" };
  await requestOfHire(context, { hire, kind: "dates", text: "", period, postKey: newToken() });
  await requestOfHire(context, { hire, kind: "fault", text: "Broken", period: null, postKey: newToken() });
  const seen = await site.view(hire.token);
  const wanted = seen.requests.find(({ kind }) => kind === "dates")?.id ?? "";
  const now = site.clock.now();
  expect(await checkRequests(db, seen, now)).toEqual({ [wanted]: { short: [], unconfirmed: false } });
  expect(await checkRequests(db, seen, addMs(period.to, DAY_MS))).toEqual({});
});

test("dates of a hire that has not left say what they cost more or less than was accepted", async () => {
  const site = hiresOn(db);
  const hire = await site.accepted({
    version: { startsAt: irish("2027-08-05T09:00"), endsAt: irish("2027-08-06T17:00") },
  });
  expect(hire.net).toBe(13_500);
  const shown = async (from: string, to: string, reply = replyToDates) => {
    const value = period(from, to);
    return (await reply(db, hire, { period: { ok: true, value }, locale: "en", now: site.clock.now() }))
      ?.text;
  };
  const longer = ["2027-08-03T09:00", "2027-08-05T17:00"] as const;
  expect(await shown(...longer)).toContain("They cost €55.35 more, VAT included.");
  expect(await shown(...longer, replyToStaffDates)).toContain("these dates cost €45.00 net more");
  expect(await shown("2027-08-05T09:00", "2027-08-05T17:00")).toContain(
    "They cost €55.35 less, VAT included.",
  );
  expect(await shown("2027-08-10T09:00", "2027-08-11T17:00")).toBe(
    "Everything is free on these dates at this moment.",
  );
});

test("dates of a hire that staff moved are priced against its own, at the price that was accepted", async () => {
  const site = hiresOn(db);
  const hire = await site.accepted({
    version: { startsAt: irish("2027-08-05T09:00"), endsAt: irish("2027-08-06T17:00") },
  });
  const now = site.clock.now();
  const [from, to] = ["2027-08-03T09:00", "2027-08-05T17:00"];
  const ask = { id: hire.id, version: hire.version, actorId: "staff", from, to, now };
  expect((await moveHire(site.context, ask)).ok).toBe(true);
  const moved = await site.view(hire.token);
  const shown = async (value: Period) =>
    (await replyToDates(db, moved, { period: { ok: true, value }, locale: "en", now }))?.text;
  expect(await shown(period(from, to))).toBe("Everything is free on these dates at this moment.");
  expect(await shown(period(from, "2027-08-04T17:00"))).toContain("They cost €55.35 less, VAT included.");
});

test("dates that only staff can confirm have a price for staff alone", async () => {
  const site = hiresOn(db);
  const hire = await site.accepted({
    version: { startsAt: irish("2027-08-05T09:00"), endsAt: irish("2027-08-06T17:00") },
  });
  const [item] = await db.select().from(hireItems).where(eq(hireItems.id, hire.itemId));
  await db
    .update(hireGroups)
    .set({ live: false })
    .where(eq(hireGroups.id, item?.groupId ?? ""));
  const value = period("2027-08-03T09:00", "2027-08-05T17:00");
  const typed = { period: { ok: true, value }, locale: "en", now: site.clock.now() } as const;
  const reply = { text: "We confirm by hand whether these dates are possible.", isFree: false };
  expect(await replyToDates(db, hire, typed)).toEqual(reply);
  const staff = await replyToStaffDates(db, hire, typed);
  expect(staff?.text).toContain(`${reply.text} At the accepted rates these dates cost €45.00 net more.`);
});
