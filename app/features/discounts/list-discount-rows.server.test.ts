import { expect, it } from "vitest";
import { discounts } from "#app/db/schema/shop/discounts.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { discountsList } from "./discounts-query.ts";
import { exportDiscounts } from "./list-discount-rows.server.ts";

const db = await useTestDb();

it("the file names the first and the last Irish day of a code, as its form does", async () => {
  const code = { kind: "percent", percent: 1000 } as const;
  await db.insert(discounts).values([
    // The form's 1 to 30 June, and until 30 November.
    {
      ...code,
      code: "JUNE",
      startsAt: new Date("2027-05-31T23:00:00Z"),
      endsAt: new Date("2027-06-30T23:00:00Z"),
    },
    { ...code, code: "NOVEMBER", endsAt: new Date("2026-12-01T00:00:00Z") },
    { ...code, code: "ALWAYS" },
  ]);
  const csv = await exportDiscounts(db, discountsList.parse(new URLSearchParams()), new Date("2026-11-01"));
  const days = csv
    .split("\r\n")
    .slice(1, -1)
    .map((line) => line.split(","))
    .map(([name, , , , from, until]) => [name, from, until]);
  expect(days.sort()).toEqual([
    ["ALWAYS", "", ""],
    ["JUNE", "2027-06-01", "2027-06-30"],
    ["NOVEMBER", "", "2026-11-30"],
  ]);
});
