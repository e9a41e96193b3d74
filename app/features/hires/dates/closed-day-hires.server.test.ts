import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { hires } from "#app/db/schema/hire/hires.ts";
import type { WorkingHours } from "#app/features/opening-hours/working-hours.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { hiresOn } from "#tests/support/hire/hires.ts";
import { HOURS } from "#tests/support/hire/price-terms.ts";
import { listClosedDayHires } from "./closed-day-hires.server.ts";

const db = await useTestDb();
const site = hiresOn(db);
const HOLIDAY: WorkingHours = { ...HOURS, holidays: ["2027-06-14"] };

/** Both ends of a hire on a Monday or Saturday, and how the gear gets to the customer. */
async function hireOn(
  days: readonly [from: string, to: string],
  set: Partial<typeof hires.$inferInsert> = {},
) {
  const { id, token } = await site.accepted();
  await site.payPart(token, "deposit");
  const [startsAt, endsAt] = [new Date(`${days[0]}T08:00Z`), new Date(`${days[1]}T16:00Z`)];
  await db
    .update(hires)
    .set({ startsAt, endsAt, ...set })
    .where(eq(hires.id, id));
  return id;
}

it("lists what is still to be collected or returned on a closed day, and deliveries on days of work alone", async () => {
  const toCollect = await hireOn(["2027-06-14", "2027-06-15"]);
  const toDeliver = await hireOn(["2027-06-14", "2027-06-19"], { transport: "delivery" });
  const atWeekend = await hireOn(["2027-06-15", "2027-06-19"]);
  const out = await hireOn(["2027-06-14", "2027-06-19"], { state: "out" });
  await hireOn(["2027-06-15", "2027-06-16"]);
  await hireOn(["2027-06-14", "2027-06-15"], {
    state: "cancelled",
    cancelledAt: site.clock.now(),
    cancelledBy: "staff",
  });
  await hireOn(["2027-06-14", "2027-06-15"], { state: "awaiting-deposit", depositDueAt: site.clock.now() });
  const listed = await listClosedDayHires(db, HOLIDAY, site.clock.now());
  const days = listed.map(({ id, begins, ends }) => [
    id,
    ...[begins, ends].map((at) => at?.toISOString().slice(0, 10) ?? null),
  ]);
  expect(new Map(days.map(([id, ...ends]) => [id, ends]))).toEqual(
    new Map([
      [toCollect, ["2027-06-14", null]],
      [toDeliver, ["2027-06-14", null]],
      [out, [null, "2027-06-19"]],
      [atWeekend, [null, "2027-06-19"]],
    ]),
  );
});
